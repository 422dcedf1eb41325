import { StyleSheet, View } from 'react-native';

import { BoardPicture } from '@/components/boards/BoardPicture';
import { flawsOf, sizeOf, titleOf } from '@/components/boards/facts';
import { FlawList } from '@/components/boards/FlawList';
import { useCatalog, useLanguage } from '@/components/language';
import { Type } from '@/components/ui/Type';
import { readingOf } from '@/store/boards';
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
      <FlawList title={text.toSolve} sentences={errors} most={SHOWN} grave testID="import-errors" />
      <FlawList title={text.toCheck} sentences={warnings} most={SHOWN} testID="import-warnings" />
    </View>
  );
}

const styles = StyleSheet.create({ found: { gap: 8 } });
