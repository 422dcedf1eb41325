import type { questions as Source } from '../en/questions';
import { words } from './words';

export const questions: typeof Source = {
  supply: (resource, atLeast) =>
    `${atLeast === 1 ? 'Liegt' : 'Liegen'} im Vorrat mindestens ${words.resourceCount[resource](atLeast)}?`,
  supplyIfNot: (resource) => `Wenn nicht, bekommt niemand ${words.resources[resource]}.`,
};
