import { useState } from 'react';

import { useCatalog } from '@/components/language';
import { Button } from '@/components/ui/Button';
import { NameSheet } from '@/components/ui/NameSheet';
import { Sheet } from '@/components/ui/Sheet';
import { useLibrary } from '@/store/library';
import type { SaveHeader } from '@/store/saves';
import { legible } from '@/locales/legible';

import { SAVES } from './files';
import { handOutSave } from './handing';

/** What can be done with a saved game besides playing it. */
export function GameSheet({
  save,
  onClose,
}: {
  readonly save: SaveHeader;
  readonly onClose: () => void;
}) {
  const t = useCatalog();
  const [renaming, setRenaming] = useState(false);
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  const { duplicate, remove, rename } = useLibrary.getState();
  if (renaming) {
    return (
      <NameSheet
        title={t.games.rename}
        label={t.games.newName}
        name={save.name}
        most={200}
        onKeep={(name) => rename(save.id, name)}
        onClose={onClose}
      />
    );
  }
  return (
    <Sheet
      title={legible(save.name, 80)}
      closeLabel={t.common.close}
      onClose={onClose}
      testID="game-sheet"
    >
      <Button label={t.games.rename} icon="pen" testID="rename" onPress={() => setRenaming(true)} />
      <Button
        label={t.games.duplicate}
        icon="copy"
        testID="duplicate"
        onPress={then(() => duplicate(save.id, t.games.copyOf(save.name)))}
      />
      <Button
        label={SAVES ? t.games.export : t.games.send}
        icon="crate"
        testID="export"
        onPress={then(() => void handOutSave(save))}
      />
      <Button
        label={t.games.delete}
        icon="trash"
        danger
        testID="delete"
        onPress={then(() => remove(save.id))}
      />
    </Sheet>
  );
}
