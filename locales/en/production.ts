/** What every number would bring. */
export const production = {
  title: 'What each number brings',
  open: 'Production table',
  number: 'Roll',
  seven: 'robber',
  average: 'Average of 36 rolls',
  cards: 'all cards',
  gold: 'gold',
  changed: (player: string) => `▲▼ changed since ${player}’s turn began`,
  more: 'more than before',
  less: 'less than before',
  other: 'not the same as before',
  robbed: (n: number) => `robber: ${n}`,
  short: (resources: string) => `not enough: ${resources}`,
  doubtful: (resources: string) => `perhaps not enough: ${resources}`,
  ways: (n: number) => `${n} of 36`,
  nothing: 'nothing',
};
