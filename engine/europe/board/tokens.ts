import { SLOT_COLOURS, type SlotColour } from '../vocabulary';
import type { BoardFile, TokenEntry } from './file';
import type { Sheet } from './sheet';

/** How the tokens of one colour lie: those with an arch are known, the others face down. */
export interface TokensOfColour {
  readonly colour: SlotColour;
  /** Where each stands in the file. */
  readonly arches: readonly { readonly index: number; readonly token: TokenEntry }[];
  readonly hidden: readonly { readonly index: number; readonly token: TokenEntry }[];
}

function slotsOf({ hexes }: BoardFile, colour: SlotColour, arch: boolean): number {
  return hexes.filter((hex) => hex.slot === colour && (hex.arch ?? false) === arch).length;
}

const isOf = (token: TokenEntry, colour: SlotColour, arch: boolean) =>
  token.colour === colour && (token.arch ?? false) === arch;

/** A slot drawn or wiped out brings or takes its token; what is known of a token is lost last. */
function counted(
  tokens: readonly TokenEntry[],
  colour: SlotColour,
  arch: boolean,
  count: number,
): readonly TokenEntry[] {
  const own = tokens.filter((token) => isOf(token, colour, arch));
  if (own.length === count) return tokens;
  if (own.length < count) {
    const more = Array.from({ length: count - own.length }, (): TokenEntry => ({
      colour,
      ...(arch ? { arch: true } : {}),
    }));
    return [...tokens, ...more];
  }
  const surplus = [...own]
    .reverse()
    .sort((a, b) => Number(a.number !== undefined) - Number(b.number !== undefined))
    .slice(0, own.length - count);
  return tokens.filter((token) => !surplus.includes(token));
}

export function tokensForSlots(before: BoardFile, after: BoardFile): readonly TokenEntry[] {
  let { tokens } = after;
  for (const colour of SLOT_COLOURS) {
    // Arch slots and their tokens come in pairs; of the others the table may have more or fewer.
    tokens = counted(tokens, colour, true, slotsOf(after, colour, true));
    const by = slotsOf(after, colour, false) - slotsOf(before, colour, false);
    if (by === 0) continue;
    const hidden = tokens.filter((token) => isOf(token, colour, false)).length;
    tokens = counted(tokens, colour, false, Math.max(0, hidden + by));
  }
  return tokens;
}

export function tokensByColour({ tokens }: BoardFile): TokensOfColour[] {
  const all = tokens.map((token, index) => ({ token, index }));
  return SLOT_COLOURS.map((colour) => ({
    colour,
    arches: all.filter(({ token }) => isOf(token, colour, true)),
    hidden: all.filter(({ token }) => isOf(token, colour, false)),
  }));
}

const retold = (sheet: Sheet, tokens: readonly TokenEntry[]): Sheet =>
  tokens === sheet.draft.tokens ? sheet : { ...sheet, draft: { ...sheet.draft, tokens } };

/** Sixty are what a file holds. */
const MOST_TOKENS = 60;

export function hideTokens(sheet: Sheet, colour: SlotColour, count: number): Sheet {
  const tokens = counted(sheet.draft.tokens, colour, false, Math.max(0, count));
  return tokens.length > MOST_TOKENS ? sheet : retold(sheet, tokens);
}

export function numberToken(sheet: Sheet, index: number, number: number | null): Sheet {
  const token = sheet.draft.tokens[index];
  if (!token || (token.number ?? null) === number) return sheet;
  const { number: _old, ...rest } = token;
  const told: TokenEntry = number === null ? rest : { ...rest, number };
  return retold(
    sheet,
    sheet.draft.tokens.map((each, i) => (i === index ? told : each)),
  );
}
