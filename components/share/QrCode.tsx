import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { THEMES, useTheme } from '@/components/theme';

import { MARGIN, pathOf, squaresOf } from './qr';

type Encoder = Parameters<typeof squaresOf>[1];

/** The encoder is loaded when the first code is shown: most evenings need none. */
function useEncoder(): Encoder | null {
  const [encoder, setEncoder] = useState<Encoder | null>(null);
  useEffect(() => {
    let here = true;
    void import('qrcode-generator').then((module) => {
      const found = (module as { default?: Encoder }).default ?? (module as unknown as Encoder);
      if (here) setEncoder(() => found);
    });
    return () => {
      here = false;
    };
  }, []);
  return encoder;
}

export function QrCode({
  text,
  size,
  label,
  testID,
}: {
  readonly text: string;
  readonly size: number;
  readonly label: string;
  readonly testID: string;
}) {
  const { name } = useTheme();
  // Cameras want dark on light in every room; in a dim one the light is the softer of the two.
  const { ink, card, well } = THEMES.light.palette;
  const encoder = useEncoder();
  const drawn = useMemo(() => {
    if (!encoder) return null;
    const squares = squaresOf(text, encoder);
    return { path: pathOf(squares), side: squares.length + 2 * MARGIN };
  }, [text, encoder]);
  return (
    <View
      testID={testID}
      role="img"
      aria-label={label}
      style={[
        styles.sheet,
        { width: size, height: size, backgroundColor: name === 'light' ? card : well },
      ]}
    >
      {drawn ? (
        <Svg width={size} height={size} viewBox={`0 0 ${drawn.side} ${drawn.side}`} aria-hidden>
          <Rect width={drawn.side} height={drawn.side} fill={name === 'light' ? card : well} />
          <Path d={drawn.path} fill={ink} />
        </Svg>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ sheet: { borderRadius: 6, overflow: 'hidden' } });
