import type { questions as Source } from '../en/questions';
import { words } from './words';

export const questions: typeof Source = {
  supply: (resource, atLeast) =>
    `Есть ли в резерве хотя бы ${words.resourceCount[resource](atLeast)}?`,
  supplyIfNot: () => 'Если нет, этого сырья не получает никто.',
  connection: {
    heading: 'Какой маршрут платит?',
    note: 'Они одинаково короткие: выбирает тот, чей ход.',
    option: ({ from, to, paths }, say) =>
      `${say.place(from)} – ${say.place(to)}, ${words.count.routes(paths.length)}`,
    pays: ({ pays }, say) =>
      pays.map(({ player, gold }) => `${say.player(player)} +${words.count.gold(gold)}`).join(', '),
  },
  token: {
    heading: 'К новому представительству — номерной жетон',
    whichHex: 'На какой гекс его положить?',
    hex: ({ hex, colour }, say) => `${say.hex(hex)} (${words.slotColours[colour]})`,
    whichNumber: ({ colour }) =>
      `Откройте жетон (цвет: ${words.slotColours[colour]}). Какой на нём номер?`,
    inStock: ({ inStock }) => `Закрытых осталось: ${inStock}`,
    fromWhere: ({ colour }) =>
      `Закрытых жетонов этого цвета (${words.slotColours[colour]}) больше нет. Какой переложить с поля?`,
    from: ({ hex }, say) => `Жетон с гекса: ${say.hex(hex)}`,
  },
};
