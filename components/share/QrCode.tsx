import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { useCatalog } from '@/components/language';
import { THEMES, useTheme } from '@/components/theme';
import { Type } from '@/components/ui/Type';

import { loadEncoder, type Encoder } from './encoder';
import { MARGIN, pathOf, squaresOf } from './qr';

function useEncoder(): Encoder | 'failed' | null {
  const [encoder, setEncoder] = useState<Encoder | 'failed' | null>(null);
  useEffect(() => {
    let here = true;
    loadEncoder().then(
      (found) => here && setEncoder(() => found),
      () => here && setEncoder('failed'),
    );
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
  const t = useCatalog();
  const { name } = useTheme();
  // Cameras want dark on light in every room; in a dim one the light is the softer of the two.
  const { ink, card, well } = THEMES.light.palette;
  const encoder = useEncoder();
  const drawn = useMemo(() => {
    if (!encoder || encoder === 'failed') return null;
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
      ) : encoder === 'failed' ? (
        <Type center style={[styles.failed, { color: ink }]} testID="qr-failed">
          {t.share.notDrawn}
        </Type>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { borderRadius: 6, overflow: 'hidden', justifyContent: 'center' },
  failed: { padding: 24 },
});
