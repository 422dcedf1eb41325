import { checkSentences } from '../check';
import { plural } from '../language';
import { words } from './words';

/** The mirror compared with the table. */
export const check = {
  title: 'Check the table',
  menu: 'Check the table',
  propose: 'The counts may be off.',
  proposeNow: 'Check',
  dismiss: 'Not now',
  fine: 'Nothing contradicts itself. A walk round the table takes two minutes.',
  odd: 'This does not fit:',
  worth: 'Worth a count:',
  counts: 'As the app counts',
  begin: 'Begin the walk',
  step: (n: number, of: number) => `${n} of ${of}`,
  right: 'That is right',
  fix: 'Fix it',
  tapBoard: 'A piece stands elsewhere? Tap the place.',
  supply: 'Supply and deck',
  tokens: 'Number tokens and robber',
  done: 'App and table agree.',
  corrected: (n: number) =>
    n === 0
      ? 'Nothing had to be corrected.'
      : `${n} ${plural('en', n, { one: 'correction', other: 'corrections' })} recorded.`,
  backToTable: 'Back to the table',

  onBoard: 'board',
  beside: 'reserve',
  hand: 'Cards in hand',
  gold: 'Gold',
  posts: 'Trading posts',
  routes: 'Routes',
  caravans: 'Caravans',
  merchants: 'Merchants',
  goods: 'Commodities',
  delivered: 'delivered',
  free: 'free',
  locked: 'locked',
  cards: 'Development cards',
  inHands: 'Cards in all hands',
  goldInPlay: 'Gold in play',
  neutralPosts: 'Neutral posts',
  deckLeft: 'Cards in the deck',
  deckPlayed: 'Cards played',
  robber: 'Robber',
  between: (min: number, max: number) => (min === max ? String(min) : `${min}–${max}`),

  ...checkSentences(
    {
      counted: {
        hand: 'hand',
        gold: 'gold',
        cards: 'development cards',
        routesLeft: 'routes left',
        locked: 'locked commodities',
        free: 'free commodities',
        delivered: 'delivered commodities',
      },
      doubts: {
        'routes-beyond-reserve': ({ who, is, needs }) =>
          `${who} has ${is} routes on the board; the box holds ${needs}.`,
        'routes-do-not-add-up': ({ who, is, needs }) =>
          `${who}: routes on the board and in reserve make ${is}, not ${needs}.`,
        'goods-do-not-add-up': ({ who, is, needs }) =>
          `${who}: commodities make ${is} in all, not ${needs}.`,
        'goods-on-board-differ': ({ who, is, needs }) =>
          `${who}: ${is} commodities lie under posts, but ${needs} count as delivered.`,
        'posts-do-not-fit-goods': ({ who, is, needs }) =>
          `${who} has ${is} posts; by the warehouse it should be ${needs}.`,
        'neutral-posts': ({ is, needs }) => `${is} neutral posts stand on the board, not ${needs}.`,
        'cards-beyond-resource': ({ at, is, needs }) =>
          `The supply of ${at} is ${is}; there are only ${needs}.`,
        'cards-do-not-add-up': ({ is, needs }) =>
          `Hands and supply make ${is} cards; the box holds ${needs}.`,
        'gold-beyond-coins': ({ is, needs }) => `${is} gold is in play; the box holds ${needs}.`,
        'caravans-at-route': ({ at, is, needs }) =>
          `${at}: ${is} caravans stand beside it, at most ${needs} may.`,
        'caravan-without-route': ({ at }) => `${at}: a caravan stands where no route lies.`,
        'tokens-do-not-add-up': ({ at, is, needs }) =>
          `Number tokens (${at}): board and stock make ${is}, not ${needs}.`,
        'deck-does-not-add-up': ({ is, needs }) =>
          `Development cards make ${is} in all, not ${needs}.`,
        'own-goods-under-post': ({ who, at }) =>
          `${at}: ${who}’s commodity lies under an own post.`,
        negative: ({ who, at, is }) => `${who ? `${who}: ` : ''}${at} is below nothing (${is}).`,
        'supply-unsure': ({ at }) => `How much ${at} the supply holds is known only roughly.`,
      },
      suspicions: {
        'hand-overridden': ({ player, was, needed }, say) =>
          `${say.player(player)} laid down ${needed} cards and was known to hold ${was}.`,
        'supply-overridden': ({ resource }, say) =>
          `The supply of ${say.resource(resource as never)} turned out different.`,
        'gold-overridden': ({ player, was, needed }, say) =>
          `${say.player(player)} paid ${needed} gold and was known to have ${was}.`,
        'many-overrides': ({ count }) => `${count} recent entries went against the rules.`,
      },
    },
    words,
  ),
};
