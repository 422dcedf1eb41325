export const trade = {
  kind: 'Kind of trade',
  kinds: { players: 'Each other', buy: 'For gold', exchange: 'Three for one' },
  withWhom: 'With whom?',
  gives: (name: string) => `${name} gives`,
  cards: 'cards',
  record: 'Record the trade',
  buyWhich: 'Which card for 2 gold?',
  bought: (n: number, of: number) => `bought this turn: ${n} of ${of}`,
  giveThree: 'Three cards of one kind go back',
  getOne: '… for one of these',
};
