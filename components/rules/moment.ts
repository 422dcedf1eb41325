import type { Mode } from '@/components/table/ui';
import type { Hit } from '@/engine/board/geometry';
import type { ClauseId } from '@/engine/europe/clauses';
import type { CommandType } from '@/engine/europe/commands';
import type { Event } from '@/engine/europe/events';
import type { State } from '@/engine/europe/state';
import type { Selection, Situation } from '@/rules/context';

/** The command each thing taken up leads to. */
const COMMANDS: Readonly<Partial<Record<Mode['kind'], CommandType>>> = {
  route: 'layRoute',
  merchant: 'moveMerchant',
  hire: 'hireMerchant',
  caravan: 'moveCaravan',
  outfit: 'outfitCaravan',
  deliver: 'deliver',
  card: 'playCard',
  trade: 'trade',
};

/** What a tapped place is about: the piece that stands there, or else the place. */
function selectionOf(state: State, { kind, id }: Hit): Selection {
  const standsThere = (places: Readonly<Record<string, string | null>>) =>
    Object.values(places).includes(id);
  switch (kind) {
    case 'hex':
      if (state.robber === id) return 'robber';
      return state.tokens[id] ? 'token' : 'hex';
    case 'path':
      if (standsThere(state.caravans)) return 'caravan';
      return state.routes[id] ? 'route' : 'path';
    case 'site':
    case 'intersection':
      if (state.posts[id]) return 'post';
      return standsThere(state.merchants) ? 'merchant' : 'city';
  }
}

/** The rule the table is most likely arguing about, where the moment itself says so. */
function clauseOf(state: State, mode: Mode, events: readonly Event[]): ClauseId | undefined {
  if (mode.kind === 'route' && mode.tie) return mode.tie.question.rule;
  if (mode.kind === 'question') return mode.question.rule;
  if (mode.kind !== 'none') return undefined;
  if (state.turn.freeRoutes.some(({ touching }) => touching !== null)) return 'E-BUILD-6';
  return events.find(({ type }) => type === 'shortage')?.because.rule;
}

/** How the table stands, as the rules sort their articles by it. */
export function situationOf(state: State, mode: Mode, events: readonly Event[]): Situation {
  return {
    phase: state.phase.name,
    command: mode.kind === 'question' ? mode.command.type : COMMANDS[mode.kind],
    selection:
      mode.kind === 'robber'
        ? 'robber'
        : mode.kind === 'place'
          ? selectionOf(state, mode.hit)
          : undefined,
    clause: clauseOf(state, mode, events),
  };
}
