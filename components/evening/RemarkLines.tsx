import { Pressable, StyleSheet, View } from 'react-native';

import { useCatalog } from '@/components/language';
import { usePalette } from '@/components/theme';
import { Icon } from '@/components/ui/Icon';
import { Type } from '@/components/ui/Type';
import type { Remark } from '@/engine/europe/evening/story';
import type { Say } from '@/locales/say';

/** A handful of sentences; those about one moment lead back to it. */
export function RemarkLines({
  story,
  say,
  onShow,
}: {
  readonly story: readonly Remark[];
  readonly say: Say;
  readonly onShow?: (command: number) => void;
}) {
  const t = useCatalog();
  const palette = usePalette();
  return (
    <View>
      {story.map((remark) => {
        const { code, command } = remark;
        const sentence = t.evening.remark(remark, say);
        const look = [styles.line, { borderBottomColor: palette.line }];
        if (command === null || !onShow) {
          return (
            <View key={code} style={look} testID={`remark-${code}`}>
              <Type style={styles.words}>{sentence}</Type>
            </View>
          );
        }
        return (
          <Pressable
            key={code}
            role="button"
            accessibilityHint={t.evening.showMoment}
            onPress={() => onShow(command)}
            style={look}
            testID={`remark-${code}`}
          >
            <Type style={styles.words}>{sentence}</Type>
            <Icon name="map" size={18} colour={palette.quiet} />
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: 46,
    paddingVertical: 6,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  words: { flex: 1 },
});
