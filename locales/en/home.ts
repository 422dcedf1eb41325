/** The start page and what stands in for a page that cannot be shown. */
export const home = {
  subtitle: 'A merchant’s chart book for the table',
  continue: 'Continue',
  turn: (n: number) => (n === 0 ? 'Set-up' : `Turn ${n}`),
  newGame: 'New game',
  savedGames: 'Saved games',
  settings: 'Settings',
  about: 'About',
  unofficial:
    'An unofficial companion. Dice, cards and coins stay on the table; nothing leaves this device.',

  today: (time: string) => `today, ${time}`,
  yesterday: (time: string) => `yesterday, ${time}`,

  offChart: 'Off the chart',
  noPage: 'There is no page at this address.',
  toStart: 'Back to the start',

  mishap: 'Something ran aground',
  mishapNote:
    'This page could not be shown. Nothing is lost: the game is saved up to the last entry.',
  mishapUnsaved:
    'This page could not be shown. The latest entries could not be saved: keep the game as a file first.',

  aboutLines: {
    what: 'Kontor lies on the table beside the board, mirrors what stands on it, and answers in one tap what you would otherwise count out loud. The game itself stays what it is: dice, cards and coins are in your hands.',
    unofficial:
      'This is an unofficial companion made by players. It is neither made nor endorsed by the publishers of the game, and it holds no copy of their boards, cards or texts.',
    offline:
      'It works without a network, needs no account, and shows no advertising. Nothing is collected and nothing is sent: games are kept on this device only.',
    practice:
      'The practice maps are invented. To play on your own board, copy it once, hex by hex.',
  },
  version: (version: string) => `Version ${version}`,
};
