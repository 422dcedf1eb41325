import type { Options } from '@/engine/europe/setup';

/** The points where the table decides because the rulebook does not. */
export const options: Readonly<Record<keyof Options, { name: string; explanation: string }>> = {
  startCoins: {
    name: 'Coins for starting posts',
    explanation: 'The rulebook is silent: do starting posts in coin cities pay their coins?',
  },
  startTokens: {
    name: 'Tokens for starting posts',
    explanation:
      'The rulebook is silent: do starting posts next to an empty slot bring a number token?',
  },
  doubleChain: {
    name: 'Double arrows chain',
    explanation: 'The rulebook is silent: does a free route on a double arrow bring one more?',
  },
  bankLimited: {
    name: 'The bank can run dry',
    explanation: 'The rulebook is silent: does the bank stop paying when all 100 gold are in play?',
  },
  robberFollows: {
    name: 'The robber follows its token',
    explanation:
      'The rulebook is silent: does the robber go along when the token under it is moved?',
  },
  merchantWaits: {
    name: 'Merchants may wait',
    explanation: 'The rulebook is silent: may a merchant stop in a free city when no post is left?',
  },
};
