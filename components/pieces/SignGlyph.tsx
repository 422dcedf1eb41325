import { Path } from 'react-native-svg';

import type { TerrainColours } from '@/components/theme';
import type { Terrain } from '@/engine/europe/vocabulary';

import { INKS, signPath, type Ink } from './signs';

interface SignGlyphProps {
  readonly terrain: Exclude<Terrain, 'sea'>;
  readonly at: readonly { readonly x: number; readonly y: number }[];
  readonly colours: TerrainColours;
}

/** One sign, or a board full of the same sign, in as many paths as there are inks. */
export function SignGlyph({ terrain, at, colours }: SignGlyphProps) {
  const { ink, pale } = colours;
  const paint: Record<Ink, object> = {
    wash: { fill: ink, fillOpacity: 0.42, stroke: ink, strokeWidth: 3 },
    pale: { fill: pale, stroke: ink, strokeWidth: 3 },
    solid: { fill: ink },
    line: { fill: 'none', stroke: ink, strokeWidth: 3.4 },
  };
  return INKS.map((kind) => {
    const d = signPath(terrain, kind, at);
    if (d === '') return null;
    return <Path key={kind} d={d} strokeLinejoin="round" strokeLinecap="round" {...paint[kind]} />;
  });
}
