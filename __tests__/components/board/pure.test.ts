import { MAIN, SHORT } from '@/__tests__/engine/support/boards';
import { FOUR, midGame, opened } from '@/__tests__/engine/support/tables';
import { aim, nearestLegal, pathsBetween } from '@/components/board/aim';
import {
  cornerAt,
  DISC,
  discAt,
  frameOnGlass,
  pointOf,
  POST,
  SITE,
} from '@/components/board/chart';
import { labelsOnGlass, overlaps, touches } from '@/components/board/labels';
import { caravansStanding, merchantsStanding, robberStanding } from '@/components/board/standing';
import {
  clampView,
  closeUpOn,
  FINGER,
  FITTED,
  focusOn,
  isInSight,
  MAX_ZOOM,
  panBy,
  pinch,
  reachOf,
  stageOf,
  toBoard,
  toGlass,
  ZOOM_STEPS,
  zoomAt,
  zoomStep,
  type Pane,
} from '@/components/board/viewport';
import type { Point } from '@/engine/board/grid';
import { routeTargets, siteTargets } from '@/engine/europe/targets';
import { cityName } from '@/locales/cities';
import { LANGUAGES } from '@/locales/language';

const PHONE: Pane = { width: 390, height: 350 };
const TABLET: Pane = { width: 652, height: 650 };
const PANES = { phone: PHONE, tablet: TABLET };
const STATES = { main: midGame(), short: opened(FOUR, SHORT) };

const cases = Object.entries(STATES).flatMap(([map, state]) =>
  Object.entries(PANES).map(([device, pane]) => ({ map, state, device, pane })),
);

describe.each(cases)('the $map map on a $device', ({ state, pane }) => {
  const { board } = state;
  const stage = stageOf(frameOnGlass(board), pane);

  it('fits its pane, every corner of it', () => {
    for (const { point } of board.intersections.values()) {
      const at = toGlass(point, FITTED, stage);
      expect(at.x).toBeGreaterThanOrEqual(0);
      expect(at.x).toBeLessThanOrEqual(pane.width);
      expect(at.y).toBeGreaterThanOrEqual(0);
      expect(at.y).toBeLessThanOrEqual(pane.height);
    }
  });

  it.each(LANGUAGES)('sets names over no number, city, post or other name (%s)', (language) => {
    const shown: number[] = [];
    for (const step of ZOOM_STEPS) {
      for (const textScale of [1, 2]) {
        const names = (site: { name: string }) => cityName(site.name, language);
        const labels = labelsOnGlass({ board, pieces: state, names, stage, step, textScale });
        if (textScale === 1) shown.push(labels.length);
        const blocked = [...board.hexes.values()]
          .filter((hex) => hex.number !== null || hex.slot !== null)
          .map((hex) => ({ ...discAt(hex), r: DISC }))
          .concat(
            [...board.sites.keys()].map((site) => ({
              ...cornerAt(board, site)!,
              r: state.posts[site] ? POST : SITE,
            })),
          );
        const covering = labels.filter(
          ({ box }, i) =>
            blocked.some((round) => touches(box, round)) ||
            labels.slice(i + 1).some((other) => overlaps(box, other.box)),
        );
        expect(covering.map(({ text }) => text)).toEqual([]);
      }
    }
    // Nearer, there is room for more of them.
    expect(shown[0]).toBeGreaterThan(5);
    expect(shown[2]).toBeGreaterThan(shown[0]!);
    expect(shown[4]).toBeGreaterThan(board.sites.size * 0.95);
  });

  it('hits every legal place with a finger of 44 points', () => {
    const targets = [
      { intersections: new Set(siteTargets({ ...state, start: 'fixed' })) },
      { paths: new Set(routeTargets(state)) },
      { hexes: new Set([...board.hexes.values()].filter((hex) => hex.number).map(({ id }) => id)) },
    ];
    const reach = reachOf(FITTED, stage);
    expect(reach * stage.unit).toBe(FINGER);
    const missed: string[] = [];
    for (const legal of targets) {
      const ids = Object.values(legal).flatMap((set) => [...set]);
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) {
        const at = pointOf(board, id)!;
        const round = Array.from({ length: 8 }, (_, turn): Point => {
          const angle = (turn * Math.PI) / 4;
          return {
            x: at.x + Math.cos(angle) * reach * 0.98,
            y: at.y + Math.sin(angle) * reach * 0.98,
          };
        });
        const hits = (spot: Point) => nearestLegal(board, spot, reach, legal);
        if (aim(board, at, reach, legal)?.hit.id !== id) missed.push(id);
        // Another place on offer may be nearer; but the finger never falls between them.
        if (!round.every(hits)) missed.push(id);
      }
    }
    expect(missed).toEqual([]);
  });
});

