import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { GoodsPips } from '@/components/pieces/GoodsPips';
import { PlayerMark } from '@/components/pieces/PlayerMark';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { Icon } from '@/components/ui/Icon';
import { Sheet } from '@/components/ui/Sheet';
import { Type } from '@/components/ui/Type';
import type { Hit } from '@/engine/board/geometry';
import { DECK_SIZE, ROUTES_EACH } from '@/engine/europe/components';
import type { Goods } from '@/engine/europe/state';
import { piecesOf, type Colour } from '@/engine/europe/vocabulary';
import { time, upperFirst } from '@/locales/language';
import { useSettings } from '@/store/settings';

import { initialOf } from './initials';
import { deckLeft, playerCorrections, playerDraftOf, type PlayerDraft } from './playerDraft';
import { SaveCorrection } from './SaveCorrection';
import { Line, Tally } from './Tally';
import { useTimeOf } from './stopwatch';
import { useTableUi } from './ui';
import { useTable } from './useTable';

const MOST_CARDS = 95;
const MOST_GOLD = 200;
const GOODS = ['delivered', 'free', 'locked'] as const satisfies readonly (keyof Goods)[];

/** One player in detail, each figure correctable. */
export function PlayerSheet({
  colour,
  onClose,
}: {
  readonly colour: Colour;
  readonly onClose: () => void;
}) {
  const { state, t, say } = useTable();
  const [draft, setDraft] = useState<PlayerDraft | null>(null);
  const name = say.player(colour);
  const shown = draft ?? playerDraftOf(state, colour);
  const { players } = t;
  /** A stepper while correcting, a figure otherwise. */
  const change = (to: (value: number) => Partial<PlayerDraft>) =>
    draft ? (value: number) => setDraft({ ...draft, ...to(value) }) : undefined;
  const left = deckLeft(state, colour, shown.cards);
  return (
    <Sheet
      title={name}
      closeLabel={t.common.close}
      onClose={onClose}
      testID="player-sheet"
      footer={
        draft ? (
          <SaveCorrection
            set={playerCorrections(state, colour, draft)}
            onDone={() => setDraft(null)}
          />
        ) : (
          <Button
            label={players.correct}
            icon="pen"
            testID="player-correct"
            onPress={() => setDraft(playerDraftOf(state, colour))}
          />
        )
      }
    >
      <View style={styles.head}>
        <PlayerMark owner={colour} size={40} initial={initialOf(name)} />
        <GoodsPips goods={state.players[colour].goods} size={14} />
      </View>
      {draft ? <Turn colour={colour} draft={draft} onChange={setDraft} /> : null}
      {shown.hand === null ? null : (
        <Tally
          label={players.hand}
          value={shown.hand}
          max={MOST_CARDS}
          testID="player-hand"
          onChange={change((hand) => ({ hand }))}
        />
      )}
      <Tally
        label={players.gold}
        value={shown.gold}
        max={MOST_GOLD}
        testID="player-gold"
        onChange={change((gold) => ({ gold }))}
      />
      {GOODS.map((kind) => (
        <Tally
          key={kind}
          label={`${players.goods}: ${players[kind]}`}
          value={shown.goods[kind]}
          max={state.goodsEach}
          testID={`player-goods-${kind}`}
          onChange={change((n) => ({ goods: { ...shown.goods, [kind]: n } }))}
        />
      ))}
      {draft ? <GoodsSum goods={draft.goods} /> : null}
      <Tally
        label={players.routesLeft}
        value={shown.routesLeft}
        max={ROUTES_EACH}
        testID="player-routes"
        onChange={change((routesLeft) => ({ routesLeft }))}
      />
      <Tally
        label={players.developmentCards}
        value={shown.cards}
        max={DECK_SIZE}
        note={draft && left !== state.deck.left ? players.deckFollows(left) : undefined}
        testID="player-cards"
        onChange={change((cards) => ({ cards }))}
      />
      <Time colour={colour} />
      <Pieces colour={colour} onShown={onClose} />
      {draft ? (
        <Type size="small" tone="quiet">
          {players.piecesOnBoard}
        </Type>
      ) : null}
    </Sheet>
  );
}

