// What a finger waits for, in Chromium on the web build, with the processor as it is and four times slower.
import { gzipSync } from 'node:zlib';

import { byId, fixture, hintsSeen, launch, serveBuild, visit } from '../lib/visit.mjs';

const ROLLS = 32;
const PANS = 4;
const PAN_STEPS = 40;
const STARTS = 3;
/** Nobody rolls while the board is still being drawn; a finger takes longer than this. */
const SETTLED = 400;
/** Before an 8 that everybody takes something from, in the middle of an evening of four. */
const MID_GAME = 200;

const AIMS = { answer: 100, pan: 33, title: 350 };
const KINDS = [
  { key: 'answer', name: 'tap on a number → answer painted, p95', unit: 'ms' },
  { key: 'answerMedian', name: 'the same, median', unit: 'ms' },
  { key: 'pan', name: 'frame while the board is dragged, p95', unit: 'ms' },
  { key: 'start', name: 'cold start → new game can be tapped, median', unit: 'ms' },
  { key: 'title', name: 'scripts loaded until the title page, gz', unit: 'KB' },
  { key: 'table', name: 'scripts loaded until the table, gz', unit: 'KB' },
];

function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)];
}

const p95 = (values) => quantile(values, 0.95);
const median = (values) => quantile(values, 0.5);

const evening = { ...fixture('__tests__/fixtures/evening.json'), cursor: MID_GAME };

/** The sizes of all scripts a page asks for, as a host that compresses would send them. */
function weigh(page) {
  const sizes = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}

async function slowed(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

async function press(session, { x, y }) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function middleOf(locator) {
  const box = await locator.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** From the touch to the second frame after the answer stands in the page: then it is painted. */
function watchAnswer() {
  return new Promise((done) => {
    let began = 0;
    addEventListener('touchstart', () => (began = performance.now()), {
      capture: true,
      once: true,
    });
    const observer = new MutationObserver(() => {
      // It may be there, out of sight, since the last roll.
      if (!document.querySelector('[data-testid="answer"]')?.offsetParent) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)));
    });
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  });
}

async function measureAnswers(page, session) {
  const times = [];
  for (let roll = 0; roll < ROLLS; roll++) {
    const key = await middleOf(byId(page, 'dice-8'));
    const answered = page.evaluate(watchAnswer);
    // The watcher must be at its post before the finger comes down.
    await page.evaluate(() => null);
    await press(session, key);
    times.push(await answered);
    await page.waitForTimeout(SETTLED);
    await press(session, await middleOf(byId(page, 'undo')));
    await byId(page, 'dice-8').waitFor();
    await page.waitForTimeout(SETTLED);
  }
  return times;
}

function watchFrames() {
  globalThis.frames95 = [];
  let last = performance.now();
  const next = (now) => {
    globalThis.frames95?.push(now - last);
    last = now;
    if (globalThis.frames95) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

function takeFrames() {
  const frames = globalThis.frames95.slice(2);
  globalThis.frames95 = undefined;
  return frames;
}

async function measurePans(page, session) {
  const board = byId(page, 'board');
  const { x, y } = await middleOf(board);
  // Only an enlarged board can be dragged.
  for (let tap = 0; tap < 2; tap++) await press(session, { x: x - 190, y: y + 120 });
  await byId(page, 'board-fit').waitFor();
  await page.waitForTimeout(600);
  const frames = [];
  for (let pan = 0; pan < PANS; pan++) {
    const way = pan % 2 === 0 ? 1 : -1;
    const at = (step) => [{ x: x + way * (step - PAN_STEPS / 2) * 4, y: y + way * step }];
    const send = (type, touchPoints) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', at(0));
    await page.evaluate(watchFrames);
    for (let step = 1; step <= PAN_STEPS; step++) await send('touchMove', at(step));
    frames.push(...(await page.evaluate(takeFrames)));
    await send('touchEnd', []);
    await page.waitForTimeout(300);
  }
  return frames;
}

async function measureStart(browser, origin, rate) {
  const { context, page } = await visit(browser, origin);
  const weight = weigh(page);
  await slowed(page, rate);
  await page.goto(origin, { waitUntil: 'commit' });
  const start = await page.evaluate(
    () =>
      new Promise((done) => {
        const look = () => {
          const key = document.querySelector('[data-testid="home-new"]');
          const box = key?.getBoundingClientRect();
          const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + 5);
          if (hit && key.contains(hit)) done(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  const title = await weight();
  await context.close();
  return { start, title };
}

async function measure(browser, origin, rate) {
  const starts = [];
  for (let i = 0; i < STARTS; i++) starts.push(await measureStart(browser, origin, rate));
  const { context, page, game } = await visit(browser, origin, {
    file: evening,
    settings: { hintsSeen },
  });
  const weight = weigh(page);
  await page.goto(origin);
  await byId(page, 'home-new').waitFor();
  await byId(page, 'continue').tap();
  await byId(page, 'dice-8').waitFor();
  const table = await weight();
  await page.goto(game);
  await byId(page, 'dice-8').waitFor();
  const session = await slowed(page, rate);
  const answers = await measureAnswers(page, session);
  const pans = await measurePans(page, session);
  await context.close();
  return {
    answer: p95(answers),
    answerMedian: median(answers),
    pan: p95(pans),
    start: median(starts.map(({ start }) => start)),
    title: starts[0].title,
    table,
  };
}

/** Rows of figures, with the processor as it is and slowed down. */
export async function measureScreen() {
  const site = await serveBuild();
  const browser = await launch();
  const results = [await measure(browser, site.origin, 1), await measure(browser, site.origin, 4)];
  await browser.close();
  await site.close();
  return KINDS.map(({ key, name, unit }) => ({
    name,
    cells: results.map((result) => `${Math.round(result[key])} ${unit}`),
    aim: AIMS[key] ? `${AIMS[key]} ${unit}` : '',
    met: results.every((result) => result[key] <= (AIMS[key] ?? Infinity)),
  }));
}
