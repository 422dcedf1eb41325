import { hintsSeen, launch, PHONE, serveBuild, TABLET, visit } from '../../scripts/lib/visit.mjs';
import { byId } from './support/browser.mjs';
import { board, HOSTILE, hostileEvening, untidy } from './support/hostile.mjs';

let site;
let browser;

beforeAll(async () => {
  site = await serveBuild();
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const PAGES = ['/', '/games', '/new', '/boards', '/boards/hostile/edit', '/boards/hostile/deck'];
const MORE_PAGES = ['/boards/hostile/share', '/rules', '/players'];
const GAME_PAGES = ['', '/history', '/evening', '/result', '/production', '/race', '/check'];
/** Before a roll, after it, and before a seven; what is opened there. */
const MOMENTS = [
  [200, ['menu']],
  [200, ['rules-now']],
  [201, []],
  [201, ['action-trade']],
  [201, ['action-route']],
  [201, ['action-card']],
  [254, ['dice-7']],
];

/** Every screen on one of them, in turn; the names are dealt out otherwise on each. */
const DEVICES = [
  ['a phone', PHONE, 0, 'ru-RU'],
  ['a tablet', TABLET, 3, 'de-DE'],
];
const inTurn = (screens, which) => screens.filter((_, i) => i % DEVICES.length === which);

/** Two frames in a row of the same size, with the letters it is set in. */
async function settled() {
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const measure = () =>
    [...document.querySelectorAll('#root [dir]')].map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join();
    });
  let before;
  for (let same = 0, look = 0; same < 2 && look < 60; look++) {
    await frame();
    const now = measure().join(' ');
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

describe.each(DEVICES)('names nobody has, on %s', (name, viewport, shift, locale) => {
  const which = DEVICES.findIndex(([each]) => each === name);

  /** Everything untidy on the pages of one visit. */
  async function look(cursor, each) {
    const opened = await visit(browser, site.origin, {
      viewport,
      locale,
      scale: 1,
      file: hostileEvening(shift, cursor),
      name: HOSTILE[shift],
      mark: HOSTILE[shift + 1],
      boards: [board],
      settings: { hintsSeen, introOffered: false },
    });
    const { page, context } = opened;
    const found = [];
    page.on('pageerror', (error) => found.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
    let shots = 0;
    const check = async (where) => {
      await page.waitForFunction(() => document.getElementById('root')?.innerText.length > 20);
      await page.evaluate(settled);
      for (const fault of await page.evaluate(untidy)) found.push(`${where}: ${fault}`);
      if (await page.evaluate(() => globalThis.ran)) found.push(`${where}: markup was run`);
      if (!process.env.KONTOR_SHOTS) return;
      const path = `${process.env.KONTOR_SHOTS}/${viewport.width}-${cursor}-${shots++}.png`;
      await page.screenshot({ path });
    };
    await each({ ...opened, check });
    await context.close();
    return found;
  }

  it('stay in their place on every page', async () => {
    const found = await look(undefined, async ({ page, game, check }) => {
      const own = GAME_PAGES.map((address) => game + address);
      const all = [...own, ...[...PAGES, ...MORE_PAGES].map((at) => site.origin + at)];
      for (const address of inTurn(all, which)) {
        await page.goto(address, { waitUntil: 'commit' });
        await check(new URL(address).pathname.replace(/game\/\w+/, 'game'));
      }
    });
    expect(found).toEqual([]);
  });

  it('stay in their place at the table', async () => {
    const found = [];
    const moments = inTurn(MOMENTS, which);
    for (const cursor of new Set(moments.map(([at]) => at))) {
      const untidiness = await look(cursor, async ({ page, game, tap, check }) => {
        for (const [, taps] of moments.filter(([at]) => at === cursor)) {
          await page.goto(game, { waitUntil: 'commit' });
          await byId(page, 'table').waitFor();
          for (const id of taps) await tap(id);
          await check(`table at ${cursor} ${taps}`);
        }
      });
      found.push(...untidiness);
    }
    expect(found).toEqual([]);
  });
});
