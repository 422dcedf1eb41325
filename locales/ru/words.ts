import type { words as Source } from '../en/words';
import { itemsOf, list, plural } from '../language';

const counted = (one: string, few: string, many: string) => (n: number) =>
  `${n} ${plural('ru', n, { one, few, many })}`;
/** What is not counted by the piece: «1 руда, 2 руды, 5 руды». */
const mass = (one: string, other: string) => counted(one, other, other);

const cards = {
  wood: mass('древесина', 'древесины'),
  wool: mass('шерсть', 'шерсти'),
  grain: mass('зерно', 'зерна'),
  ore: mass('руда', 'руды'),
  salt: mass('соль', 'соли'),
};

export const words: typeof Source = {
  resources: { wood: 'древесина', wool: 'шерсть', grain: 'зерно', ore: 'руда', salt: 'соль' },
  resourceCount: cards,
  bundle: (bundle) => list('ru', itemsOf(bundle, cards)),

  terrains: {
    forest: 'лес',
    mountainForest: 'горный лес',
    pasture: 'пастбище',
    mountainPasture: 'горное пастбище',
    field: 'пашня',
    mountains: 'горы',
    saltworks: 'солеварня',
    sea: 'море',
  },

  colours: { red: 'Красный', blue: 'Синий', white: 'Белый', orange: 'Оранжевый' },
  neutral: 'нейтральное',
  slotColours: {
    green: 'зелёный',
    lime: 'салатовый',
    yellow: 'жёлтый',
    grey: 'серый',
    white: 'белый',
  },
  siteKinds: { purple: 'фиолетовый город', brown: 'коричневый город' },
  sides: { short: 'короткая игра', main: 'основная игра' },
  starts: { fixed: 'готовая расстановка', variable: 'переменная расстановка' },
  trackings: { full: 'полный учёт', light: 'лёгкий учёт' },

  pieces: {
    route: 'торговый путь',
    post: 'представительство',
    caravan: 'караван',
    merchant: 'купец',
    goods: 'жетон товаров',
    gold: 'золото',
    robber: 'разбойник',
    token: 'номерной жетон',
    card: 'карта',
    developmentCard: 'карта развития',
    supply: 'сырьевой резерв',
    warehouse: 'склад',
    deck: 'колода',
    dice: 'кубики',
  },
  count: {
    routes: counted('торговый путь', 'торговых пути', 'торговых путей'),
    posts: counted('представительство', 'представительства', 'представительств'),
    caravans: counted('караван', 'каравана', 'караванов'),
    merchants: counted('купец', 'купца', 'купцов'),
    goods: counted('жетон товаров', 'жетона товаров', 'жетонов товаров'),
    gold: counted('золотой', 'золотых', 'золотых'),
    tokens: counted('номерной жетон', 'номерных жетона', 'номерных жетонов'),
    cards: counted('карта', 'карты', 'карт'),
    developmentCards: counted('карта развития', 'карты развития', 'карт развития'),
    players: counted('игрок', 'игрока', 'игроков'),
    steps: counted('шаг', 'шага', 'шагов'),
    turns: counted('ход', 'хода', 'ходов'),
    cities: counted('город', 'города', 'городов'),
    hexes: counted('гекс', 'гекса', 'гексов'),
  },

  places: {
    city: 'город',
    intersection: (id) => `перекрёсток ${id}`,
    path: (name) => `путь ${name}`,
    hex: (id) => `гекс ${id}`,
    caravan: (owner, n) => `караван ${n} (${owner})`,
    merchant: (owner, n) => `купец ${n} (${owner})`,
  },

  phases: {
    startRoll: 'Кто начинает?',
    placing: 'Расстановка',
    roll: 'Бросок',
    hands: 'Пересчёт карт',
    discard: 'Сброс',
    robber: 'Разбойник',
    steal: 'Грабёж',
    action: 'Действия',
    over: 'Конец игры',
  },
  phaseHints: {
    startRoll: 'кубики ещё решают, кто начинает',
    placing: 'сначала начальная расстановка',
    roll: 'сначала бросок кубиков',
    hands: 'выпало 7, сначала пересчитайте карты на руках',
    discard: 'сначала сброс лишних карт',
    robber: 'сначала ход разбойника',
    steal: 'сначала выберите, кого ограбить',
    action: 'идёт фаза действий, кубики уже брошены',
    over: 'игра окончена',
  },
};
