/** The rules at a glance, article by article, and where they are looked up. */
export const rulebook = {
  title: 'Rules',
  toGame: 'Back to the game',

  search: 'Search the rules',
  clear: 'Clear the search',
  recent: 'Looked up before',
  found: (n: number) => (n === 1 ? '1 article' : `${n} articles`),
  nothing: (query: string) => `Nothing says “${query}”. Closest to it:`,

  glance: 'At a glance',
  pin: 'Keep on top',
  unpin: 'No longer on top',
  pinned: 'kept on top',
  free: 'free',

  glossary: 'Words in three languages',
  glossaryNote: 'What the same thing is called in the three editions.',
  kinds: {
    piece: 'Pieces',
    place: 'Places',
    resource: 'Resources',
    terrain: 'Terrain',
    action: 'Actions',
    phase: 'Parts of the game',
  },

  chapters: {
    overview: 'Overviews',
    box: 'In the box',
    setUp: 'Set-up',
    harvest: 'Rolling and harvest',
    seven: 'The seven',
    trade: 'Trade',
    investments: 'Investments',
    connections: 'Gold for connections',
    merchants: 'Merchants and posts',
    caravans: 'Caravans and delivery',
    cards: 'Development cards',
    end: 'Winning',
  },

  related: 'See also',
  clauses: (ids: string) => `Clauses: ${ids}`,
  source: (section: string) => `Russian rulebook: «${section}»`,
  silent: 'The rulebook leaves this open',
  usually: (on: boolean): string => (on ? 'usually on' : 'usually off'),
  atThisTable: (on: boolean): string => (on ? 'at this table: on' : 'at this table: off'),
  previous: 'Previous',
  next: 'Next',

  readRule: 'Read the rule',
  now: 'Rules for this moment',
  allRules: 'All rules and search',

  drawings: {
    production:
      'An 8 is rolled. Red takes 2 grain for two posts at the field, Blue 1. The pasture gives nothing: the robber is there.',
    shortage:
      'A 6 is rolled: three grain are due, but only two are left, so nobody gets any and Red takes 1 gold. Ore is paid as usual.',
    connectionTie:
      'Red joins Bern. Turin and Venice are equally near: two routes each. Red chooses the way with two red routes and takes 2 gold.',
    doubleArrow:
      'The route lies on a double arrow: one more at once, free, on any path that touches it.',
    merchantReach:
      'The figures tell how much grain each place takes: one for up to three intersections, two for up to six.',
    foundingToken:
      'The new post touches two hexes without a number. It brings one token, to one of them, in the colour of its slot.',
    tolls:
      'Red’s caravan uses two blue routes and a white one: Blue gets 1 gold, White gets 1. One’s own are free.',
    deliveryOnTheWay:
      'The caravan passes a blue post, leaves a commodity token under it, and goes on.',
    seven:
      'The robber moves to another numbered hex. Blue and Orange have posts there: one of them loses a card.',
  },
  drawing: (caption: string) => `Drawing. ${caption}`,
};
