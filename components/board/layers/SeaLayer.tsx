import { memo, useId, useMemo } from 'react';
import { Defs, G, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import { SIDE, xy } from '@/components/board/chart';
import { circlePath, polygonPath } from '@/components/pieces/shapes';
import type { Chart } from '@/components/theme';
import { frameOf, type Frame } from '@/engine/board/geometry';
import type { Point } from '@/engine/board/grid';
import type { Board } from '@/engine/europe/board/board';

/** Water beyond the board, so that no pane of any shape shows an edge of the drawing. */
const BEYOND = 60 * SIDE;
const ROSE = 84;

/** Open water: cells of sea, and a ring of cells around the board. */
function waterSpots(board: Board, frame: Frame): Point[] {
  const spots: Point[] = [];
  const land = [...board.hexes.values()].filter((hex) => hex.terrain !== 'sea');
  for (let row = -3; row * 0.9 < frame.height + 3; row++) {
    for (let column = -3; column * 1.5 < frame.width + 4; column++) {
      const x = frame.x + column * 1.5 + (row % 2 === 0 ? 0 : 0.75);
      const y = frame.y + row * 0.9;
      const clear = land.every((hex) => Math.hypot(hex.centre.x - x, hex.centre.y - y) > 1.45);
      // Every third one only, scattered without chance: the sea has to look the same tomorrow.
      if (clear && (row * 7 + column * 5) % 3 === 0) spots.push({ x: x * SIDE, y: y * SIDE });
    }
  }
  return spots;
}

/** The spot on the board's rectangle with most open water around it. */
function rosePlace(board: Board, frame: Frame): Point | null {
  const taken = [
    ...[...board.hexes.values()].filter((hex) => hex.terrain !== 'sea').map((hex) => hex.centre),
    ...[...board.paths.values()]
      .filter((path) => path.kind === 'sea')
      .flatMap((path) => path.ends.map((end) => board.intersections.get(end)!.point)),
  ];
  let best: Point | null = null;
  let bestRoom = 1.75;
  for (let y = frame.y + 0.9; y < frame.y + frame.height - 0.8; y += 0.3) {
    for (let x = frame.x + 0.9; x < frame.x + frame.width - 0.8; x += 0.3) {
      const room = Math.min(...taken.map((at) => Math.hypot(at.x - x, at.y - y)));
      if (room > bestRoom) [best, bestRoom] = [{ x: x * SIDE, y: y * SIDE }, room];
    }
  }
  return best;
}

function roseStar(at: Point, long: number, short: number, turn: number): string {
  return [0, 1, 2, 3]
    .map((k) => {
      const angle = turn + (k * Math.PI) / 2;
      const tip = (r: number, a: number): [number, number] => [
        at.x + r * Math.sin(a),
        at.y - r * Math.cos(a),
      ];
      const side = Math.PI / 4;
      return polygonPath([
        [at.x, at.y],
        tip(short, angle - side),
        tip(long, angle),
        tip(short, angle + side),
      ]);
    })
    .join('');
}

function rhumbLines(at: Point): string {
  return Array.from({ length: 16 }, (_, k) => {
    const angle = (k * Math.PI) / 8;
    const from = { x: at.x + Math.cos(angle) * ROSE, y: at.y + Math.sin(angle) * ROSE };
    const to = { x: at.x + Math.cos(angle) * BEYOND, y: at.y + Math.sin(angle) * BEYOND };
    return `M${xy(from)}L${xy(to)}`;
  }).join('');
}

interface SeaLayerProps {
  readonly board: Board;
  readonly chart: Chart;
  /** Water and nothing else. */
  readonly plain?: boolean;
}

export const SeaLayer = memo(function SeaLayer({ board, chart, plain = false }: SeaLayerProps) {
  const { frame, waves, rose } = useMemo(() => {
    const frame = frameOf(board);
    const wave = 'q9-11 18 0t18 0';
    return {
      frame,
      waves: (plain ? [] : waterSpots(board, frame))
        .map((at) => `M${xy({ x: at.x - 18, y: at.y })}${wave}`)
        .join(''),
      rose: plain ? null : rosePlace(board, frame),
    };
  }, [board, plain]);
  // A browser takes the first element of an id, even from a board on a hidden screen.
  const sea = `sea${useId().replace(/\W/g, '')}`;
  const x = frame.x * SIDE;
  const y = frame.y * SIDE;
  const width = frame.width * SIDE;
  const height = frame.height * SIDE;
  return (
    <G>
      <Defs>
        <RadialGradient
          id={sea}
          gradientUnits="userSpaceOnUse"
          cx={x + width / 2}
          cy={y + height * 0.42}
          r={Math.max(width, height) * 0.72}
          fx={x + width / 2}
          fy={y + height * 0.42}
        >
          <Stop offset={0} stopColor={chart.sea} />
          <Stop offset={1} stopColor={chart.deepSea} />
        </RadialGradient>
      </Defs>
      <Rect
        x={x - BEYOND}
        y={y - BEYOND}
        width={width + 2 * BEYOND}
        height={height + 2 * BEYOND}
        fill={`url(#${sea})`}
      />
      {rose ? (
        <G stroke={chart.wave} strokeOpacity={0.5} fill="none">
          <Path d={rhumbLines(rose)} strokeWidth={1.6} strokeOpacity={0.22} />
          <Path d={circlePath(rose.x, rose.y, ROSE * 0.62)} strokeWidth={2.4} />
          <Path d={circlePath(rose.x, rose.y, ROSE * 0.54)} strokeWidth={1.4} />
          <Path
            d={roseStar(rose, ROSE * 0.66, ROSE * 0.17, Math.PI / 4)}
            fill={chart.sea}
            strokeWidth={2}
          />
          <Path
            d={roseStar(rose, ROSE, ROSE * 0.2, 0)}
            fill={chart.shallows}
            strokeWidth={2.4}
            strokeOpacity={0.8}
          />
        </G>
      ) : null}
      <Path
        d={waves}
        fill="none"
        stroke={chart.wave}
        strokeOpacity={0.42}
        strokeWidth={3.4}
        strokeLinecap="round"
      />
    </G>
  );
});
