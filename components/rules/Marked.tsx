import { Text } from 'react-native';

import { usePalette } from '@/components/theme';
import { Type, type Size } from '@/components/ui/Type';

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** A text cut at the stretches that are to be marked; they come in order and apart. */
function piecesOf(text: string, stretches: readonly Stretch[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of stretches) {
    pieces.push({ text: text.slice(at, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  pieces.push({ text: text.slice(at), marked: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** Text with what was searched for marked in it. */
export function Marked({
  text,
  stretches,
  size = 'body',
  bold = false,
  tone = 'ink',
  lines,
}: {
  readonly text: string;
  readonly stretches: readonly Stretch[];
  readonly size?: Size;
  readonly bold?: boolean;
  readonly tone?: 'ink' | 'quiet';
  readonly lines?: number;
}) {
  const palette = usePalette();
  return (
    <Type size={size} bold={bold} tone={tone} {...(lines ? { lines } : {})}>
      {piecesOf(text, stretches).map(({ text: part, marked }, i) =>
        marked ? (
          <Text
            key={i}
            style={{ fontWeight: '700', color: palette.ink, backgroundColor: palette.well }}
          >
            {part}
          </Text>
        ) : (
          part
        ),
      )}
    </Type>
  );
}
