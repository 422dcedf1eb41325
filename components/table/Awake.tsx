import { activateKeepAwakeAsync, deactivateKeepAwake, isAvailableAsync } from 'expo-keep-awake';
import { useEffect } from 'react';
import { AppState } from 'react-native';

import { useSettings } from '@/store/settings';

import { useTable } from './useTable';

const TAG = 'table';

// Some devices cannot, and some browsers refuse when they please: play goes on either way.
async function stayOn(): Promise<void> {
  try {
    if (await isAvailableAsync()) await activateKeepAwakeAsync(TAG);
  } catch {
    return;
  }
}

async function letGo(): Promise<void> {
  try {
    await deactivateKeepAwake(TAG);
  } catch {
    return;
  }
}

/** Keeps the screen on while a game is live. */
export function Awake() {
  const { state } = useTable();
  const wanted = useSettings((settings) => settings.keepAwake);
  const live = wanted && state.phase.name !== 'over';
  useEffect(() => {
    if (!live) return undefined;
    void stayOn();
    // A browser lets go whenever the page is out of sight.
    const watch = AppState.addEventListener('change', (now) => {
      if (now === 'active') void stayOn();
    });
    return () => {
      watch.remove();
      void letGo();
    };
  }, [live]);
  return null;
}
