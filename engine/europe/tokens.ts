import type { HexId, IntersectionId } from '../board/vocabulary';
import type { ClauseId } from './clauses';
import type { TokenChoice } from './commands';
import type { TokenOption } from './questions';
import type { Ruling } from './ruling';
import type { State } from './state';
import type { SlotColour } from './vocabulary';

/** The number a hex carries now, printed or by token. */
export function numberOn(state: Pick<State, 'board' | 'tokens'>, hex: HexId): number | null {
  return state.board.hexes.get(hex)?.number ?? state.tokens[hex]?.number ?? null;
}

function movable(state: State, colour: SlotColour): TokenOption['movable'] {
  return Object.entries(state.tokens)
    .filter(([, token]) => token.colour === colour)
    .map(([hex, token]) => ({ hex, number: token.number }));
}

function optionFor(state: State, hex: HexId, colour: SlotColour): TokenOption {
  const stock = state.stock.filter((token) => token.colour === colour);
  return {
    hex,
    colour,
    inStock: stock.length,
    numbers: stock.flatMap((token) => (token.number === null ? [] : [token.number])),
    movable: stock.length > 0 ? [] : movable(state, colour),
  };
}

/** The empty slots round a new post that a token can be brought to (E-MERCH-6, E-MERCH-7). */
export function tokenOptions(state: State, at: IntersectionId): TokenOption[] {
  return state.board.intersections
    .get(at)!
    .hexes.flatMap((id) => {
      const { slot } = state.board.hexes.get(id)!;
      return slot && !state.tokens[id] ? [optionFor(state, id, slot.colour)] : [];
    })
    .filter((option) => option.inStock > 0 || option.movable.length > 0);
}

export function bringToken(
  ruling: Ruling,
  at: IntersectionId,
  choice: TokenChoice | undefined,
  rule: ClauseId,
): void {
  const { state } = ruling;
  const options = tokenOptions(state, at);
  if (!choice) {
    if (options.length > 0) ruling.ask({ ask: 'token', rule: 'E-MERCH-6', options });
    return;
  }
  const hex = state.board.hexes.get(choice.hex);
  if (!hex) return ruling.refuse('unknown-place', { at: choice.hex });
  if (hex.number !== null) ruling.refuse('printed-number', { at: hex.id });
  if (!hex.slot || state.tokens[hex.id]) return ruling.refuse('slot-not-empty', { at: hex.id });
  if (!hex.corners.includes(at)) ruling.object('slot-not-adjacent', { at: hex.id });
  const option = optionFor(state, hex.id, hex.slot.colour);
  const because = { rule: options.length > 1 ? 'E-MERCH-7' : rule, site: at, hex: hex.id } as const;
  if (choice.from === undefined) {
    if (option.inStock === 0) {
      if (option.movable.length > 0) ruling.ask({ ask: 'token', rule, options: [option] });
      ruling.refuse('token-out-of-stock', { at: hex.id, is: option.colour });
    }
    if (choice.number === undefined) return ruling.ask({ ask: 'token', rule, options: [option] });
    const allKnown = option.numbers.length === option.inStock;
    if (allKnown && !option.numbers.includes(choice.number)) {
      ruling.object('token-number', {
        at: hex.id,
        is: choice.number,
        needs: option.numbers.join(' '),
      });
    }
    const { colour } = option;
    ruling.emit({ type: 'tokenTurned', hex: hex.id, colour, number: choice.number, because });
    return;
  }
  const token = state.board.hexes.has(choice.from) ? state.tokens[choice.from] : undefined;
  if (!token) return ruling.refuse('token-not-there', { at: choice.from });
  if (token.colour !== option.colour) {
    ruling.object('token-colour', { at: choice.from, is: token.colour, needs: option.colour });
  }
  if (option.inStock > 0) ruling.object('token-in-stock', { at: hex.id, is: option.colour });
  const { colour, number } = token;
  ruling.emit({ type: 'tokenMoved', from: choice.from, to: hex.id, colour, number, because });
  if (state.options.robberFollows && state.robber === choice.from) {
    const follows = { rule: 'E-MERCH-8', hex: hex.id } as const;
    ruling.emit({ type: 'robberMoved', from: choice.from, to: hex.id, because: follows });
  }
}
