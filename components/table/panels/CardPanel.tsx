import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Cost } from '@/components/table/Cost';
import { Hero } from '@/components/table/Hero';
import { Panel } from '@/components/table/Panel';
import { useTable } from '@/components/table/useTable';
import { Button } from '@/components/ui/Button';
import { Type } from '@/components/ui/Type';
import { cardObjection } from '@/engine/europe/cards';
import { PRICES } from '@/engine/europe/components';
import type { DeckCard } from '@/engine/europe/board/file';
import { legible } from '@/locales/legible';

import { PlayCard } from './PlayCard';

/** Development cards: bought unseen, played with what the card on the table says. */
export function CardPanel() {
  const { state, t, say, enter } = useTable();
  const [playing, setPlaying] = useState<DeckCard | 'other' | null>(null);
  const { player } = state.turn;
  const { cards } = state.players[player];
  const wrong = cardObjection({ state });
  if (playing) {
    return (
      <PlayCard card={playing === 'other' ? null : playing} onCancel={() => setPlaying(null)} />
    );
  }
  const deck = state.board.deck;
  return (
    <Panel testID="panel-card">
      <Hero
        title={t.cards.holds(say.player(player), cards)}
        note={t.cards.deck(state.deck.left, state.deck.discarded)}
      />
      {state.phase.name === 'action' ? (
        <View style={styles.row}>
          <Button
            label={t.cards.buy}
            testID="buy-card"
            style={styles.grow}
            onPress={() => enter({ type: 'buyCard' })}
          />
          <Cost cards={PRICES.card} />
        </View>
      ) : null}
      <Type bold>{t.cards.play}</Type>
      {wrong ? (
        <Type tone="quiet">
          {t.objections[wrong]({ code: wrong, rule: 'E-DEV-1', possible: true, who: player }, say)}
        </Type>
      ) : null}
      <View style={styles.deck}>
        {deck.map((card) => (
          <Button
            key={card.name}
            label={legible(card.name)}
            testID={`deck-${card.name}`}
            onPress={() => setPlaying(card)}
          />
        ))}
        <Button
          label={deck.length > 0 ? t.cards.other : t.cards.tellEffects}
          icon="star"
          testID="card-other"
          onPress={() => setPlaying('other')}
        />
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 12, alignItems: 'center' },
  grow: { flex: 1 },
  deck: { gap: 8 },
});
