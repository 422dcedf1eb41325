import { useIsFocused } from 'expo-router';
import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

import { time as spoken } from '@/locales/language';
import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

import { beat, start, stop, useTurnTime } from './stopwatch';
import { useTable } from './useTable';

/** How long the turn has taken, behind the name of the phase; runs only while it is seen. */
export function TurnClock() {
  const { state } = useTable();
  const on = useSettings((settings) => settings.turnClock);
  if (!on || state.turn.number === 0 || state.phase.name === 'over') return null;
  return <Running />;
}

/** Neither behind another page nor in a pocket. */
function useSeen(): boolean {
  const focused = useIsFocused();
  const [awake, setAwake] = useState(AppState.currentState !== 'background');
  useEffect(() => {
    const watch = AppState.addEventListener('change', (now) => setAwake(now === 'active'));
    return () => watch.remove();
  }, []);
  return focused && awake;
}

function Running() {
  const { state, open } = useTable();
  const { number, player } = state.turn;
  const { id } = open.header;
  const seen = useSeen();
  useEffect(() => {
    if (!seen) return undefined;
    start(`${id}-${number}-${player}`);
    const timer = setInterval(beat, 1000);
    return () => {
      clearInterval(timer);
      // Written once a stretch, so that a clock does not wear out the shelf.
      const ms = stop();
      const game = useGame.getState();
      if (ms > 0 && game.open?.header.id === id) game.addTime(player, ms);
    };
  }, [seen, id, number, player]);
  return ` · ${spoken(useTurnTime() / 1000)}`;
}
