import { memo } from 'react';
import { G, Path, Text } from 'react-native-svg';

import type { Places } from '@/components/board/aim';
import {
  barPath,
  cornerAt,
  outlinePath,
  POST,
  runPath,
  SIDE,
  SITE,
} from '@/components/board/chart';
import { circlePath } from '@/components/pieces/shapes';
import { fonts, type Chart } from '@/components/theme';
import { frameOf, type Hit } from '@/engine/board/geometry';
import type { HexId, IntersectionId, PathId } from '@/engine/board/vocabulary';
import type { Board, Hex } from '@/engine/europe/board/board';

interface LayerProps {
  readonly board: Board;
  readonly chart: Chart;
}

function outlines(board: Board, keep: (hex: Hex) => boolean): string {
  return [...board.hexes.values()].filter(keep).map(outlinePath).join('');
}

/** Dims by covering: a roll must not draw the hexes themselves again. */
export const VeilLayer = memo(function VeilLayer(
  props: LayerProps & {
    readonly except: ReadonlySet<HexId> | undefined;
    /** The face of the map is a photo: all of it goes dark, or bright water would outshine the rest. */
    readonly whole?: boolean;
  },
) {
  const { board, chart, except, whole = false } = props;
  if (whole) return <Shade board={board} chart={chart} except={except} />;
  const rest = outlines(board, (hex) => hex.terrain !== 'sea' && !except?.has(hex.id));
  return (
    <Path
      d={rest}
      fill={chart.veil}
      fillOpacity={0.55}
      stroke={chart.veil}
      strokeOpacity={0.55}
      strokeWidth={5}
    />
  );
});

/** Beyond what any pane shows of a fitted board. */
const ALL_AROUND = 30;

function Shade({ board, chart, except }: LayerProps & { except: ReadonlySet<HexId> | undefined }) {
  const { x, y, width, height } = frameOf(board, ALL_AROUND);
  const sheet = `M${x * SIDE} ${y * SIDE}h${width * SIDE}v${height * SIDE}h${-width * SIDE}z`;
  const holes = outlines(board, ({ id }) => except?.has(id) ?? false);
  return <Path d={sheet + holes} fillRule="evenodd" fill={chart.shade} fillOpacity={0.56} />;
}

export const HexRings = memo(function HexRings(
  props: LayerProps & { readonly hexes: ReadonlySet<HexId>; readonly legal: boolean },
) {
  const { board, chart, hexes, legal } = props;
  const d = [...hexes]
    .flatMap((id) => {
      const hex = board.hexes.get(id);
      // Drawn a little inside, so that neighbouring rings stay apart.
      return hex ? [{ ...hex, outline: hex.outline.map((p) => inwards(p, hex.centre)) }] : [];
    })
    .map(outlinePath)
    .join('');
  return (
    <G fill="none" strokeLinejoin="round">
      {legal ? <Path d={d} stroke={chart.legalHalo} strokeOpacity={0.9} strokeWidth={13} /> : null}
      <Path
        d={d}
        stroke={legal ? chart.legal : chart.producing}
        strokeWidth={legal ? 7 : 12}
        {...(legal ? { strokeDasharray: '26 9' } : {})}
      />
    </G>
  );
});

function inwards(p: { x: number; y: number }, centre: { x: number; y: number }) {
  const share = 0.94;
  return { x: centre.x + (p.x - centre.x) * share, y: centre.y + (p.y - centre.y) * share };
}

/** Free paths are offered as empty bars; around a route that lies there, as a rim. */
export const LegalPaths = memo(function LegalPaths(
  props: LayerProps & {
    readonly paths: ReadonlySet<PathId>;
    readonly routes: Readonly<Record<PathId, unknown>>;
  },
) {
  const { board, chart, paths, routes } = props;
  const bars = (laid: boolean) =>
    [...paths]
      .filter((id) => id in routes === laid)
      .map((id) => barPath(board, id, 0.27))
      .join('');
  const free = bars(false);
  const laid = bars(true);
  return (
    <G strokeLinecap="round" fill="none">
      <Path d={free} stroke={chart.legal} strokeWidth={27} />
      <Path d={free} stroke={chart.legalHalo} strokeWidth={15} />
      <Path d={laid} stroke={chart.legalHalo} strokeWidth={50} />
      <Path d={laid} stroke={chart.legal} strokeWidth={42} />
    </G>
  );
});

