import { words } from '@/locales/ru/words';

import type { GlanceTexts } from '../glance';

export const glance: GlanceTexts = {
  turn: {
    title: 'Порядок хода',
    sections: {
      harvest: {
        heading: 'Фаза сбора сырья',
        rows: {
          cardFirst: { label: 'Карта развития', value: 'если хотите сыграть до броска' },
          roll: { label: 'Не 7: сбор сырья', value: 'карта за каждое представительство' },
          nothing: { label: 'Остались без карт' },
          seven: { label: '7: разбойник', value: 'сброс, ход разбойника, грабёж' },
        },
      },
      action: {
        heading: 'Фаза действий: в любом порядке',
        rows: {
          trade: { label: 'Торговля', value: 'с соперниками и резервом' },
          invest: { label: 'Вложения', value: 'пути, караваны, купцы, карты' },
          moveMerchant: { label: 'Купец', value: 'до 3 перекрёстков' },
          moveCaravan: { label: 'Караван', value: 'до 3 торговых путей' },
          deliver: { label: 'Доставка', value: 'по дороге или стоя' },
          card: { label: 'Карта развития', value: 'одна за ход, не новая' },
        },
      },
    },
  },
  prices: {
    title: 'Цены',
    sections: {
      investments: {
        heading: 'Вложения',
        rows: {
          route: { label: 'Торговый путь' },
          caravan: { label: 'Караван' },
          merchant: { label: 'Купец' },
          developmentCard: { label: 'Карта развития' },
        },
      },
      movement: {
        heading: 'Движение',
        rows: {
          merchantSteps: { label: 'Купец', value: 'до 3 перекрёстков' },
          caravanSteps: { label: 'Караван', value: 'до 3 торговых путей' },
          toll: { label: 'Чужие пути', value: 'хозяину, за караван и ход' },
        },
      },
      trade: {
        heading: 'Торговля',
        rows: {
          buy: { label: 'Любая карта сырья', value: 'не больше 2 за ход' },
          exchange: { label: '3 одинаковые карты', value: '1 золотой или другая карта' },
        },
      },
      free: {
        heading: 'Бесплатно',
        rows: {
          post: { label: 'Представительство', value: 'купец стал в свободном городе' },
          delivery: { label: 'Доставка товаров' },
          doubleArrow: { label: 'Второй путь', value: 'за двойной стрелкой' },
        },
      },
    },
  },
  seven: {
    title: 'Семёрка',
    sections: {
      steps: {
        heading: 'По порядку',
        rows: {
          noHarvest: { label: 'Сбора нет', value: 'ни карт, ни компенсации' },
          discard: { label: 'Больше 7 карт', value: 'сбросить половину' },
          robber: { label: 'Разбойник', value: 'на другой гекс с номером' },
          steal: { label: 'Грабёж', value: '1 карта вслепую у соседа гекса' },
        },
      },
      discards: { heading: 'Сколько сбросить', rows: {} },
    },
  },
  gold: {
    title: 'Золото',
    sections: {
      earn: {
        heading: 'Откуда',
        rows: {
          start: { label: 'В начале игры' },
          compensation: { label: 'Бросок без карт', value: 'кроме семёрки' },
          connection: { label: 'Соединение городов', value: 'за каждый свой путь в маршруте' },
          coast: { label: 'Прибрежный город', value: 'сколько монет нарисовано' },
          tollTaken: { label: 'Чужой караван на ваших путях', value: 'за караван и ход' },
          threeForOne: { label: 'Обмен 3 одинаковых карт' },
          sale: { label: 'Обмен с соперником', value: 'по уговору' },
          cardGold: { label: 'Карта развития', value: 'как на ней написано' },
        },
      },
      spend: {
        heading: 'Куда',
        rows: {
          purchase: { label: 'Любая карта сырья', value: 'не больше 2 за ход' },
          tollPaid: { label: 'Чужие пути', value: 'каждому хозяину, за караван и ход' },
          bargain: { label: 'Обмен с соперником', value: 'по уговору' },
        },
      },
    },
  },
  end: {
    title: 'Конец игры',
    sections: {
      victory: {
        heading: 'Победа',
        rows: {
          win: { label: 'Последний свой жетон доставлен', value: 'победа сразу' },
          firstGoods: { label: 'Первый жетон', value: 'свободен с начала' },
          moreGoods: { label: 'Остальные', value: 'по одному за представительство' },
          delivered: { label: 'Доставка', value: 'в чужие и нейтральные, по одному' },
        },
      },
      goods: { heading: 'Сколько доставить', rows: {} },
    },
  },
  hand: words.count.cards,
  discards: (n) => `сбросить ${n}`,
  table: (side, players) => `${words.sides[side]}, ${words.count.players(players)}`,
  goods: words.count.goods,
};
