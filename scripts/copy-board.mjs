// Copies a whole main side by taps on the web build, as a practised person would, and counts them.
import { createRequire } from 'node:module';

import { byId, launch, serveBuild, visit } from './lib/visit.mjs';

const require = createRequire(import.meta.url);
const { bundle } = require('../e2e/support/bundle.js');
const app = bundle(`
  export { frameOnGlass, pointOf } from '@/components/board/chart';
  export { FITTED, stageOf, toGlass } from '@/components/board/viewport';
  export { sidesOf, parseCell } from '@/engine/board/grid';
  export { drawable, withAllSides } from '@/engine/europe/board/drawable';
  export { PRACTICE_MAIN } from '@/engine/europe/board/practice';
  export { readBoard } from '@/engine/europe/board/read';
  export { newSheet, openSheet } from '@/engine/europe/board/sheet';
  export { cityName } from '@/locales/cities';
`);

/** Seconds: a practised hand, and thumbs on a phone's keyboard. */
const SECONDS = { tap: 1, drag: 1, hex: 0.2, letter: 0.5, look: 2 };
/** Whoever taps corners on a phone comes closer and moves along now and then. */
const LOOKS = { land: 2, numbers: 6, cities: 14, paths: 8 };

const original = app.PRACTICE_MAIN;
const { extent } = app.openSheet(original);
const sheet = app.newSheet({ id: 'copied', name: 'Copied', side: 'main' }, 'flat', extent);
const grid = app.withAllSides(app.drawable(sheet));

const tallies = new Map();
let part = 'start';
const count = (what, n = 1) => {
  const tally = tallies.get(part) ?? { tap: 0, drag: 0, hex: 0, letter: 0, look: 0 };
  tally[what] += n;
  tallies.set(part, tally);
};

const site = await serveBuild();
const browser = await launch();
const { page, context } = await visit(browser, site.origin, { locale: 'ru-RU', scale: 1 });
const fingers = await context.newCDPSession(page);
let pane;

const press = async (id) => {
  count('tap');
  await byId(page, id).first().tap();
};
const spot = (place) => {
  const stage = app.stageOf(app.frameOnGlass(grid), pane);
  const { x, y } = app.toGlass(app.pointOf(grid, place), app.FITTED, stage);
  return { x: pane.x + x, y: pane.y + y };
};
const touch = async (place) => {
  count('tap');
  const { x, y } = spot(place);
  await page.touchscreen.tap(x, y);
};
const drag = async (places) => {
  count('drag');
  count('hex', places.length);
  const send = (type, place) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: place ? [spot(place)] : [] });
  await send('touchStart', places[0]);
  for (const place of places.slice(1)) await send('touchMove', place);
  await send('touchEnd');
};
const mode = async (name) => {
  part = name;
  await press(`mode-${name}`);
  await page.waitForTimeout(150);
  pane = await byId(page, 'board').boundingBox();
  count('look', LOOKS[name] ?? 0);
};

/** One finger over all hexes of a kind that touch, going back over some. */
function strokesOver(ids) {
  const open = new Set(ids);
  const sidesOf = (id) => new Set(app.sidesOf(app.parseCell(id), 'flat'));
  const next = (id) =>
    [...open].find((other) => [...sidesOf(other)].some((s) => sidesOf(id).has(s)));
  const strokes = [];
  for (const first of ids) {
    if (!open.delete(first)) continue;
    const stroke = [first];
    const way = [first];
    while (way.length > 0) {
      const on = next(way[way.length - 1]);
      if (on) {
        open.delete(on);
        way.push(on);
        stroke.push(on);
      } else {
        way.pop();
        if (way.length > 0 && ids.some((id) => open.has(id))) stroke.push(way[way.length - 1]);
      }
    }
    strokes.push(stroke);
  }
  return strokes;
}

await page.goto(`${site.origin}/boards/copied/edit`);
await byId(page, 'editor-start').waitFor();
for (let n = 13; n > extent.columns; n--) await press('columns-minus');
await press('begin-drawing');
await byId(page, 'editor').waitFor();

await mode('land');
const lands = original.hexes.filter(({ terrain }) => terrain !== 'sea');
for (const terrain of new Set(lands.map((hex) => hex.terrain))) {
  await press(`terrain-${terrain}`);
  const own = lands.filter((hex) => hex.terrain === terrain).map(({ at }) => at);
  for (const stroke of strokesOver(own)) {
    if (stroke.length > 1) await drag(stroke);
    else await touch(stroke[0]);
  }
}

