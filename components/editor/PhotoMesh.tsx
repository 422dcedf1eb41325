import { memo, useId, useMemo } from 'react';
import { ClipPath, Defs, G, Image, Path, Use } from 'react-native-svg';

import { SIDE, xy } from '@/components/board/chart';
import { useTheme } from '@/components/theme';
import type { Frame } from '@/engine/board/geometry';
import type { Point } from '@/engine/board/grid';
import { project, type Homography } from '@/engine/board/homography';
import type { Picture } from '@/store/photos';

/** Fine enough that nobody sees the perspective is made of pieces. */
const PIECES = 8;
/** Pieces overlap by this much, or the sea would shine through the joints. */
const OVERLAP = 5;

type Triangle = readonly [Point, Point, Point];

/** Carries the corners of one triangle to those of another, as an SVG matrix. */
function matrixBetween(from: Triangle, to: Triangle): string | null {
  const [a, b, c] = from;
  const size = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (Math.abs(size) < 1e-9) return null;
  const axis = (value: (p: Point) => number) => {
    const [u, v, w] = to.map(value) as [number, number, number];
    const x = ((v - u) * (c.y - a.y) - (w - u) * (b.y - a.y)) / size;
    const y = ((w - u) * (b.x - a.x) - (v - u) * (c.x - a.x)) / size;
    return [x, y, u - x * a.x - y * a.y] as const;
  };
  const [xx, xy_, x0] = axis(({ x }) => x);
  const [yx, yy, y0] = axis(({ y }) => y);
  return `matrix(${[xx, yx, xy_, yy, x0, y0].map((n) => n.toPrecision(9)).join(' ')})`;
}

function outwards(triangle: Triangle): string {
  const mid = {
    x: (triangle[0].x + triangle[1].x + triangle[2].x) / 3,
    y: (triangle[0].y + triangle[1].y + triangle[2].y) / 3,
  };
  const corners = triangle.map((p) => {
    const away = Math.hypot(p.x - mid.x, p.y - mid.y) || 1;
    const share = 1 + OVERLAP / away;
    return xy({ x: mid.x + (p.x - mid.x) * share, y: mid.y + (p.y - mid.y) * share });
  });
  return `M${corners.join('L')}z`;
}

function piecesOf(frame: Frame, toPicture: Homography) {
  const corner = (i: number, k: number): Point => ({
    x: frame.x + (frame.width * i) / PIECES,
    y: frame.y + (frame.height * k) / PIECES,
  });
  const pieces: { clip: string; matrix: string }[] = [];
  const add = (...on: [Point, Point, Point]) => {
    const seen = on.map((p) => project(toPicture, p));
    if (seen.some((p) => p === null)) return;
    const scene = on.map(({ x, y }) => ({ x: x * SIDE, y: y * SIDE })) as unknown as Triangle;
    const matrix = matrixBetween(seen as unknown as Triangle, scene);
    if (matrix) pieces.push({ clip: outwards(scene), matrix });
  };
  for (let k = 0; k < PIECES; k++) {
    for (let i = 0; i < PIECES; i++) {
      add(corner(i, k), corner(i + 1, k), corner(i, k + 1));
      add(corner(i + 1, k), corner(i + 1, k + 1), corner(i, k + 1));
    }
  }
  return pieces;
}

/** The photo, straightened so that it lies under the regular grid. */
export const PhotoMesh = memo(function PhotoMesh({
  picture,
  toPicture,
  frame,
  opacity = 1,
}: {
  readonly picture: Picture;
  readonly toPicture: Homography;
  /** Which part of the board it covers. */
  readonly frame: Frame;
  readonly opacity?: number;
}) {
  const id = `photo${useId().replace(/\W/g, '')}`;
  // A photo is the brightest thing on the screen; a dark room wants less of it.
  const { name } = useTheme();
  const shown = opacity * (name === 'light' ? 1 : 0.72);
  const pieces = useMemo(() => piecesOf(frame, toPicture), [frame, toPicture]);
  return (
    <G opacity={shown}>
      <Defs>
        <Image
          id={id}
          href={{ uri: picture.url }}
          x={0}
          y={0}
          width={picture.width}
          height={picture.height}
          preserveAspectRatio="none"
        />
        {pieces.map(({ clip }, i) => (
          <ClipPath key={i} id={`${id}c${i}`}>
            <Path d={clip} />
          </ClipPath>
        ))}
      </Defs>
      {pieces.map(({ matrix }, i) => (
        <G key={i} clipPath={`url(#${id}c${i})`}>
          <G transform={matrix}>
            <Use href={`#${id}`} />
          </G>
        </G>
      ))}
    </G>
  );
});
