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

describe.each([
  ['a phone', PHONE, 0],
  ['a tablet', TABLET, 3],
])('names nobody has, on %s', (name, viewport, shift) => {
  /** Everything untidy on the pages of one visit. */
  async function look(cursor, each) {
    const opened = await visit(browser, site.origin, {
      viewport,
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
      await page.waitForFunction(() => document.getElementById('root').innerText.length > 20);
      await page.waitForTimeout(150);
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
      for (const address of [...own, ...[...PAGES, ...MORE_PAGES].map((at) => site.origin + at)]) {
        await page.goto(address);
        await check(new URL(address).pathname.replace(/game\/\w+/, 'game'));
      }
    });
    expect(found).toEqual([]);
  });

  it('stay in their place at the table', async () => {
    const found = [];
    for (const cursor of new Set(MOMENTS.map(([at]) => at))) {
      const untidiness = await look(cursor, async ({ page, game, tap, check }) => {
        for (const [, taps] of MOMENTS.filter(([at]) => at === cursor)) {
          await page.goto(game);
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
