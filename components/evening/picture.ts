import { markPath, initialDrop } from '@/components/pieces/shapes';
import type { Palette, Players } from '@/components/theme';
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
const SERIF = "'Noto Serif', Georgia, 'DejaVu Serif', serif";
const SANS = "'Noto Sans', system-ui, 'DejaVu Sans', sans-serif";

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

interface TextLook {
  readonly size: number;
  readonly fill: string;
  readonly font?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

function text(x: number, y: number, words: string, look: TextLook): string {
  const { size, fill, font = SANS, weight = 400, anchor = 'start' } = look;
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${safe(words)}</text>`;
}

function mark(colour: Colour, initial: string, at: [number, number, number], players: Players) {
  const [x, y, r] = at;
  const { fill, ink, edge } = players[colour];
  const rim = colour === 'white' ? edge : 'none';
  return (
    `<path d="${markPath(colour, x, y, r)}" fill="${fill}" stroke="${rim}" stroke-width="4"/>` +
    text(x, y + r * (0.4 + initialDrop(colour)), initial, {
      size: r * 1.1,
      fill: ink,
      weight: 700,
      anchor: 'middle',
    })
  );
}

/** The result as a drawing of its own, so that it looks the same wherever it is shown. */
export function pictureOf(card: ResultCard, palette: Palette, players: Players): string {
  const { width, height } = PICTURE;
  const parts: string[] = [
    `<rect width="${width}" height="${height}" fill="${palette.page}"/>`,
    `<rect x="30" y="30" width="${width - 60}" height="${height - 60}" fill="none" stroke="${palette.line}" stroke-width="3"/>`,
    text(EDGE, 128, card.title, { size: 38, fill: palette.quiet, font: SERIF }),
  ];
  const rule = (y: number, colour: string, thick = 2) =>
    `<path d="M${EDGE} ${y}H${width - EDGE}" stroke="${colour}" stroke-width="${thick}"/>`;
  let y = 170;
  if (card.winner) {
    const { colour, name, line } = card.winner;
    const initial = card.rows.find((row) => row.colour === colour)?.initial ?? '';
    parts.push(mark(colour, initial, [EDGE + 78, y + 110, 72], players));
    const size = name.length > 14 ? 58 : 84;
    parts.push(
      text(EDGE + 190, y + 104, wrap(name, 22, 1)[0]!, {
        size,
        fill: palette.ink,
        font: SERIF,
        weight: 700,
      }),
      text(EDGE + 190, y + 162, line, { size: 36, fill: palette.ink }),
      text(EDGE + 190, y + 210, card.under, { size: 30, fill: palette.quiet }),
      rule(y + 246, palette.gold, 5),
    );
    y += 246;
  } else {
    parts.push(text(EDGE, y + 40, card.under, { size: 40, fill: palette.ink, font: SERIF }));
    y += 80;
  }
  for (const { colour, name, initial, delivered } of card.rows) {
    const middle = y + 60;
    parts.push(
      mark(colour, initial, [EDGE + 40, middle, 32], players),
      text(EDGE + 104, middle + 4, wrap(name, 26, 1)[0]!, {
        size: 40,
        fill: palette.ink,
        weight: 700,
      }),
      text(width - EDGE, middle + 26, String(delivered), {
        size: 76,
        fill: palette.ink,
        font: SERIF,
        weight: 700,
        anchor: 'end',
      }),
      rule(y + 120, palette.line),
    );
    for (let i = 0; i < card.goodsEach; i++) {
      const fill = i < delivered ? palette.ink : 'none';
      parts.push(
        `<circle cx="${EDGE + 116 + i * 34}" cy="${middle + 36}" r="11" fill="${fill}" stroke="${palette.ink}" stroke-width="2.500"/>`,
      );
    }
    y += 120;
  }
  y += 26;
  for (const remark of card.remarks) {
    const lines = wrap(remark, 48, 2);
    if (y + lines.length * 44 > height - 120) break;
    for (const line of lines) {
      y += 44;
      parts.push(text(EDGE, y, line, { size: 32, fill: palette.ink, font: SERIF }));
    }
    y += 16;
  }
  parts.push(
    text(width / 2, height - 62, card.foot, { size: 26, fill: palette.quiet, anchor: 'middle' }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}
