import type { ClauseId } from './clauses';

/**
 * Everything the rules may object to. `possible` ones describe something a table can
 * physically do, so they may be recorded anyway; the others have no state to lead to.
 */
export const OBJECTIONS = {
  'not-now': { rule: 'E-ROLL-6', possible: true },
  'not-in-setup': { rule: 'E-SET-6', possible: false },
  'game-over': { rule: 'E-END-1', possible: false },
  'unknown-place': { rule: 'E-COMP-1', possible: false },
  'not-playing': { rule: 'E-SET-1', possible: false },
  malformed: { rule: 'E-SET-1', possible: false },

  'roll-missing': { rule: 'E-SET-6', possible: false },
  'not-a-contender': { rule: 'E-SET-6', possible: false },
  'wrong-order': { rule: 'E-SET-6', possible: true },
  'nothing-left-to-place': { rule: 'E-SET-3', possible: false },
  'site-not-purple': { rule: 'E-SET-6', possible: true },
  'site-taken': { rule: 'E-SET-6', possible: false },
  'not-a-site': { rule: 'E-SET-6', possible: false },
  'start-route-off-post': { rule: 'E-SET-9', possible: true },
  'start-route-connects': { rule: 'E-SET-9', possible: true },
  'no-fixed-start': { rule: 'E-SET-5', possible: false },

  'dice-chosen': { rule: 'E-DEV-3', possible: true },
  'supply-suffices': { rule: 'E-ROLL-3', possible: true },
  'supply-short': { rule: 'E-ROLL-3', possible: true },
  'nothing-due': { rule: 'E-ROLL-3', possible: false },
  'supply-empty': { rule: 'E-COMP-2', possible: true },
  'not-in-hands': { rule: 'E-COMP-2', possible: true },
  'hand-too-small': { rule: 'E-COMP-2', possible: true },
  'too-little-gold': { rule: 'E-COMP-4', possible: true },
  'hands-exceed-cards': { rule: 'E-COMP-2', possible: false },

  'hands-unconfirmed': { rule: 'E-SEVEN-2', possible: true },
  'no-discard-due': { rule: 'E-SEVEN-2', possible: true },
  'wrong-discard': { rule: 'E-SEVEN-2', possible: true },
  'robber-stays': { rule: 'E-SEVEN-3', possible: true },
  'robber-needs-number': { rule: 'E-SEVEN-3', possible: true },
  'robber-at-sea': { rule: 'E-SEVEN-3', possible: false },
  'not-a-victim': { rule: 'E-SEVEN-4', possible: true },
  'victim-without-cards': { rule: 'E-SEVEN-4', possible: true },
  'must-steal': { rule: 'E-SEVEN-4', possible: true },

  'trade-with-self': { rule: 'E-TRADE-1', possible: false },
  'not-with-active': { rule: 'E-TRADE-1', possible: true },
  'purchase-limit': { rule: 'E-TRADE-2', possible: true },
  'same-resource': { rule: 'E-TRADE-3', possible: true },

  'deck-empty': { rule: 'E-DEV-2', possible: false },
  'no-own-post': { rule: 'E-BUILD-2', possible: true },
  'merchant-in-reserve': { rule: 'E-BUILD-2', possible: true },
  'which-merchant': { rule: 'E-BUILD-2', possible: false },
  'same-post': { rule: 'E-BUILD-2', possible: true },
  'no-own-route': { rule: 'E-BUILD-3', possible: false },
  'foreign-route': { rule: 'E-BUILD-3', possible: true },
  'route-off-post': { rule: 'E-BUILD-3', possible: true },
  'caravan-in-reserve': { rule: 'E-BUILD-3', possible: true },
  'which-caravan': { rule: 'E-BUILD-3', possible: false },
  'same-route': { rule: 'E-BUILD-3', possible: true },
  'path-taken': { rule: 'E-BUILD-4', possible: false },
  'route-not-adjacent': { rule: 'E-BUILD-4', possible: true },
  'no-routes-left': { rule: 'E-BUILD-5', possible: false },
  'no-free-route': { rule: 'E-BUILD-6', possible: true },
  'free-route-not-adjacent': { rule: 'E-BUILD-6', possible: true },
  'no-such-connection': { rule: 'E-GOLD-3', possible: false },

  'merchant-off-board': { rule: 'E-MERCH-1', possible: false },
  'merchant-stays': { rule: 'E-MERCH-1', possible: false },
  'too-far': { rule: 'E-MERCH-1', possible: true },
  'no-way': { rule: 'E-MERCH-1', possible: true },
  'free-steps': { rule: 'E-DEV-3', possible: true },
  'ends-on-post': { rule: 'E-MERCH-2', possible: true },
  'ends-on-merchant': { rule: 'E-MERCH-2', possible: true },
  'no-post-left': { rule: 'E-MERCH-9', possible: true },
  'token-not-there': { rule: 'E-MERCH-6', possible: false },
  'slot-not-empty': { rule: 'E-MERCH-6', possible: false },
  'slot-not-adjacent': { rule: 'E-MERCH-6', possible: true },
  'token-in-stock': { rule: 'E-MERCH-6', possible: true },
  'token-out-of-stock': { rule: 'E-MERCH-6', possible: false },
  'token-number': { rule: 'E-COMP-3', possible: true },
  'token-colour': { rule: 'E-COMP-3', possible: true },
  'printed-number': { rule: 'E-MERCH-8', possible: false },

  'caravan-off-board': { rule: 'E-CARA-1', possible: false },
  'no-route-there': { rule: 'E-CARA-1', possible: false },
  'route-gap': { rule: 'E-CARA-8', possible: true },
  'caravan-stays': { rule: 'E-CARA-1', possible: false },
  'too-few-salt': { rule: 'E-CARA-1', possible: true },
  'route-full': { rule: 'E-CARA-2', possible: true },
  'cannot-pay-toll': { rule: 'E-CARA-5', possible: true },
  'no-post-there': { rule: 'E-CARA-6', possible: false },
  'own-post': { rule: 'E-CARA-6', possible: true },
  'post-has-goods': { rule: 'E-CARA-6', possible: false },
  'no-free-goods': { rule: 'E-CARA-6', possible: false },
  'post-not-beside': { rule: 'E-CARA-6', possible: true },

  'card-played': { rule: 'E-DEV-1', possible: true },
  'card-new': { rule: 'E-DEV-1', possible: true },
  'no-card': { rule: 'E-DEV-1', possible: true },
  'dice-too-late': { rule: 'E-DEV-3', possible: false },

  'goods-total': { rule: 'E-SET-2', possible: false },
  'cards-total': { rule: 'E-COMP-4', possible: false },
  'range-upside-down': { rule: 'E-COMP-2', possible: false },
  'needs-tracking': { rule: 'E-COMP-2', possible: false },
  'needs-hands': { rule: 'E-COMP-2', possible: false },
  'nothing-to-correct': { rule: 'E-SET-1', possible: false },
} as const satisfies Readonly<Record<string, { rule: ClauseId; possible: boolean }>>;

export type ObjectionCode = keyof typeof OBJECTIONS;

export interface Objection {
  readonly code: ObjectionCode;
  readonly rule: ClauseId;
  /** The table may record it anyway, with `override: true`. */
  readonly possible: boolean;
  /** What the sentence needs: a place, a colour, how many there are, how many it takes. */
  readonly at?: string;
  readonly who?: string;
  readonly is?: number | string;
  readonly needs?: number | string;
}
