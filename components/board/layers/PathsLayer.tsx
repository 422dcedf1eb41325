import { memo, useMemo } from 'react';
import { G, Path } from 'react-native-svg';

import { along, barPath, endsOf, xy } from '@/components/board/chart';
import type { Chart } from '@/components/theme';
import type { Point } from '@/engine/board/grid';
import type { Board } from '@/engine/europe/board/board';

type Ends = readonly [Point, Point];

/** A swell from end to end; it is what tells a sea path from a land path without colour. */
function wavyPath(ends: Ends): string {
  const [a, b] = ends;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const swells = 5;
  const from = 0.17;
  const step = (1 - 2 * from) / swells;
  let d = `M${xy(along(ends, from))}`;
  for (let i = 0; i < swells; i++) {
    const crest = along(ends, from + step * (i + 0.5));
    const side = i % 2 === 0 ? 9 : -9;
    const bend = { x: crest.x + across.x * side, y: crest.y + across.y * side };
    d += `Q${xy(bend)} ${xy(along(ends, from + step * (i + 1)))}`;
  }
  return d;
}

/** Two arrowheads back to back: a route laid here brings another. */
function doubleArrow(ends: Ends): string {
  const [a, b] = ends;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const on = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const mid = along(ends, 0.5);
  const spot = (forward: number, aside: number) =>
    xy({ x: mid.x + on.x * forward - on.y * aside, y: mid.y + on.y * forward + on.x * aside });
  const head = (s: number) => `M${spot(s * 22, 0)}L${spot(s * 8, 9.5)}L${spot(s * 8, -9.5)}z`;
  return `${head(1)}${head(-1)}`;
}

export const PathsLayer = memo(function PathsLayer(props: { board: Board; chart: Chart }) {
  const { board, chart } = props;
  const { land, sea, double } = useMemo(() => {
    const paths = [...board.paths.values()];
    const join = (ids: typeof paths, draw: (ends: Ends) => string) =>
      ids
        .map(({ id }) => endsOf(board, id))
        .map((ends) => (ends ? draw(ends) : ''))
        .join('');
    const ofLand = paths.filter(({ kind, double: twice }) => kind === 'land' && !twice);
    return {
      land: ofLand.map(({ id }) => barPath(board, id, 0.19)).join(''),
      sea: join(
        paths.filter(({ kind }) => kind === 'sea'),
        wavyPath,
      ),
      double: join(
        paths.filter(({ double: twice }) => twice),
        doubleArrow,
      ),
    };
  }, [board]);
  return (
    <G strokeLinecap="round" strokeLinejoin="round">
      <Path
        d={land}
        fill="none"
        stroke={chart.landPath}
        strokeOpacity={0.62}
        strokeWidth={5}
        strokeDasharray="0.1 12.3"
      />
      <Path d={sea} fill="none" stroke={chart.seaPath} strokeWidth={5.5} />
      <Path d={double} fill={chart.legal} stroke={chart.nameHalo} strokeWidth={3} />
    </G>
  );
});