function GoodsSum({ goods }: { readonly goods: Goods }) {
  const { state, t } = useTable();
  const is = goods.delivered + goods.free + goods.locked;
  const wrong = is !== state.goodsEach;
  return (
    <Type size="small" tone={wrong ? 'accent' : 'quiet'} bold={wrong} testID="goods-sum">
      {t.players.goodsSum(is, state.goodsEach)}
    </Type>
  );
}

/** Whose turn it is, and how far it has come. */
function Turn({
  colour,
  draft,
  onChange,
}: {
  readonly colour: Colour;
  readonly draft: PlayerDraft;
  readonly onChange: (draft: PlayerDraft) => void;
}) {
  const { state, t } = useTable();
  const { phase } = state;
  if (phase.name === 'startRoll' || phase.name === 'placing' || phase.name === 'over') return null;
  const active = state.turn.player === colour;
  const { players } = t;
  return (
    <View style={styles.turn}>
      <Type>{players.turn}</Type>
      <Choice
        label={players.turn}
        testID="player-turn"
        value={draft.turn ?? 'none'}
        options={[
          ...(active ? [] : [{ value: 'none' as const, label: players.notTheirTurn }]),
          { value: 'roll' as const, label: players.beforeRoll },
          { value: 'action' as const, label: players.afterRoll },
        ]}
        onChange={(value) => onChange({ ...draft, turn: value === 'none' ? null : value })}
      />
    </View>
  );
}

function Time({ colour }: { readonly colour: Colour }) {
  const { t } = useTable();
  const on = useSettings((settings) => settings.turnClock);
  const ms = useTimeOf(colour);
  if (!on) return null;
  return <Tally label={t.players.time} value={time(ms / 1000)} testID="player-time" />;
}

/** Where the pieces stand; a tap shows the place, where it can be corrected, too. */
function Pieces({ colour, onShown }: { readonly colour: Colour; readonly onShown: () => void }) {
  const { state, t, say } = useTable();
  const show = (hit: Hit) => {
    onShown();
    const ui = useTableUi.getState();
    ui.setMode({ kind: 'place', hit });
    ui.lookAt(hit.id);
  };
  const cornerAt = (id: string): Hit => ({
    kind: state.board.sites.has(id) ? 'site' : 'intersection',
    id,
  });
  const standing = (
    title: string,
    places: typeof state.merchants,
    name: (piece: (typeof pieces)[number]) => string,
    hitAt: (id: string) => Hit,
    testID: string,
  ) =>
    pieces.map((piece) => {
      const at = places[piece];
      const where = at ? say.place(at) : t.players.reserve;
      const label = upperFirst(name(piece));
      return (
        <Line
          key={`${title}-${piece}`}
          testID={`${testID}-${piece}`}
          label={`${label}: ${where}`}
          {...(at ? { onPress: () => show(hitAt(at)), hint: t.players.showOnBoard } : {})}
        >
          <Type style={styles.grow}>{label}</Type>
          <Type tone="quiet">{where}</Type>
          {at ? <Icon name="forward" size={16} /> : null}
        </Line>
      );
    });
  const pieces = piecesOf(colour);
  const cities = Object.keys(state.posts)
    .filter((at) => state.posts[at]?.owner === colour)
    .map((at) => say.place(at));
  return (
    <>
      <Line testID="player-posts">
        <View style={styles.grow}>
          <Type>{t.players.posts}</Type>
          <Type size="small" tone="quiet">
            {t.players.postsNote(cities.join(', '), state.players[colour].goods.locked)}
          </Type>
        </View>
        <Type size="figure">{cities.length}</Type>
      </Line>
      {standing(t.players.merchants, state.merchants, say.merchant, cornerAt, 'player-merchant')}
      {standing(
        t.players.caravans,
        state.caravans,
        say.caravan,
        (id) => ({ kind: 'path', id }),
        'player-caravan',
      )}
    </>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: 14, paddingBottom: 6 },
  turn: { gap: 6, paddingVertical: 6 },
  grow: { flex: 1 },
});
