/** Colours as the eye tells them apart. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** Light as it falls, from 0 to 1, out of what a picture stores, from 0 to 255. */
export function toLight(stored: number): number {
  const s = stored / 255;
  return s <= 0.04045 ? s / 12.92 : Math.pow((s + 0.055) / 1.055, 2.4);
}

export type Light = readonly [red: number, green: number, blue: number];

/** Oklab: equal distances look equally different. */
export function oklab([r, g, b]: Light): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

export function difference(p: Lab, q: Lab): number {
  return Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);
}
