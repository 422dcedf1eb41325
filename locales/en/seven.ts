export const seven = {
  compareHands: 'Compare the hands.',
  halfOfMore: 'More than seven cards: half of them go back to the supply.',
  handOf: (name: string) => `Cards in hand: ${name}`,
  discards: (n: number) => `discards ${n}`,
  keepsAll: 'discards nothing',
  handsRight: 'The hands are right',
  nobodyDiscards: 'Nobody discards: move the robber',

  discardNow: 'Cards back to the supply.',
  discardNote: 'Saying which cards is optional; it keeps the supply exact.',
  whichCards: 'Which?',
  discarded: (n: number, of: number) => `${n} of ${of} discarded`,
  allDiscarded: 'All discarded: move the robber',

  moveRobber: (name: string) => `${name} moves the robber.`,
  moveRobberNote: 'Tap a hex with a number; it gives nothing while the robber stands there.',
  robberStands: (hex: string) => `It stands on: ${hex}`,
  robWhom: 'Who loses a card?',
  rob: (name: string) => `Take a card from ${name}`,
  robNobody: 'Nobody',
};
