import type { ConnectionOption, Question, TokenOption } from '@/engine/europe/questions';
import type { Resource } from '@/engine/europe/vocabulary';

import type { Say } from '../say';
import { words } from './words';

type Asked<A extends Question['ask']> = Extract<Question, { readonly ask: A }>;
type SupplyLine = Asked<'supply'>['of'][number];

const needed = ({ resource, atLeast }: SupplyLine) => words.resourceCount[resource](atLeast);

/** What only the table can tell, and how it is asked. */
export const questions = {
  supply: {
    /** Above all lines of the question. */
    heading: 'Is there enough in the supply?',
    line: (of: SupplyLine) => `Are there at least ${needed(of)} in the supply?`,
    yes: 'Yes, enough',
    no: 'No, too few',
    /** What "no" leads to. */
    ifNot: (resource: Resource) => `If not, nobody gets any ${words.resources[resource]}.`,
  },
  connection: {
    heading: 'Which connection pays?',
    note: 'They are equally short; whoever’s turn it is chooses.',
    option: ({ from, to, paths }: ConnectionOption, say: Say) =>
      `${say.place(from)} – ${say.place(to)}, ${words.count.routes(paths.length)}`,
    pays: ({ pays }: ConnectionOption, say: Say) =>
      pays.map(({ player, gold }) => `${say.player(player)} +${words.count.gold(gold)}`).join(', '),
  },
  token: {
    heading: 'The new post brings a number token',
    whichHex: 'Which hex does it go to?',
    hex: ({ hex, colour }: TokenOption, say: Say) =>
      `${say.hex(hex)} (${words.slotColours[colour]})`,
    whichNumber: ({ colour }: TokenOption) =>
      `Turn up a token (${words.slotColours[colour]}). Which number does it show?`,
    inStock: ({ inStock }: TokenOption) => `Face down: ${inStock}`,
    fromWhere: ({ colour }: TokenOption) =>
      `No face-down token of this colour (${words.slotColours[colour]}) is left. Which one on the board moves?`,
    from: ({ hex }: TokenOption['movable'][number], say: Say) => `Token from ${say.hex(hex)}`,
  },
};
