import { Pressable, StyleSheet, View } from 'react-native';

import { useLanguage } from '@/components/language';
import { useRulebook } from '@/components/rulebook';
import { usePalette } from '@/components/theme';
import { Icon } from '@/components/ui/Icon';
import type { ArticleId } from '@/rules/articles';
import type { Found } from '@/rules/search';

import { Marked } from './Marked';

type Highlights = Found['highlights'];

const NO_HIGHLIGHTS: Highlights = [];
/** A snippet begins a little before what it is shown for. */
const BEFORE = 28;

interface Snippet {
  readonly text: string;
  readonly stretches: readonly { readonly start: number; readonly end: number }[];
}

/** The paragraph that answers, cut so that the first mark is in sight. */
function snippetOf(body: readonly string[], highlights: Highlights): Snippet {
  const first = highlights.find((mark) => mark.in !== 'title');
  const at = typeof first?.in === 'number' ? first.in : 0;
  const paragraph = body[at] ?? '';
  const space = first && first.start > BEFORE ? paragraph.indexOf(' ', first.start - BEFORE) : -1;
  const cut = space >= 0 && first && space < first.start ? space + 1 : 0;
  const lead = cut > 0 ? '…' : '';
  return {
    text: lead + paragraph.slice(cut),
    stretches: highlights
      .filter((mark) => mark.in === at && mark.start >= cut)
      .map(({ start, end }) => ({
        start: start - cut + lead.length,
        end: end - cut + lead.length,
      })),
  };
}

/** An article by its title, with its opening or the place that was looked for. */
export function ArticleRow({
  article,
  onPress,
  highlights = NO_HIGHLIGHTS,
  snippet = false,
}: {
  readonly article: ArticleId;
  readonly onPress: () => void;
  readonly highlights?: Highlights;
  readonly snippet?: boolean;
}) {
  const language = useLanguage();
  const palette = usePalette();
  const { TEXTS } = useRulebook();
  const { title, body } = TEXTS[language][article];
  const shown = snippet ? snippetOf(body, highlights) : null;
  const inTitle = highlights.filter((mark) => mark.in === 'title');
  return (
    <Pressable
      role="link"
      testID={`article-${article}`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.row,
        { borderBottomColor: palette.line },
        pressed && { opacity: 0.6 },
      ]}
    >
      <View style={styles.words}>
        <Marked text={title} stretches={inTitle} bold={snippet} />
        {shown ? (
          <Marked
            text={shown.text}
            stretches={shown.stretches}
            size="small"
            tone="quiet"
            lines={2}
          />
        ) : null}
      </View>
      <Icon name="forward" size={18} colour={palette.quiet} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: 46,
    paddingVertical: 7,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  words: { flex: 1, gap: 2 },
});
