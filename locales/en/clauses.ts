import type { ClauseId } from '@/engine/europe/clauses';

/** A few words and one sentence for each clause; the full articles are in rules/. */
export interface Clause {
  readonly title: string;
  readonly gist: string;
}

const clause = (title: string, gist: string): Clause => ({ title, gist });

export const clauses: Readonly<Record<ClauseId, Clause>> = {
  'E-COMP-1': clause(
    'Pieces of each colour',
    'Every colour has 30 trade routes, 12 trading posts, 2 caravans and 2 merchants.',
  ),
  'E-COMP-2': clause(
    'Resource cards',
    'There are 19 cards each of lumber, wool, grain, ore and salt; together they are the supply.',
  ),
  'E-COMP-3': clause(
    'Number tokens',
    'Fifteen tokens, each of a colour that fits only slots of that colour; five start face up on the slots with an arch.',
  ),
  'E-COMP-4': clause(
    'Cards, commodities, coins',
    'The box holds 25 development cards, 40 commodity tokens and coins worth 100 gold.',
  ),
  'E-COMP-5': clause(
    'What each terrain gives',
    'Forest gives lumber, pasture wool, fields grain, mountains ore and saltworks salt.',
  ),
  'E-SET-1': clause(
    'Players and sides',
    'Three or four play, each with 3 gold, on the short or the main side of the board.',
  ),
  'E-SET-2': clause(
    'Posts and commodities each',
    'How many trading posts and commodity tokens each player gets depends on the side and on how many play.',
  ),
  'E-SET-3': clause(
    'Filling the warehouse',
    'Every commodity token but the top one starts under a trading post, and three posts stay out for the set-up.',
  ),
  'E-SET-4': clause('Where the robber begins', 'The robber starts on a hex that has no number.'),
  'E-SET-5': clause(
    'Fixed set-up',
    'In the first short game the pieces and the first cards are given, and Red begins.',
  ),
  'E-SET-6': clause(
    'Variable set-up',
    'The highest roll begins; posts are placed clockwise, back again and clockwise once more, in purple cities only.',
  ),
  'E-SET-7': clause('First cards', 'The third post brings one card for each hex it touches.'),
  'E-SET-8': clause(
    'Neutral posts',
    'When three play, each player also places one post of the fourth colour, which belongs to nobody.',
  ),
  'E-SET-9': clause(
    'First route and caravan',
    'Everyone lays one trade route at an own post with a caravan beside it, without connecting isolated cities.',
  ),
  'E-SET-10': clause(
    'Bonuses of starting posts',
    'The rulebook does not say whether starting posts earn coins or tokens; normally they earn neither.',
  ),
  'E-ROLL-1': clause(
    'Harvest',
    'Each trading post at a hex with the rolled number brings its owner one card of that hex.',
  ),
  'E-ROLL-2': clause('The robber’s hex', 'The hex under the robber gives nothing.'),
  'E-ROLL-3': clause(
    'Shortage',
    'If the supply cannot pay everyone a resource, nobody gets any of it on this roll.',
  ),
  'E-ROLL-4': clause(
    'Compensation',
    'Whoever gets no card at all on a roll takes 1 gold, except on a 7.',
  ),
  'E-ROLL-5': clause('Neutral posts give nothing', 'Neutral posts bring no cards to anyone.'),
  'E-ROLL-6': clause(
    'Cards before the roll',
    'A card for use before the dice is played or passed before they are thrown.',
  ),
  'E-SEVEN-1': clause('No harvest on a 7', 'A 7 gives neither cards nor compensation.'),
  'E-SEVEN-2': clause(
    'Half the hand goes',
    'Whoever holds more than 7 cards returns half of them, rounded down.',
  ),
  'E-SEVEN-3': clause(
    'The robber moves',
    'Whoever rolled the 7 moves the robber to another hex with a number.',
  ),
  'E-SEVEN-4': clause(
    'Stealing a card',
    'One unseen card is taken from an opponent with a post at the robber’s new hex.',
  ),
  'E-TRADE-1': clause(
    'Trading with each other',
    'Cards and gold change hands only with the player whose turn it is.',
  ),
  'E-TRADE-2': clause(
    'Buying cards',
    'Two gold buy any card from the supply, at most twice a turn.',
  ),
  'E-TRADE-3': clause(
    'Three for one',
    'Three equal cards go back for 1 gold or for one card of another resource.',
  ),
  'E-BUILD-1': clause('Development card', 'It costs 1 salt and 1 wool.'),
  'E-BUILD-2': clause(
    'Merchant',
    'For 1 wool, 1 grain and 1 lumber a merchant is placed at any own post, or moved there if both are out.',
  ),
  'E-BUILD-3': clause(
    'Caravan',
    'For 1 ore, 1 lumber and 1 salt a caravan is placed beside an own route at an own post, or moved there if both are out.',
  ),
  'E-BUILD-4': clause(
    'Trade route',
    'For 1 ore and 1 lumber a route goes on a free path that touches an own post or route.',
  ),
  'E-BUILD-5': clause(
    'Out of pieces',
    'When the pieces of a kind are used up, no more of them can be built.',
  ),
  'E-BUILD-6': clause(
    'Double arrow',
    'A route laid on a double arrow allows one more at once, free, touching it.',
  ),
  'E-BUILD-7': clause(
    'Double arrow after double arrow',
    'The rulebook does not say whether a free route on a double arrow brings another; normally it does.',
  ),
  'E-GOLD-1': clause(
    'Isolated city',
    'A city is isolated as long as no routes, of whatever colour, join it to another city.',
  ),
  'E-GOLD-2': clause(
    'Gold for a connection',
    'When an isolated city is first joined to another, the shortest connection pays 1 gold for each route on it to its owner.',
  ),
  'E-GOLD-3': clause(
    'Equally short connections',
    'If several are equally short, the player whose turn it is chooses the one that pays.',
  ),
  'E-GOLD-4': clause(
    'What pays only once',
    'Two isolated cities joined together pay once; joining two networks pays nothing.',
  ),
  'E-GOLD-5': clause(
    'The example',
    'Torino joined to Venezia over three routes pays their owners; the longer way to Bern later pays nothing.',
  ),
  'E-GOLD-6': clause(
    'When the coins run out',
    'The rulebook does not say what happens when the coins are gone; normally the bank keeps paying.',
  ),
  'E-MERCH-1': clause(
    'Moving a merchant',
    'Each grain moves one merchant up to 3 intersections; unused steps are lost.',
  ),
  'E-MERCH-2': clause(
    'Where a merchant may stop',
    'A merchant may pass anything but may not stop on a post or on another merchant.',
  ),
  'E-MERCH-3': clause(
    'Founding a post',
    'A merchant that stops in a free city becomes a trading post there, at no cost.',
  ),
  'E-MERCH-4': clause(
    'A commodity comes free',
    'The post taken from the warehouse uncovers a commodity token, which may now be delivered.',
  ),
  'E-MERCH-5': clause(
    'Coins on the coast',
    'A coastal city with coins pays them to whoever founds a post there.',
  ),
  'E-MERCH-6': clause(
    'A number token',
    'A new post at a hex without a number brings a token of the right colour there, from the stock or else from the board.',
  ),
  'E-MERCH-7': clause(
    'One token only',
    'With several empty hexes around, the founder chooses one of them.',
  ),
  'E-MERCH-8': clause(
    'Printed numbers stay',
    'Only tokens move; whether the robber follows a token the rulebook does not say, and normally it stays.',
  ),
  'E-MERCH-9': clause(
    'No post left',
    'The rulebook does not say whether a merchant may wait in a free city when no post is left; normally it may not.',
  ),
  'E-MERCH-10': clause(
    'A new merchant’s place',
    'A new merchant stands at its post’s intersection and counts its steps from there.',
  ),
  'E-CARA-1': clause(
    'Moving a caravan',
    'Each salt moves one caravan up to 3 routes, along anyone’s routes.',
  ),
  'E-CARA-2': clause(
    'Two caravans per route',
    'At most two caravans may stop beside one route; passing is always possible.',
  ),
  'E-CARA-3': clause(
    'Toll',
    'Using an opponent’s routes costs 1 gold to that opponent, once per caravan and turn.',
  ),
  'E-CARA-4': clause(
    'Standing costs nothing',
    'A caravan that only stands on a foreign route pays nothing for it.',
  ),
  'E-CARA-5': clause(
    'Passage cannot be refused',
    'Whoever pays may pass; whoever cannot pay may not move that way.',
  ),
  'E-CARA-6': clause(
    'Delivery',
    'Beside a foreign or neutral post without commodities the caravan may leave one there, free.',
  ),
  'E-CARA-7': clause(
    'Delivery without moving',
    'A caravan that already stands beside such a post may deliver on its owner’s turn.',
  ),
  'E-CARA-8': clause(
    'From route to route',
    'A caravan goes on to a route that shares an intersection, and it may turn back.',
  ),
  'E-DEV-1': clause(
    'One card a turn',
    'One development card may be played a turn, but never on the turn it was bought.',
  ),
  'E-DEV-2': clause(
    'The deck runs out',
    'When all cards have been bought, the played ones are shuffled into a new deck.',
  ),
  'E-DEV-3': clause(
    'What a card does',
    'The card on the table tells what happens; here one enters its effects.',
  ),
  'E-END-1': clause(
    'Victory',
    'Whoever delivers the last of all own commodity tokens wins at once.',
  ),
};