await mode('numbers');
const byRow = [...lands].sort((a, b) => {
  const [p, q] = [app.parseCell(a.at), app.parseCell(b.at)];
  return p.row - q.row || p.column - q.column;
});
await touch(byRow[0].at);
for (const [i, { number, slot, arch }] of byRow.entries()) {
  if (arch) await press('slot-arch');
  if (slot) await press(`slot-${slot}`);
  else if (number !== undefined) await press(`number-${number}`);
  else if (byRow[i + 1]) await touch(byRow[i + 1].at);
}

await mode('cities');
let typed = 0;
const northFirst = [...original.sites].sort(
  (a, b) => app.pointOf(grid, a.at).y - app.pointOf(grid, b.at).y,
);
for (const kind of ['purple', 'brown']) {
  await press(`kind-${kind}`);
  for (const { at, name, coins = 0 } of northFirst.filter((each) => each.kind === kind)) {
    await touch(at);
    await byId(page, 'city-name').waitFor();
    const offer = byId(page, `offer-${name}`);
    const field = byId(page, 'city-name');
    const letters = app.cityName(name, 'ru');
    let n = 0;
    while ((await offer.count()) === 0 && n < letters.length) {
      if (n === 0) {
        count('tap');
        typed++;
      }
      n++;
      count('letter');
      await field.fill(letters.slice(0, n));
      await page.waitForTimeout(60);
    }
    if (n < letters.length) await press(`offer-${name}`);
    if (coins > 0) await press(`coins-${coins}`);
  }
  await mode('cities');
  count('look', -LOOKS.cities);
}

await mode('paths');
for (const tool of ['absent', 'sea', 'double']) {
  const own = original.paths.filter((path) =>
    tool === 'double' ? path.double : path.kind === tool,
  );
  if (own.length === 0) continue;
  await press(`path-${tool}`);
  for (const { at } of own) await touch(at);
}

await mode('pieces');
await press('part-robber');
pane = await byId(page, 'board').boundingBox();
await touch(original.robber);
await press('part-tokens');
const arches = original.tokens.filter(({ arch }) => arch);
for (const colour of new Set(arches.map((token) => token.colour))) {
  const own = arches.filter((token) => token.colour === colour);
  for (const { number } of own) {
    const saved = JSON.parse(await kept()).file.tokens;
    const index = saved.findIndex(
      (token) => token.colour === colour && token.arch && token.number === undefined,
    );
    await press(`token-${index}`);
    await press(`token-number-${number}`);
  }
}

await mode('check');
const verdict = await byId(page, 'verdict').innerText();
const { file } = JSON.parse(await kept());
await browser.close();
await site.close();

async function kept() {
  return page.evaluate(() => localStorage.getItem('kontor.board.copied').slice(9));
}

/** Everything a game asks a board; how far the sea reaches is nothing to play on. */
function facts(board) {
  const { board: read } = app.readBoard(board);
  if (!read) throw new Error('The copy is not ready to play.');
  return JSON.stringify({
    hexes: [...read.hexes.values()]
      .filter(({ terrain }) => terrain !== 'sea')
      .map(({ id, terrain, number, slot }) => [id, terrain, number, slot])
      .sort(),
    sites: [...read.sites.values()]
      .map((each) => [each.at, each.name, each.kind, each.coins])
      .sort(),
    paths: [...read.paths.values()].map((each) => [each.id, each.kind, each.double]).sort(),
    arches: read.tokens
      .filter(({ arch }) => arch)
      .map((token) => [token.colour, token.number])
      .sort(),
    robber: read.robber,
  });
}

const secondsOf = (tally) =>
  Object.entries(tally).reduce((sum, [what, n]) => sum + SECONDS[what] * n, 0);
let all = 0;
for (const [name, tally] of tallies) {
  const seconds = secondsOf(tally);
  all += seconds;
  const { tap, drag: drags, letter, look } = tally;
  console.log(
    `${name.padEnd(9)}${tap} taps, ${drags} drags, ${letter} letters, ${look} looks: ${Math.round(seconds)} s`,
  );
}
console.log(
  `${lands.length} hexes of land, ${original.sites.length} cities (${typed} typed), ${original.paths.length} paths, ${original.tokens.length} tokens`,
);
console.log(`in all ${Math.floor(all / 60)} min ${Math.round(all % 60)} s; ${verdict}`);
const same = facts(file) === facts({ ...original, id: 'copied' });
console.log(same ? 'The copy is the board.' : 'The copy differs from the board.');
process.exitCode = same && all <= 600 ? 0 : 1;
