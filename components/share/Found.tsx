import { Image, StyleSheet, View } from 'react-native';

import { BoardPicture } from '@/components/boards/BoardPicture';
import { flawsOf, sizeOf, titleOf } from '@/components/boards/facts';
import { FlawList } from '@/components/boards/FlawList';
import { useCatalog, useLanguage } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Type } from '@/components/ui/Type';
import { readingOf } from '@/store/boards';
import type { PhotoFault } from '@/store/photoFile';
import type { Photo } from '@/store/photos';
import type { Shared } from '@/store/share';

const SHOWN = 6;

/** What was handed in: the board to look at before it is kept, or why it is none. */
export function Found({ shared }: { readonly shared: Shared }) {
  const t = useCatalog();
  const language = useLanguage();
  const { share: text } = t;
  if (!('file' in shared)) {
    const problems = 'problems' in shared ? shared.problems : [];
    return (
      <View style={styles.found} testID="import-refused">
        <Type bold tone="accent" live>
          {text.faults[shared.fault]}
        </Type>
        <FlawList
          sentences={flawsOf(problems, undefined, t, language).errors}
          most={SHOWN}
          testID="import-problems"
        />
      </View>
    );
  }
  const { file, problems } = shared;
  const title = titleOf(file, t);
  const { errors, warnings } = flawsOf(problems, file, t, language);
  return (
    <View style={styles.found} testID="import-found">
      <BoardPicture
        sketch={readingOf(file).sketch}
        label={t.boards.picture(title)}
        height={220}
        testID="picture-found"
      />
      <Type size="heading" serif bold center live>
        {title}
      </Type>
      <Type size="small" tone="quiet" center>
        {sizeOf(file, t)}
      </Type>
      {errors.length === 0 ? (
        <Type center testID="import-playable">
          {text.playable}
        </Type>
      ) : null}
      <WithPhoto photo={shared.photo} />
      <FlawList title={text.toSolve} sentences={errors} most={SHOWN} grave testID="import-errors" />
      <FlawList title={text.toCheck} sentences={warnings} most={SHOWN} testID="import-warnings" />
    </View>
  );
}

function WithPhoto({ photo }: { readonly photo: Photo | PhotoFault | undefined }) {
  const { share: text } = useCatalog();
  const palette = usePalette();
  if (photo === undefined) return null;
  if (typeof photo === 'string') {
    return (
      <Type size="small" tone="accent" center live testID="import-photo-refused">
        {text.photoFaults[photo]}
      </Type>
    );
  }
  return (
    <View style={styles.photo} testID="import-photo">
      <Image
        source={{ uri: photo.picture.url }}
        resizeMode="cover"
        aria-hidden
        style={[styles.picture, { borderColor: palette.line }]}
      />
      <Type size="small" tone="quiet" style={styles.words}>
        {text.hasPhoto}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  found: { gap: 8 },
  photo: { flexDirection: 'row', alignItems: 'center', alignSelf: 'center', gap: 12 },
  picture: { width: 96, height: 64, borderRadius: 6, borderWidth: StyleSheet.hairlineWidth },
  words: { flexShrink: 1 },
});