describe('pieces', () => {
  const state = midGame({
    caravans: { 'red-1': 'E6n', 'blue-1': 'E6n', 'white-1': 'F6ne', 'orange-1': 'G6se' },
    routes: { red: ['E6n', 'F6ne', 'G6se'] },
  });
  const discs = [...MAIN.hexes.values()]
    .filter((hex) => hex.number !== null || hex.slot !== null)
    .map(discAt);
  const clear = (at: Point, r: number) =>
    Math.min(...discs.map((disc) => Math.hypot(disc.x - at.x, disc.y - at.y))) - r;

  it('leave the figures of the numbers free', () => {
    // The digits fill the disc to three quarters of its radius.
    const digits = DISC * 0.75;
    const caravans = caravansStanding(MAIN, state.caravans);
    expect(caravans).toHaveLength(4);
    for (const { at } of caravans) expect(clear(at, 16)).toBeGreaterThan(digits);
    for (const { at } of merchantsStanding(MAIN, state.merchants)) {
      expect(clear(at, 13)).toBeGreaterThan(digits);
    }
    expect(clear(robberStanding(MAIN, state.robber)!, 20)).toBeGreaterThan(digits);
  });

  it('stand side by side when two share a path', () => {
    const [a, b] = caravansStanding(MAIN, state.caravans);
    expect(Math.hypot(a!.at.x - b!.at.x, a!.at.y - b!.at.y)).toBeGreaterThan(35);
  });
});

describe('the magnifying glass', () => {
  const stage = stageOf(frameOnGlass(MAIN), PHONE);
  const at = { x: 120, y: 90 };

  it('turns glass into board and back', () => {
    const view = zoomAt(FITTED, 2.5, at, stage);
    const there = toBoard({ x: 77, y: 210 }, view, stage);
    const back = toGlass(there, view, stage);
    expect(back.x).toBeCloseTo(77);
    expect(back.y).toBeCloseTo(210);
  });

  it('zooms around the finger', () => {
    const before = toBoard(at, FITTED, stage);
    const after = toBoard(at, zoomAt(FITTED, 2, at, stage), stage);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('carries along what two fingers hold', () => {
    const start = zoomAt(FITTED, 1.5, { x: 195, y: 175 }, stage);
    const from = [
      { x: 150, y: 150 },
      { x: 240, y: 200 },
    ] as const;
    const to = [
      { x: 130, y: 140 },
      { x: 265, y: 215 },
    ] as const;
    const view = pinch(start, from, to, stage);
    from.forEach((finger, i) => {
      const held = toGlass(toBoard(finger, start, stage), view, stage);
      expect(held.x).toBeCloseTo(to[i]!.x);
      expect(held.y).toBeCloseTo(to[i]!.y);
    });
  });

  it('never leaves the board', () => {
    const far = panBy(zoomAt(FITTED, 3, at, stage), { x: 9000, y: -9000 }, stage);
    expect(toBoard({ x: 0, y: 0 }, far, stage).x).toBeCloseTo(stage.frame.x);
    const bottom = toBoard({ x: 0, y: PHONE.height }, far, stage).y;
    expect(bottom).toBeCloseTo(stage.frame.y + stage.frame.height);
    expect(clampView({ zoom: 99, x: 0, y: 0 }, stage).zoom).toBe(MAX_ZOOM);
    const { zoom, x, y } = clampView({ zoom: 0.2, x: 50, y: 50 }, stage);
    expect([zoom, x, y].map((n) => Math.round(n * 1000))).toEqual([1, 0, 0].map((n) => n * 1000));
  });

  it('brings a place to the middle', () => {
    const bern = [...MAIN.sites.values()].find((site) => site.name === 'Bern')!;
    const point = MAIN.intersections.get(bern.at)!.point;
    const seen = toGlass(point, focusOn(point, 3, stage), stage);
    expect(seen.x).toBeCloseTo(PHONE.width / 2);
    expect(seen.y).toBeCloseTo(PHONE.height / 2);
  });

  it.each(Object.entries(PANES))(
    'comes as close to a few places as a %s has room for',
    (_, pane) => {
      const wide = stageOf(frameOnGlass(MAIN), pane);
      const near = [...MAIN.hexes.values()].slice(0, 4).map(({ centre }) => centre);
      const view = closeUpOn(near, wide);
      expect(view.zoom).toBeGreaterThan(1);
      expect(view.zoom * wide.unit).toBeLessThanOrEqual(2 * FINGER + 0.001);
      expect(near.every((point) => isInSight(point, view, wide))).toBe(true);
      const all = [...MAIN.intersections.values()].map(({ point }) => point);
      expect(closeUpOn(all, wide)).toEqual(clampView(FITTED, wide));
      expect(all.every((point) => isInSight(point, view, wide))).toBe(false);
      expect(closeUpOn([], wide)).toEqual(FITTED);
    },
  );

  it('knows the step of any zoom', () => {
    expect([1, 1.38, 1.4, 1.98, 2, 3.9, 4].map(zoomStep)).toEqual([1, 1, 1.4, 1.4, 2, 2.8, 4]);
  });
});

describe('a way drawn with a finger', () => {
  const mid = (path: string) => pointOf(MAIN, path)!;

  it('enters each path once, in order, however fast the finger was', () => {
    const path = MAIN.paths.get('F6ne')!;
    const next = path.touching[0]!;
    expect(pathsBetween(MAIN, mid('F6ne'), mid(next))).toEqual(['F6ne', next]);
  });

  it('is on no path at a corner', () => {
    const { point } = MAIN.intersections.get(MAIN.paths.get('F6ne')!.ends[0])!;
    expect(pathsBetween(MAIN, point, point)).toEqual([]);
  });
});
