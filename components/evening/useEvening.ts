import { useMemo } from 'react';

import { eveningOf, type Evening } from '@/engine/europe/evening/evening';
import { storyOf, type Remark } from '@/engine/europe/evening/story';
import type { OpenGame } from '@/store/game';

/** What can be told of the game as far as it has come. */
export function useEvening({ game, history }: OpenGame): {
  readonly evening: Evening;
  readonly story: readonly Remark[];
} {
  const { start } = game;
  const { commands, cursor } = history.log;
  return useMemo(() => {
    const evening = eveningOf(start, commands.slice(0, cursor));
    return { evening, story: storyOf(evening) };
  }, [start, commands, cursor]);
}
