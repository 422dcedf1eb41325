import { useCatalog } from '@/components/language';
import { Button } from '@/components/ui/Button';

import { pictureOf } from './picture';
import type { PictureButton as Native, PictureButtonProps } from './PictureButton';
import { savePicture } from './savePicture';

export const PictureButton = (({ shapes, name, onShared }: PictureButtonProps) => {
  const { evening: text } = useCatalog();
  return (
    <Button
      kind="filled"
      icon="share"
      label={text.picture}
      testID="result-picture"
      onPress={() => void savePicture(pictureOf(shapes()), name).then(onShared)}
    />
  );
}) satisfies typeof Native;
