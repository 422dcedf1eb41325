import { Pressable, StyleSheet } from 'react-native';

import { Ledger, type LedgerRow } from '@/components/charts/Ledger';
import { useTable } from '@/components/table/useTable';
import { usePalette } from '@/components/theme';
import { Icon } from '@/components/ui/Icon';
import { Type } from '@/components/ui/Type';
import type { TableCheck } from '@/engine/europe/check';
import type { PlayerCount } from '@/engine/europe/count';

import { stepOfDoubt, stepOfSuspicion, type Step } from './steps';

/** What the mirror finds odd about itself, each line leading to where it is settled. */
export function Findings({
  check,
  onGo,
}: {
  readonly check: TableCheck;
  readonly onGo: (step: Step) => void;
}) {
  const { state, t, say } = useTable();
  const { doubts, suspicions } = check;
  const impossible = doubts.filter(({ severity }) => severity === 'impossible');
  const unsure = doubts.filter(({ severity }) => severity === 'doubtful');
  if (doubts.length === 0 && suspicions.length === 0) {
    return <Type testID="check-fine">{t.check.fine}</Type>;
  }
  return (
    <>
      {impossible.length > 0 ? <Type bold>{t.check.odd}</Type> : null}
      {impossible.map((doubt, i) => (
        <Finding
          key={i}
          grave
          text={t.check.doubt(doubt, say)}
          testID={`doubt-${doubt.code}`}
          onPress={() => onGo(stepOfDoubt(doubt))}
        />
      ))}
      {unsure.length + suspicions.length > 0 ? <Type bold>{t.check.worth}</Type> : null}
      {unsure.map((doubt, i) => (
        <Finding
          key={i}
          text={t.check.doubt(doubt, say)}
          testID={`doubt-${doubt.code}`}
          onPress={() => onGo(stepOfDoubt(doubt))}
        />
      ))}
      {suspicions.map((suspicion, i) => (
        <Finding
          key={i}
          text={t.check.suspicion(suspicion, say)}
          testID={`suspicion-${suspicion.code}`}
          onPress={() => onGo(stepOfSuspicion(suspicion, state))}
        />
      ))}
    </>
  );
}

function Finding({
  text,
  grave = false,
  onPress,
  testID,
}: {
  readonly text: string;
  readonly grave?: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}) {
  const palette = usePalette();
  return (
    <Pressable
      role="button"
      onPress={onPress}
      testID={testID}
      style={[styles.finding, { borderBottomColor: palette.line }]}
    >
      <Icon
        name={grave ? 'warn' : 'info'}
        size={22}
        colour={grave ? palette.accent : palette.quiet}
      />
      <Type style={styles.text}>{text}</Type>
      <Icon name="forward" size={16} colour={palette.quiet} />
    </Pressable>
  );
}

/** All counts on one page, a column for every player. */
export function Counts({ check }: { readonly check: TableCheck }) {
  const { state, t, say } = useTable();
  const { seats } = state;
  const { count } = check;
  const row = (label: string, of: (player: PlayerCount) => number | null): LedgerRow => ({
    label,
    values: seats.map((colour) => of(count.players.get(colour)!)),
  });
  const at = (label: string, where: string) => `${label} · ${where}`;
  const { check: words } = t;
  const rows = [
    row(words.hand, ({ hand }) => hand),
    row(words.gold, ({ gold }) => gold),
    row(at(words.goods, words.delivered), ({ goods }) => goods.delivered),
    row(at(words.goods, words.free), ({ goods }) => goods.free),
    row(at(words.goods, words.locked), ({ goods }) => goods.locked),
    row(at(words.posts, words.onBoard), ({ posts }) => posts.onBoard),
    row(at(words.posts, words.beside), ({ posts }) => posts.inReserve),
    row(at(words.routes, words.onBoard), ({ routes }) => routes.onBoard),
    row(at(words.routes, words.beside), ({ routes }) => routes.inReserve),
    row(at(words.caravans, words.onBoard), ({ caravans }) => caravans.onBoard),
    row(at(words.caravans, words.beside), ({ caravans }) => caravans.inReserve),
    row(at(words.merchants, words.onBoard), ({ merchants }) => merchants.onBoard),
    row(at(words.merchants, words.beside), ({ merchants }) => merchants.inReserve),
    row(words.cards, ({ cards }) => cards),
  ];
  return (
    <Ledger
      title={words.counts}
      bars={false}
      players={seats.map((colour) => ({ colour, name: say.player(colour) }))}
      rows={rows.filter(({ values }) => values.some((value) => value !== null))}
      testID="check-counts"
    />
  );
}

const styles = StyleSheet.create({
  finding: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: 48,
    paddingVertical: 6,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  text: { flex: 1 },
});
