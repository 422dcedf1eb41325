import type { ConnectionOption, TokenOption } from '@/engine/europe/questions';
import type { Resource } from '@/engine/europe/vocabulary';

import type { Say } from '../say';
import { words } from './words';

/** What only the table can tell, and how it is asked. */
export const questions = {
  supply: (resource: Resource, atLeast: number) =>
    `Are there at least ${words.resourceCount[resource](atLeast)} in the supply?`,
  /** What "no" leads to. */
  supplyIfNot: (resource: Resource) => `If not, nobody gets any ${words.resources[resource]}.`,
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
