import { memo, type ReactNode } from 'react';
import { G } from 'react-native-svg';

import { THEMES, useTheme } from '@/components/theme';
import type { Board } from '@/engine/europe/board/board';
import type { Colour } from '@/engine/europe/vocabulary';

import type { Label } from './labels';
import {
  BandLayer,
  HexRings,
  LegalCorners,
  LegalPaths,
  ReachLayer,
  SelectedLayer,
  TraceLayer,
  VeilLayer,
} from './layers/HighlightLayers';
import { NamesLayer } from './layers/NamesLayer';
import { NumbersLayer, TokensLayer } from './layers/NumbersLayer';
import { PathsLayer } from './layers/PathsLayer';
import { PostsLayer } from './layers/PostsLayer';
import { RoutesLayer } from './layers/RoutesLayer';
import { SeaLayer } from './layers/SeaLayer';
import { CoinsLayer, SitesLayer } from './layers/SitesLayer';
import { TerrainLayer } from './layers/TerrainLayer';
import { CaravansLayer, MerchantsLayer, RobberLayer } from './layers/TravellersLayer';
import type { Marks } from './marks';
import type { Pieces } from './standing';

interface SceneProps {
  readonly board: Board;
  readonly pieces: Pieces | null;
  readonly marks: Marks;
  readonly labels: readonly Label[];
  readonly initials: Partial<Record<Colour, string>> | undefined;
  readonly underlay: ReactNode;
  readonly bare: boolean;
  readonly wash: number;
  /** Somebody is drawing it: what is only for show would be drawn again at every stroke. */
  readonly drawn: boolean;
}

const NO_ROUTES: Pieces['routes'] = {};

/** Everything there is to see, from the bottom of the sea to what is on offer now. */
export const Scene = memo(function Scene(props: SceneProps) {
  const { board, pieces, marks, labels, initials, underlay, bare, wash, drawn } = props;
  const { chart, players } = useTheme();
  // On a photo, bright or dark, pale letters in a dark rim and a dark pawn in a pale one are seen.
  const letters = bare ? THEMES.dim.chart : chart;
  const pawn = bare ? THEMES.light.chart : chart;
  const { legal, producing, band, chosen = 0, trace, rings, selected, lit = null } = marks;
  const on = { board, chart };
  const mark = selected ? <SelectedLayer {...on} kind={selected.kind} id={selected.id} /> : null;
  return (
    <G>
      {bare ? null : <SeaLayer {...on} plain={drawn} />}
      {underlay}
      {bare ? null : (
        <G opacity={wash}>
          <TerrainLayer {...on} />
        </G>
      )}
      {bare ? null : <NumbersLayer {...on} />}
      <TokensLayer {...on} tokens={pieces?.tokens ?? null} />
      {producing ? <VeilLayer {...on} except={producing} whole={bare} /> : null}
      {producing ? <HexRings {...on} hexes={producing} legal={false} /> : null}
      <PathsLayer {...on} />
      {band && band.length > 0 ? <BandLayer {...on} band={band} chosen={chosen} /> : null}
      {legal?.hexes ? <HexRings {...on} hexes={legal.hexes} legal /> : null}
      {selected?.kind === 'path' || selected?.kind === 'hex' ? mark : null}
      {legal?.paths ? (
        <LegalPaths {...on} paths={legal.paths} routes={pieces?.routes ?? NO_ROUTES} />
      ) : null}
      {pieces ? (
        <RoutesLayer board={board} players={players} routes={pieces.routes} lit={lit} />
      ) : null}
      {trace && trace.length > 0 ? <TraceLayer {...on} trace={trace} /> : null}
      <SitesLayer {...on} />
      {pieces ? (
        <>
          <PostsLayer
            {...on}
            players={players}
            posts={pieces.posts}
            initials={initials}
            lit={lit}
          />
          <CaravansLayer board={board} players={players} lit={lit} caravans={pieces.caravans} />
          <MerchantsLayer board={board} players={players} lit={lit} merchants={pieces.merchants} />
          <RobberLayer board={board} chart={pawn} robber={pieces.robber} />
        </>
      ) : null}
      <NamesLayer labels={labels} chart={letters} />
      {legal?.intersections ? <LegalCorners {...on} intersections={legal.intersections} /> : null}
      <CoinsLayer {...on} posts={pieces?.posts ?? null} />
      {rings ? <ReachLayer {...on} rings={rings} /> : null}
      {selected?.kind === 'site' || selected?.kind === 'intersection' ? mark : null}
    </G>
  );
});
