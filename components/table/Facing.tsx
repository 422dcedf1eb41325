import { useState, type ReactNode } from 'react';
import { View, type LayoutChangeEvent } from 'react-native';

import { useSettings } from '@/store/settings';

import { useTable } from './useTable';

/** Seats go clockwise round the table, the first one at the near edge of the device. */
function angleOf(seat: number, seats: number): 0 | 90 | 180 | 270 {
  const quarter = seats === 3 ? [0, 90, 270][seat] : [0, 90, 180, 270][seat];
  return (quarter ?? 0) as 0 | 90 | 180 | 270;
}

/** Turns what is read towards the seat of the active player, when the table wants it. */
export function Facing({ children }: { readonly children: ReactNode }) {
  const { state } = useTable();
  const on = useSettings((settings) => settings.faceActive);
  const [width, setWidth] = useState(0);
  const [height, setHeight] = useState(0);
  const angle = on ? angleOf(state.seats.indexOf(state.turn.player), state.seats.length) : 0;
  if (angle === 0) return <View>{children}</View>;
  if (angle === 180) return <View style={{ transform: [{ rotate: '180deg' }] }}>{children}</View>;
  // Lying on its side, the text is as wide as the panel; the panel makes room for its length.
  const measure = ({ nativeEvent }: LayoutChangeEvent) => setWidth(nativeEvent.layout.width);
  const lines = ({ nativeEvent }: LayoutChangeEvent) => setHeight(nativeEvent.layout.height);
  return (
    <View onLayout={measure} style={{ height: width, justifyContent: 'center' }}>
      <View
        onLayout={lines}
        style={{
          width,
          transform: [{ rotate: `${angle}deg` }, { scale: Math.min(1, width / (height || width)) }],
        }}
      >
        {children}
      </View>
    </View>
  );
}
