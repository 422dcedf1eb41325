import type { questions as Source } from '../en/questions';
import { words } from './words';

export const questions: typeof Source = {
  supply: (resource, atLeast) =>
    `Есть ли в резерве хотя бы ${words.resourceCount[resource](atLeast)}?`,
  supplyIfNot: () => 'Если нет, этого сырья не получает никто.',
};
