import { MARGIN, type Squares } from '@/components/share/qr';

/** The code as a camera would have it at its best: so many pixels a square. */
export function bitmapOf(squares: Squares, scale: number) {
  const side = (squares.length + 2 * MARGIN) * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const row = Math.floor(y / scale) - MARGIN;
      const column = Math.floor(x / scale) - MARGIN;
      if (squares[row]?.[column]) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return { data, side };
}

/** The squares of a drawn path, as `pathOf` draws it. */
export function squaresOn(path: string, side: number): Squares {
  const squares = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    for (let i = 0; i < Number(run); i++) {
      squares[Number(y) - MARGIN]![Number(x) - MARGIN + i] = true;
    }
  }
  return squares;
}
