export const RESOURCES = ['wood', 'wool', 'grain', 'ore', 'salt'] as const;
export type Resource = (typeof RESOURCES)[number];

export const COLOURS = ['red', 'blue', 'white', 'orange'] as const;
/** A player is known by the colour of the pieces. */
export type Colour = (typeof COLOURS)[number];

/** Whose post it is; neutral posts are the fourth colour's when three play. */
export type Owner = Colour | 'neutral';

export const TERRAINS = [
  'forest',
  'mountainForest',
  'pasture',
  'mountainPasture',
  'field',
  'mountains',
  'saltworks',
  'sea',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** E-COMP-5 */
export const YIELD: Readonly<Record<Terrain, Resource | null>> = {
  forest: 'wood',
  mountainForest: 'wood',
  pasture: 'wool',
  mountainPasture: 'wool',
  field: 'grain',
  mountains: 'ore',
  saltworks: 'salt',
  sea: null,
};

export const SIDES = ['short', 'main'] as const;
export type Side = (typeof SIDES)[number];

export const SITE_KINDS = ['purple', 'brown'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

export const SLOT_COLOURS = ['green', 'lime', 'yellow', 'grey', 'white'] as const;
export type SlotColour = (typeof SLOT_COLOURS)[number];

/** What two dice can show, the seven apart: what a hex or a token may carry. */
export const HEX_NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] as const;

export const TRACKINGS = ['full', 'light'] as const;
export type Tracking = (typeof TRACKINGS)[number];

export const STARTS = ['fixed', 'variable'] as const;
export type Start = (typeof STARTS)[number];

/** "red-1": the first caravan or merchant of red. */
export type PieceId = `${Colour}-${1 | 2}`;
export const PIECE_IDS = COLOURS.flatMap((colour): PieceId[] => [`${colour}-1`, `${colour}-2`]);

export function ownerOf(piece: PieceId): Colour {
  return piece.slice(0, -2) as Colour;
}

export function piecesOf(colour: Colour): readonly [PieceId, PieceId] {
  return [`${colour}-1`, `${colour}-2`];
}
