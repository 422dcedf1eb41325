import { markPath, initialDrop } from '@/components/pieces/shapes';
import { fonts, type Palette, type Players } from '@/components/theme';
import type { Colour } from '@/engine/europe/vocabulary';

/** What the picture of a result shows; words come ready. */
export interface ResultCard {
  readonly title: string;
  readonly winner: { readonly colour: Colour; readonly name: string; readonly line: string } | null;
  readonly under: string;
  readonly rows: readonly {
    readonly colour: Colour;
    readonly name: string;
    readonly initial: string;
    readonly delivered: number;
  }[];
  readonly goodsEach: number;
  readonly remarks: readonly string[];
  readonly foot: string;
}

export const PICTURE = { width: 1080, height: 1350 };
const EDGE = 84;
const safe = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Lines of about so many letters; the last one says when something had to be left out. */
export function wrap(text: string, letters: number, most: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines[lines.length - 1]!;
    if (line !== '' && line.length + 1 + word.length > letters) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]!.slice(0, letters - 1)}…`];
}

/** A shape of the picture, in the words of SVG. */
export interface Shape {
  readonly tag: 'circle' | 'path' | 'rect' | 'text';
  readonly look: Readonly<Record<string, string | number>>;
  readonly words?: string;
}

interface TextLook {
  readonly size: number;
  readonly fill: string;
  readonly font?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

function text(x: number, y: number, words: string, given: TextLook): Shape {
  const { size, fill, font = fonts.sans, weight = 400, anchor = 'start' } = given;
  const look = { x, y, fontFamily: font, fontSize: size, fontWeight: weight, fill };
  return { tag: 'text', look: { ...look, textAnchor: anchor }, words };
}

function mark(
  colour: Colour,
  initial: string,
  [x, y, r]: readonly [number, number, number],
  players: Players,
): readonly Shape[] {
  const { fill, ink, edge } = players[colour];
  const rim = colour === 'white' ? edge : 'none';
  return [
    { tag: 'path', look: { d: markPath(colour, x, y, r), fill, stroke: rim, strokeWidth: 4 } },
    text(x, y + r * (0.4 + initialDrop(colour)), initial, {
      size: r * 1.1,
      fill: ink,
      weight: 700,
      anchor: 'middle',
    }),
  ];
}

/** The result as a drawing of its own, so that it looks the same wherever it is shown. */
export function shapesOf(card: ResultCard, palette: Palette, players: Players): readonly Shape[] {
  const { width, height } = PICTURE;
  const frame = { x: 30, y: 30, width: width - 60, height: height - 60, fill: 'none' };
  const shapes: Shape[] = [
    { tag: 'rect', look: { width, height, fill: palette.page } },
    { tag: 'rect', look: { ...frame, stroke: palette.line, strokeWidth: 3 } },
    text(EDGE, 128, card.title, { size: 38, fill: palette.quiet, font: fonts.serif }),
  ];
  const rule = (y: number, stroke: string, strokeWidth = 2): Shape => ({
    tag: 'path',
    look: { d: `M${EDGE} ${y}H${width - EDGE}`, stroke, strokeWidth },
  });
  let y = 170;
  if (card.winner) {
    const { colour, name, line } = card.winner;
    const initial = card.rows.find((row) => row.colour === colour)?.initial ?? '';
    shapes.push(...mark(colour, initial, [EDGE + 78, y + 110, 72], players));
    const size = name.length > 14 ? 58 : 84;
    shapes.push(
      text(EDGE + 190, y + 104, wrap(name, 22, 1)[0]!, {
        size,
        fill: palette.ink,
        font: fonts.serif,
        weight: 700,
      }),
      text(EDGE + 190, y + 162, line, { size: 36, fill: palette.ink }),
      text(EDGE + 190, y + 210, card.under, { size: 30, fill: palette.quiet }),
      rule(y + 246, palette.gold, 5),
    );
    y += 246;
  } else {
    shapes.push(text(EDGE, y + 40, card.under, { size: 40, fill: palette.ink, font: fonts.serif }));
    y += 80;
  }
  for (const { colour, name, initial, delivered } of card.rows) {
    const middle = y + 60;
    shapes.push(
      ...mark(colour, initial, [EDGE + 40, middle, 32], players),
      text(EDGE + 104, middle + 4, wrap(name, 26, 1)[0]!, {
        size: 40,
        fill: palette.ink,
        weight: 700,
      }),
      text(width - EDGE, middle + 26, String(delivered), {
        size: 76,
        fill: palette.ink,
        font: fonts.serif,
        weight: 700,
        anchor: 'end',
      }),
      rule(y + 120, palette.line),
    );
    for (let i = 0; i < card.goodsEach; i++) {
      const fill = i < delivered ? palette.ink : 'none';
      const place = { cx: EDGE + 116 + i * 34, cy: middle + 36, r: 11 };
      shapes.push({
        tag: 'circle',
        look: { ...place, fill, stroke: palette.ink, strokeWidth: 2.5 },
      });
    }
    y += 120;
  }
  y += 26;
  for (const remark of card.remarks) {
    const lines = wrap(remark, 48, 2);
    if (y + lines.length * 44 > height - 120) break;
    for (const line of lines) {
      y += 44;
      shapes.push(text(EDGE, y, line, { size: 32, fill: palette.ink, font: fonts.serif }));
    }
    y += 16;
  }
  shapes.push(
    text(width / 2, height - 62, card.foot, { size: 26, fill: palette.quiet, anchor: 'middle' }),
  );
  return shapes;
}

const attribute = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The drawing as a file of its own. */
export function pictureOf(shapes: readonly Shape[]): string {
  const { width, height } = PICTURE;
  const parts = shapes.map(({ tag, look, words = '' }) => {
    const attributes = Object.entries(look).map(
      ([name, value]) => `${attribute(name)}="${safe(String(value))}"`,
    );
    return `<${tag} ${attributes.join(' ')}>${safe(words)}</${tag}>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}
