import { useEffect } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { articlePage, readAtTable } from '@/components/rules/reading';
import { useTableUi } from '@/components/table/ui';
import { useTable } from '@/components/table/useTable';
import { usePalette } from '@/components/theme';
import { IconButton } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Type } from '@/components/ui/Type';
import { useSettings } from '@/store/settings';

import { ARTICLE_OF_HINT, hintFor, type HintId } from './hints';

function markSeen(id: HintId): void {
  const { hintsSeen, change } = useSettings.getState();
  if (!hintsSeen.includes(id)) change({ hintsSeen: [...hintsSeen, id] });
}

/** Told once, in a line or two; the article is a tap away. */
export function HintCard() {
  const { events } = useTable();
  const mode = useTableUi((ui) => ui.mode);
  const seen = useSettings((settings) => settings.hintsSeen);
  const hint = hintFor(events, mode, seen);
  return hint ? <Card key={hint} id={hint} /> : null;
}

function Card({ id }: { readonly id: HintId }) {
  const { t } = useTable();
  const palette = usePalette();
  // Once the moment has passed the hint has been there, read or not.
  useEffect(() => () => markSeen(id), [id]);
  return (
    <View
      testID={`hint-${id}`}
      style={[styles.card, { backgroundColor: palette.card, borderColor: palette.gold }]}
    >
      <Pressable
        role="button"
        accessibilityHint={t.table.openRule}
        testID="hint-rule"
        style={styles.words}
        onPress={() => readAtTable(articlePage(ARTICLE_OF_HINT[id]))}
      >
        <Icon name="book" size={18} colour={palette.gold} />
        <Type size="small" style={styles.text} live>
          {t.hints.texts[id]}
        </Type>
      </Pressable>
      <IconButton
        icon="close"
        label={t.hints.dismiss}
        testID="hint-dismiss"
        onPress={() => markSeen(id)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    borderLeftWidth: 3,
    paddingLeft: 12,
    minHeight: 48,
  },
  words: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 44 },
  text: { flex: 1 },
});
