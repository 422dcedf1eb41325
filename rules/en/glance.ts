import { words } from '@/locales/en/words';

import type { GlanceTexts } from '../glance';

export const glance: GlanceTexts = {
  turn: {
    title: 'Turn order',
    sections: {
      harvest: {
        heading: 'Harvest phase',
        rows: {
          cardFirst: { label: 'Development card', value: 'if you want it before the roll' },
          roll: { label: 'Not a 7: harvest', value: 'one card per trading post' },
          nothing: { label: 'No card at all' },
          seven: { label: '7: the robber', value: 'discard, move it, steal' },
        },
      },
      action: {
        heading: 'Action phase: in any order',
        rows: {
          trade: { label: 'Trade', value: 'with players and supply' },
          invest: { label: 'Invest', value: 'routes, caravans, merchants, cards' },
          moveMerchant: { label: 'Merchant', value: 'up to 3 intersections' },
          moveCaravan: { label: 'Caravan', value: 'up to 3 trade routes' },
          deliver: { label: 'Delivery', value: 'on the way or at rest' },
          card: { label: 'Development card', value: 'one a turn, not a new one' },
        },
      },
    },
  },
  prices: {
    title: 'Prices',
    sections: {
      investments: {
        heading: 'Investments',
        rows: {
          route: { label: 'Trade route' },
          caravan: { label: 'Caravan' },
          merchant: { label: 'Merchant' },
          developmentCard: { label: 'Development card' },
        },
      },
      movement: {
        heading: 'Movement',
        rows: {
          merchantSteps: { label: 'Merchant', value: 'up to 3 intersections' },
          caravanSteps: { label: 'Caravan', value: 'up to 3 trade routes' },
          toll: { label: 'Foreign routes', value: 'to the owner, per caravan and turn' },
        },
      },
      trade: {
        heading: 'Trade',
        rows: {
          buy: { label: 'Any resource card', value: 'at most 2 a turn' },
          exchange: { label: '3 equal cards', value: '1 gold or another card' },
        },
      },
      free: {
        heading: 'Free',
        rows: {
          post: { label: 'Trading post', value: 'a merchant stops in a free city' },
          delivery: { label: 'Delivery' },
          doubleArrow: { label: 'Second route', value: 'after a double arrow' },
        },
      },
    },
  },
  seven: {
    title: 'The seven',
    sections: {
      steps: {
        heading: 'In this order',
        rows: {
          noHarvest: { label: 'No harvest', value: 'no cards, no compensation' },
          discard: { label: 'More than 7 cards', value: 'discard half' },
          robber: { label: 'Robber', value: 'to another hex with a number' },
          steal: { label: 'Steal', value: '1 unseen card at that hex' },
        },
      },
      discards: { heading: 'How many to discard', rows: {} },
    },
  },
  gold: {
    title: 'Gold',
    sections: {
      earn: {
        heading: 'Where it comes from',
        rows: {
          start: { label: 'Start of the game' },
          compensation: { label: 'A roll without cards', value: 'not on a 7' },
          connection: { label: 'Connecting cities', value: 'per own route on the connection' },
          coast: { label: 'Coastal city', value: 'as many as printed' },
          tollTaken: { label: 'Foreign caravan on your routes', value: 'per caravan and turn' },
          threeForOne: { label: '3 equal cards' },
          sale: { label: 'Trade with a player', value: 'as agreed' },
          cardGold: { label: 'Development card', value: 'as its text says' },
        },
      },
      spend: {
        heading: 'Where it goes',
        rows: {
          purchase: { label: 'Any resource card', value: 'at most 2 a turn' },
          tollPaid: { label: 'Foreign routes', value: 'to each owner, per caravan and turn' },
          bargain: { label: 'Trade with a player', value: 'as agreed' },
        },
      },
    },
  },
  end: {
    title: 'End of the game',
    sections: {
      victory: {
        heading: 'Victory',
        rows: {
          win: { label: 'Last own token delivered', value: 'you win at once' },
          firstGoods: { label: 'First token', value: 'free from the start' },
          moreGoods: { label: 'The others', value: 'one per new trading post' },
          delivered: { label: 'Delivery', value: 'to foreign and neutral posts, one each' },
        },
      },
      goods: { heading: 'How many to deliver', rows: {} },
    },
  },
  hand: words.count.cards,
  discards: (n) => `discard ${n}`,
  table: (side, players) => `${words.sides[side]}, ${words.count.players(players)}`,
  goods: words.count.goods,
};
