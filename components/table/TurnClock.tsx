import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

import { time as spoken } from '@/locales/language';
import { time } from '@/store/clock';
import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

import { useTable } from './useTable';

/** How long the turn has taken, behind the name of the phase; runs only while it is seen. */
export function TurnClock() {
  const { state } = useTable();
  const on = useSettings((settings) => settings.turnClock);
  const { number, player } = state.turn;
  if (!on || number === 0 || state.phase.name === 'over') return null;
  return <Running key={`${number}-${player}`} />;
}

function Running() {
  const { state, open } = useTable();
  const { player } = state.turn;
  const { id } = open.header;
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    let elapsed = 0;
    let last = time();
    const beat = () => {
      const now = time();
      if (AppState.currentState !== 'background') elapsed += now - last;
      last = now;
      setSeconds(Math.floor(elapsed / 1000));
    };
    const timer = setInterval(beat, 1000);
    return () => {
      clearInterval(timer);
      // Written once a turn, so that a clock does not wear out the shelf.
      const game = useGame.getState();
      if (elapsed >= 1000 && game.open?.header.id === id) game.addTime(player, elapsed);
    };
  }, [player, id]);
  return ` · ${spoken(seconds)}`;
}
