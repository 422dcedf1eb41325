import * as Haptics from 'expo-haptics';
import { Platform } from 'react-native';

import { useSettings } from '@/store/settings';

/** A short tap to the hand: recorded, no need to look. */
export function feel(): void {
  if (Platform.OS === 'web' || !useSettings.getState().haptics) return;
  // A device without the means stays silent.
  Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Light).catch(() => undefined);
}
