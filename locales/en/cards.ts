import { plural } from '../language';

/** Development cards. */
export const cards = {
  holds: (name: string, n: number) =>
    `${name}: ${n} ${plural('en', n, { one: 'development card', other: 'development cards' })}`,
  deck: (left: number, discarded: number) => `${left} in the deck, ${discarded} played`,
  buy: 'Buy a card',
  play: 'Play a card',
  other: 'Another card',
  tellEffects: 'Say what the card does',
  whatItSays: 'What does the card say?',
  onlyWhatCounts: 'Enter only what changes the table.',
  pointRobber: 'Tap the robber’s new hex',
  played: 'Play it',
  effects: {
    robber: 'Moves the robber and steals',
    gold: 'Gold',
    routes: 'Free routes',
    merchantSteps: 'Free merchant steps',
    caravanSteps: 'Free caravan steps',
    tollFree: 'Caravan pays no tolls',
    cards: 'Cards from the supply',
    dice: 'Sets the dice',
  },
};
