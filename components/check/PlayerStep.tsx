import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { PlayerMark } from '@/components/pieces/PlayerMark';
import { initialOf } from '@/components/table/initials';
import { Panel } from '@/components/table/Panel';
import { playerCorrections, playerDraftOf, type PlayerDraft } from '@/components/table/playerDraft';
import { SaveCorrection } from '@/components/table/SaveCorrection';
import { Tally } from '@/components/table/Tally';
import { useTable } from '@/components/table/useTable';
import { Type } from '@/components/ui/Type';
import { DECK_SIZE, ROUTES_EACH } from '@/engine/europe/components';
import { countTable, type Reserve } from '@/engine/europe/count';
import type { Goods } from '@/engine/europe/state';
import type { Colour } from '@/engine/europe/vocabulary';

import { CountLine } from './CountLine';
import { StepKeys, type StepProps } from './StepKeys';

const MOST_CARDS = 95;
const MOST_GOLD = 200;
const GOODS = ['delivered', 'free', 'locked'] as const satisfies readonly (keyof Goods)[];

/** Everything of one player that can be counted. */
export function PlayerStep({ colour, ...keys }: StepProps & { readonly colour: Colour }) {
  const { state, t, say } = useTable();
  const [draft, setDraft] = useState<PlayerDraft | null>(null);
  const name = say.player(colour);
  const { check } = t;
  if (draft) {
    const change = (to: (value: number) => Partial<PlayerDraft>) => (value: number) =>
      setDraft({ ...draft, ...to(value) });
    return (
      <Panel
        testID={`fix-${colour}`}
        keys={
          <SaveCorrection
            set={playerCorrections(state, colour, draft)}
            onDone={() => setDraft(null)}
          />
        }
      >
        {draft.hand === null ? null : (
          <Tally
            label={check.hand}
            value={draft.hand}
            max={MOST_CARDS}
            testID="fix-hand"
            onChange={change((hand) => ({ hand }))}
          />
        )}
        <Tally
          label={check.gold}
          value={draft.gold}
          max={MOST_GOLD}
          testID="fix-gold"
          onChange={change((gold) => ({ gold }))}
        />
        {GOODS.map((kind) => (
          <Tally
            key={kind}
            label={`${check.goods}: ${check[kind]}`}
            value={draft.goods[kind]}
            max={state.goodsEach}
            testID={`fix-${kind}`}
            onChange={change((n) => ({ goods: { ...draft.goods, [kind]: n } }))}
          />
        ))}
        <Tally
          label={`${check.routes}: ${check.beside}`}
          value={draft.routesLeft}
          max={ROUTES_EACH}
          testID="fix-routes"
          onChange={change((routesLeft) => ({ routesLeft }))}
        />
        <Tally
          label={check.cards}
          value={draft.cards}
          max={DECK_SIZE}
          testID="fix-cards"
          onChange={change((cards) => ({ cards }))}
        />
      </Panel>
    );
  }
  const count = countTable(state).players.get(colour)!;
  const both = ({ onBoard, inReserve }: Reserve) => [
    { figure: onBoard, word: check.onBoard },
    { figure: inReserve, word: check.beside },
  ];
  return (
    <Panel
      testID={`step-${colour}`}
      keys={<StepKeys {...keys} onFix={() => setDraft(playerDraftOf(state, colour))} />}
    >
      <View style={styles.head}>
        <PlayerMark owner={colour} size={36} initial={initialOf(name)} />
        <View style={styles.words}>
          <Type bold live lines={1}>
            {name}
          </Type>
          <Type size="small" tone="quiet">
            {check.tapBoard}
          </Type>
        </View>
      </View>
      <View style={styles.pair}>
        {count.hand === null ? null : (
          <CountLine
            half
            label={check.hand}
            counts={[{ figure: count.hand }]}
            testID="count-hand"
          />
        )}
        <CountLine half label={check.gold} counts={[{ figure: count.gold }]} testID="count-gold" />
      </View>
      <CountLine label={check.posts} counts={both(count.posts)} testID="count-posts" />
      <CountLine label={check.routes} counts={both(count.routes)} testID="count-routes" />
      <CountLine
        label={check.goods}
        testID="count-goods"
        counts={GOODS.map((kind) => ({ figure: count.goods[kind], word: check[kind] }))}
      />
      <CountLine label={check.caravans} counts={both(count.caravans)} testID="count-caravans" />
      <CountLine label={check.merchants} counts={both(count.merchants)} testID="count-merchants" />
      <CountLine label={check.cards} counts={[{ figure: count.cards }]} testID="count-cards" />
    </Panel>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flex: 1 },
  pair: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 20 },
});
