import type Encoder from 'qrcode-generator';

/** A code as rows of dark and light squares, without the quiet margin round it. */
export type Squares = readonly (readonly boolean[])[];

export const MARGIN = 4;

/** Our letters are capitals and figures, which take two thirds of the room that others do. */
export function squaresOf(text: string, encoder: typeof Encoder): Squares {
  const code = encoder(0, 'L');
  code.addData(text, 'Alphanumeric');
  code.make();
  const size = code.getModuleCount();
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => code.isDark(row, column)),
  );
}

/** One path for all dark squares: each run of a row is a bar. */
export function pathOf(squares: Squares): string {
  const bars: string[] = [];
  squares.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      bars.push(`M${from + MARGIN} ${y + MARGIN}h${x + 1 - from}v1H${from + MARGIN}z`);
    }
  });
  return bars.join('');
}
