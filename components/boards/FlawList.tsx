import { StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { Type } from '@/components/ui/Type';

/** Sentences under a heading, the first few of them. */
export function FlawList({
  title,
  sentences,
  most,
  grave = false,
  testID,
}: {
  readonly title?: string;
  readonly sentences: readonly string[];
  readonly most: number;
  readonly grave?: boolean;
  readonly testID: string;
}) {
  const t = useCatalog();
  if (sentences.length === 0) return null;
  const rest = sentences.length - most;
  return (
    <View style={styles.list} testID={testID}>
      {title ? (
        <Type bold tone={grave ? 'accent' : 'ink'}>
          {title}
        </Type>
      ) : null}
      {sentences.slice(0, most).map((sentence) => (
        <Type key={sentence} size="small">
          {`— ${sentence}`}
        </Type>
      ))}
      {rest > 0 ? (
        <Type size="small" tone="quiet">
          {t.boards.andMore(rest)}
        </Type>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: 4 } });
