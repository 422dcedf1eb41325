import { useState } from 'react';
import type { LayoutChangeEvent } from 'react-native';

/** Before the first layout a phone is assumed. */
const PHONE = 354;

export function useWidth(): { width: number; onLayout: (event: LayoutChangeEvent) => void } {
  const [width, setWidth] = useState(PHONE);
  return {
    width,
    onLayout: ({ nativeEvent }) => {
      if (nativeEvent.layout.width > 0) setWidth(nativeEvent.layout.width);
    },
  };
}
