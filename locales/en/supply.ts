/** What lies beside the board. */
export const supply = {
  title: 'Supply and stock',
  correct: 'Correct',
  cards: 'Resource cards',
  notCounted: 'The light count leaves hands and supply to the table.',
  between: (min: number, max: number) => `${min}–${max}`,
  tokens: 'Face-down number tokens',
  deck: 'Development cards',
  left: 'in the deck',
  played: 'played',
  robber: 'Robber',
  moveRobber: 'Put it elsewhere',
  whereRobber: 'Where does the robber stand?',
  robberHint: 'Tap its hex on the board.',
  tracking: 'Counting',
  trackings: { full: 'Full', light: 'Light' },
  trackingNotes: {
    full: 'Hand sizes and the supply are counted.',
    light: 'Only what lies on the board, gold and commodities.',
  },
  howManyInHand: 'How many cards does each hold now?',
  countFully: 'Count fully from now on',
};
