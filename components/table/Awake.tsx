import { activateKeepAwakeAsync, deactivateKeepAwake, isAvailableAsync } from 'expo-keep-awake';
import { useEffect } from 'react';
import { AppState } from 'react-native';

import { useSettings } from '@/store/settings';

import { useTable } from './useTable';

const TAG = 'table';

// Some devices cannot, and some browsers refuse when they please: play goes on either way.
async function quietly(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch {
    return;
  }
}

/** Holds the screen until told to let go; the browser may answer only after that. */
function holdScreen(): { readonly again: () => void; readonly release: () => void } {
  let wanted = true;
  const release = () => void quietly(() => deactivateKeepAwake(TAG));
  const again = () =>
    void quietly(async () => {
      if (!(await isAvailableAsync()) || !wanted) return;
      await activateKeepAwakeAsync(TAG);
      if (!wanted) release();
    });
  again();
  return {
    again,
    release: () => {
      wanted = false;
      release();
    },
  };
}

/** Keeps the screen on while a game is live. */
export function Awake() {
  const { state } = useTable();
  const wanted = useSettings((settings) => settings.keepAwake);
  const live = wanted && state.phase.name !== 'over';
  useEffect(() => {
    if (!live) return undefined;
    const hold = holdScreen();
    // A browser lets go whenever the page is out of sight.
    const watch = AppState.addEventListener('change', (now) => {
      if (now === 'active') hold.again();
    });
    return () => {
      watch.remove();
      hold.release();
    };
  }, [live]);
  return null;
}
