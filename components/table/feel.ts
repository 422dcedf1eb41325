import * as Haptics from 'expo-haptics';

import { useSettings } from '@/store/settings';

/** A short tap to the hand: recorded, no need to look. */
export function feel(): void {
  if (!useSettings.getState().haptics) return;
  // A device without the means stays silent.
  Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Light).catch(() => undefined);
}
