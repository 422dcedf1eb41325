import { View } from 'react-native';

import { Gains } from '@/components/table/Gains';
import { PlayerRow } from '@/components/table/PlayerRow';
import { useTable } from '@/components/table/useTable';
import type { Bundle } from '@/engine/europe/bundle';
import type { Event } from '@/engine/europe/events';
import { ownerOf, type Colour } from '@/engine/europe/vocabulary';

import { LastEntry } from './LastEntry';

interface Balance {
  cards: Bundle;
  gold: number;
}

function less(cards: Bundle): Bundle {
  return Object.fromEntries(Object.entries(cards).map(([resource, n]) => [resource, -n]));
}

function sum(a: Bundle, b: Bundle): Bundle {
  const all: Record<string, number> = { ...a };
  for (const [resource, n] of Object.entries(b)) all[resource] = (all[resource] ?? 0) + n;
  return all as Bundle;
}

/** What the last command put into hands and took out of them, card by card and coin by coin. */
export function balances(events: readonly Event[]): Map<Colour, Balance> {
  const found = new Map<Colour, Balance>();
  const add = (player: Colour, cards: Bundle, gold: number) => {
    const known = found.get(player) ?? { cards: {}, gold: 0 };
    found.set(player, { cards: sum(known.cards, cards), gold: known.gold + gold });
  };
  for (const event of events) {
    switch (event.type) {
      case 'cardsTaken':
        add(event.player, event.cards, 0);
        break;
      case 'cardsReturned':
        add(event.player, less(event.cards), 0);
        break;
      case 'goldTaken':
        add(event.player, {}, event.gold);
        break;
      case 'goldReturned':
        add(event.player, {}, -event.gold);
        break;
      case 'goldHanded':
        add(event.from, {}, -event.gold);
        add(event.to, {}, event.gold);
        break;
      case 'tollPaid':
        add(ownerOf(event.caravan), {}, -1);
        add(event.to, {}, 1);
        break;
      default:
    }
  }
  return found;
}

/** What was just done, and what changes hands for it. */
export function Outcome() {
  return (
    <View testID="outcome" style={{ gap: 6 }}>
      <LastEntry />
      <Changes />
    </View>
  );
}

/** What changes hands, a line for each player it touches. */
export function Changes() {
  const { state, events } = useTable();
  const changes = balances(events);
  return (
    <View>
      {state.seats.map((colour) => {
        const change = changes.get(colour);
        return change ? (
          <PlayerRow key={colour} colour={colour} testID={`outcome-${colour}`}>
            <Gains cards={change.cards} gold={change.gold} testID={`gains-${colour}`} />
          </PlayerRow>
        ) : null;
      })}
    </View>
  );
}