export const LegalCorners = memo(function LegalCorners(
  props: LayerProps & { readonly intersections: NonNullable<Places['intersections']> },
) {
  const { board, chart, intersections } = props;
  const d = [...intersections]
    .flatMap((id) => cornerAt(board, id) ?? [])
    .map(({ x, y }) => circlePath(x, y, POST + 6))
    .join('');
  return (
    <G fill="none">
      <Path d={d} stroke={chart.legalHalo} strokeWidth={14} strokeOpacity={0.9} />
      <Path d={d} stroke={chart.legal} strokeWidth={7} />
    </G>
  );
});

/** The connection that pays lies under its routes; of tied ones the chosen is the stronger. */
export const BandLayer = memo(function BandLayer(
  props: LayerProps & { readonly band: readonly (readonly PathId[])[]; readonly chosen: number },
) {
  const { board, chart, band, chosen } = props;
  const order = band.map((_, i) => i).sort((a, b) => Number(a === chosen) - Number(b === chosen));
  return (
    <G strokeLinecap="round" strokeLinejoin="round" fill="none">
      {order.map((i) => {
        const d = runPath(board, band[i] ?? []);
        const strong = i === chosen || band.length === 1;
        return (
          <G key={i}>
            {strong ? <Path d={d} stroke={chart.legal} strokeWidth={58} /> : null}
            <Path
              d={d}
              stroke={chart.band}
              strokeOpacity={strong ? 1 : 0.6}
              strokeWidth={strong ? 49 : 36}
            />
          </G>
        );
      })}
    </G>
  );
});

/** Where a caravan has come along, heavier at its end. Dots: whose routes it uses stays visible. */
export const TraceLayer = memo(function TraceLayer(
  props: LayerProps & { readonly trace: readonly PathId[] },
) {
  const { board, chart, trace } = props;
  const d = runPath(board, trace);
  const last = trace[trace.length - 1];
  return (
    <G strokeLinecap="round" fill="none">
      <Path d={d} stroke={chart.number} strokeWidth={15} strokeDasharray="0.1 20" />
      <Path d={d} stroke={chart.band} strokeWidth={10} strokeDasharray="0.1 20" />
      {last ? (
        <>
          <Path d={barPath(board, last, 0.4)} stroke={chart.number} strokeWidth={21} />
          <Path d={barPath(board, last, 0.4)} stroke={chart.band} strokeWidth={15} />
        </>
      ) : null}
    </G>
  );
});

/** What a merchant's way there costs, in grain. */
export const ReachLayer = memo(function ReachLayer(
  props: LayerProps & { readonly rings: ReadonlyMap<IntersectionId, number> },
) {
  const { board, chart, rings } = props;
  const places = [...rings].flatMap(([id, grain]) => {
    const at = cornerAt(board, id);
    return at ? [{ id, grain, at }] : [];
  });
  return (
    <G>
      <Path
        d={places.map(({ at }) => circlePath(at.x, at.y, 21)).join('')}
        fill={chart.terrain.field.fill}
        stroke={chart.legal}
        strokeWidth={5}
      />
      <G
        fontFamily={fonts.serif}
        fontWeight="700"
        fontSize={30}
        textAnchor="middle"
        fill={chart.coinInk}
      >
        {places.map(({ id, grain, at }) => (
          <Text key={id} x={at.x} y={at.y + 10.5}>
            {String(grain)}
          </Text>
        ))}
      </G>
    </G>
  );
});

export const SelectedLayer = memo(function SelectedLayer(
  props: LayerProps & { readonly kind: Hit['kind']; readonly id: string },
) {
  const { board, chart, kind, id } = props;
  let d = '';
  if (kind === 'hex') {
    const hex = board.hexes.get(id);
    if (hex) d = outlinePath(hex);
  } else if (kind === 'path') {
    d = barPath(board, id, 0.25);
  } else {
    const at = cornerAt(board, id);
    if (at) d = circlePath(at.x, at.y, (board.sites.has(id) ? POST : SITE) + SIDE * 0.1);
  }
  // A path is a line: its halo has to be drawn around it, not on it.
  if (kind === 'path') {
    return (
      <G fill="none" strokeLinecap="round">
        <Path d={d} stroke={chart.name} strokeWidth={44} strokeOpacity={0.9} />
        <Path d={d} stroke={chart.nameHalo} strokeWidth={35} />
      </G>
    );
  }
  return (
    <G fill="none" strokeLinejoin="round">
      <Path d={d} stroke={chart.nameHalo} strokeWidth={15} />
      <Path d={d} stroke={chart.name} strokeWidth={7} />
    </G>
  );
});
