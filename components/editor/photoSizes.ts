/** Longest side of a kept photo: names of cities stay legible. */
export const LONGEST = [1800, 1400, 1000, 700] as const;
export const QUALITIES = [0.8, 0.65, 0.5] as const;
/** Colours are read from a small copy. */
export const READ_WIDTH = 480;
