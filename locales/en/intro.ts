import { start } from './start';
import { table } from './table';

/** The first evening: ten steps at a real table that is forgotten afterwards. */
export const intro = {
  title: 'First evening',
  offer: 'First evening: ten steps',
  offerNote: 'Five minutes at a practice table, nothing is saved.',
  dismiss: 'No longer offer this',
  game: 'First evening',
  skip: 'Leave the introduction',
  /** Does the step for a table that would rather watch. */
  show: 'Show me',
  finish: 'Done',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  steps: {
    lay: {
      title: 'Lay the table',
      text: `The pieces stand as in a first short game. Tap “${start.asPrinted}”.`,
    },
    roll: {
      title: 'Red rolls a 6',
      text: 'The dice stay on the table; here you only tap what they show. Tap 6.',
    },
    answer: {
      title: 'Who takes what',
      text: 'Every line says why, and a tap on it opens the rule. Orange has no card and takes 1 gold.',
    },
    hire: {
      title: 'Red hires a merchant',
      text: `Wool, grain and lumber. Tap “${table.hire}”, then the red post in Kraków.`,
    },
    found: {
      title: 'The merchant founds a post',
      text: `One grain, three intersections. Tap “${table.moveMerchant}”, then Warsaw: a new post, and one more commodity is free.`,
    },
    pass: {
      title: 'The turn goes on',
      text: `Tap “${start.endTurn}”. Blue rolls a 4: tap it.`,
    },
    route: {
      title: 'Blue lays a route',
      text: `Ore and lumber. Tap “${table.route}”, then the path from Cluj’s route up to Lviv: the first connection pays gold.`,
    },
    undo: {
      title: 'Nothing is final',
      text: 'Tap the bent arrow above: the route is gone. The other arrow brings it back.',
    },
    seven: {
      title: 'White rolls a 7',
      text: 'End the turn and tap 7. Compare the hands, then tap a numbered hex for the robber.',
    },
    win: {
      title: 'How one wins',
      text: 'Caravans carry goods along routes to others’ posts; whoever delivers the last one wins. The book above settles disputes.',
    },
  },
};
