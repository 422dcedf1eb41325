import type { Mode } from '@/components/table/ui';
import type { Event } from '@/engine/europe/events';
import type { ArticleId } from '@/rules/articles';

/** What is explained once, when it first happens; the rarer before the commoner. */
export const HINT_IDS = [
  'tie',
  'tokenMoved',
  'toll',
  'shortage',
  'seven',
  'doubleArrow',
  'compensation',
] as const;
export type HintId = (typeof HINT_IDS)[number];

export const ARTICLE_OF_HINT: Readonly<Record<HintId, ArticleId>> = {
  tie: 'connectionTie',
  tokenMoved: 'foundingToken',
  toll: 'toll',
  shortage: 'shortage',
  seven: 'seven',
  doubleArrow: 'doubleArrow',
  compensation: 'compensation',
};

const HAPPENS: Readonly<Record<HintId, (events: readonly Event[], mode: Mode) => boolean>> = {
  tie: (_events, mode) =>
    (mode.kind === 'route' && mode.tie !== undefined) ||
    (mode.kind === 'question' && mode.question.ask === 'connection'),
  tokenMoved: (events) => events.some(({ type }) => type === 'tokenMoved'),
  toll: (events) => events.some(({ type }) => type === 'tollPaid'),
  shortage: (events) => events.some(({ type }) => type === 'shortage'),
  seven: (events) => events.some((event) => event.type === 'rolled' && event.dice === 7),
  doubleArrow: (events) =>
    events.some((event) => event.type === 'freeRouteGranted' && event.touching !== null),
  compensation: (events) =>
    events.some((event) => event.type === 'goldTaken' && event.because.rule === 'E-ROLL-4'),
};

/** The hint for this moment: of what happens now, the first nobody has been told yet. */
export function hintFor(
  events: readonly Event[],
  mode: Mode,
  seen: readonly string[],
): HintId | null {
  return HINT_IDS.find((id) => !seen.includes(id) && HAPPENS[id](events, mode)) ?? null;
}
