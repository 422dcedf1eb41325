export const LAYOUTS = ['flat', 'pointy'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A cell of the grid, "C4": column letter, row number. Column A and row 0 stay empty, so that every corner has an owner. */
export type HexId = string;
/** A corner, named by the one cell whose east or west corner it is: "C4e" (north or south when hexes are pointy). */
export type IntersectionId = string;
/** A side, named by the one cell that owns it: "C4ne". */
export type PathId = string;

export const PATH_KINDS = ['land', 'sea'] as const;
export type PathKind = (typeof PATH_KINDS)[number];
