import axe from '@axe-core/playwright';

import { fixture, hintsSeen, launch, PHONE, serveBuild, visit } from '../../scripts/lib/visit.mjs';
import { byId } from './support/browser.mjs';

const AxeBuilder = axe.default ?? axe;

const evening = fixture('__tests__/fixtures/evening.json');
/** Before an 8 that pays everybody, after it, and before a 7. */
const [ROLL, ANSWER, SEVEN] = [200, 201, 254];

let site;
let browser;
let opened;

beforeAll(async () => {
  site = await serveBuild();
  browser = await launch();
});

afterEach(() => opened?.context.close());

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function at(cursor, settings = {}) {
  opened = await visit(browser, site.origin, {
    file: { ...evening, cursor },
    board: 'copied',
    settings: { hintsSeen, introOffered: false, ...settings },
  });
  return opened;
}

/** What somebody could not read or operate. Another theme changes colours, and nothing else. */
async function findings(page, theme = 'light') {
  const reader = new AxeBuilder({ page });
  if (theme !== 'light') reader.withRules('color-contrast');
  // A tile of figures and signs is spoken in words; there is no label to read out beside them.
  else reader.disableRules('label-content-name-mismatch');
  const { violations } = await reader.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, at: nodes.slice(0, 4).map(({ html }) => html.slice(0, 220)) }));
}

const PAGES = [
  ['the title page', '/', 'home'],
  ['a new game', '/new', 'begin'],
  ['the settings', '/settings', 'settings'],
  ['the rules', '/rules', 'rules'],
  ['an article', '/rules/seven', null],
  ['the boards', '/boards', null],
  ['the editor', '/boards/copied/edit', 'board'],
];

const GAME_PAGES = ['history', 'race', 'production', 'evening'];

const MOMENTS = [
  ['the roll', ROLL, []],
  ['the answer', ANSWER, []],
  ['a route', ANSWER, ['action-route']],
  ['a seven', SEVEN, ['dice-7']],
];

describe.each(['light', 'dim'])('in the %s theme nothing serious is found', (theme) => {
  it.each(PAGES)('on %s', async (_name, address, id) => {
    const { page } = await at(ROLL, { theme });
    await page.goto(site.origin + address);
    if (id) await byId(page, id).waitFor();
    else await page.waitForFunction(() => document.getElementById('root').innerText.length > 60);
    expect(await findings(page, theme)).toEqual([]);
  });

  it.each(GAME_PAGES)('on %s', async (name) => {
    const { page, game } = await at(evening.cursor, { theme });
    await page.goto(`${game}/${name}`);
    await page.waitForFunction(() => document.getElementById('root').innerText.length > 60);
    expect(await findings(page, theme)).toEqual([]);
  });

  it.each(MOMENTS)('at the table: %s', async (_name, cursor, taps) => {
    const { page, game, tap } = await at(cursor, { theme });
    await page.goto(game);
    await byId(page, 'table').waitFor();
    for (const id of taps) await tap(id);
    expect(await findings(page, theme)).toEqual([]);
  });
});

describe('with text twice as large', () => {
  /** Every key of the panel can be brought to where a finger reaches it, and is wholly readable. */
  async function lost(page, panel) {
    const keys = await byId(page, panel).locator('[role="button"][data-testid]').all();
    expect(keys.length).toBeGreaterThan(5);
    const missing = [];
    for (const key of keys) {
      await key.scrollIntoViewIfNeeded();
      const fault = await key.evaluate((node) => {
        const box = node.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!hit || !node.contains(hit)) return 'covered';
        if (box.left < 0 || box.right > innerWidth) return 'beyond the edge';
        const cut = [...node.querySelectorAll('[dir]')].some(
          (text) => text.scrollWidth > text.clientWidth + 1,
        );
        return cut ? 'cut' : '';
      });
      if (fault) missing.push(`${await key.getAttribute('data-testid')}: ${fault}`);
    }
    return missing;
  }

  it.each([
    ['panel-roll', ROLL],
    ['panel-action', ANSWER],
  ])('no key of %s is lost', async (panel, cursor) => {
    const { page, game } = await at(cursor, { textSize: 2 });
    expect(page.viewportSize()).toEqual(PHONE);
    await page.goto(game);
    await byId(page, panel).waitFor();
    expect(await lost(page, panel)).toEqual([]);
  });

  it('a number can be tapped, and the turn ended', async () => {
    const { page, game, tap } = await at(ROLL, { textSize: 2 });
    await page.goto(game);
    await tap('dice-8');
    await byId(page, 'answer').waitFor();
    await tap('end-turn');
    await byId(page, 'panel-roll').waitFor();
  });
});
