import { readFileSync } from 'node:fs';

import { fixture, hintsSeen, launch, serveBuild, visit } from '../../scripts/lib/visit.mjs';
import { catalog, checksumOf, show, stored } from './support/faults.mjs';
import { byId } from './support/browser.mjs';

const EVENING = fixture('__tests__/fixtures/evening.json');
/** An eight is rolled next. */
const BEFORE_ROLL = 200;

let site;
let browser;
let contexts;

beforeAll(async () => {
  site = await serveBuild();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
beforeEach(() => {
  contexts = [];
});
afterEach(async () => {
  for (const context of contexts) await context.close();
});

/** A phone in one language with a game on its shelf. */
async function phone(locale, { cursor = BEFORE_ROLL, bare = false } = {}) {
  const file = { ...EVENING, commands: EVENING.commands.slice(0, cursor), cursor };
  const settings = { hintsSeen, introOffered: false };
  const opened = await visit(browser, site.origin, {
    locale,
    scale: 1,
    ...(bare ? {} : { file, settings }),
  });
  contexts.push(opened.context);
  opened.complaints = [];
  opened.context.on('weberror', (error) => opened.complaints.push(String(error.error())));
  return opened;
}

async function rollAndEnd({ page, tap }) {
  await tap('dice-8');
  await byId(page, 'end-turn').waitFor();
}

/** A page of the same host that is not the app. */
const elsewhere = (page) => page.goto(`${site.origin}/manifest.webmanifest`);

const forgetJournal = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const request = indexedDB.deleteDatabase('kontor');
        Object.assign(request, { onsuccess: done, onerror: done, onblocked: done });
      }),
  );

function turnBit(value) {
  const at = Math.floor(value.length / 2);
  const turned = String.fromCharCode(value.charCodeAt(at) ^ 1);
  return value.slice(0, at) + turned + value.slice(at + 1);
}

/** What the app hands out when it is asked for the game as a file. */
async function handedOut({ page, tap }, button) {
  const [download] = await Promise.all([page.waitForEvent('download'), tap(button)]);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}

/** From now on, or from the start, every write is refused. */
const refuseWrites = (name) => {
  const { setItem } = Storage.prototype;
  globalThis.makeRoom = () => Object.assign(Storage.prototype, { setItem });
  Storage.prototype.setItem = () => {
    throw new DOMException('', name);
  };
};

it('a full storage is told, play goes on, and the next write catches up', async () => {
  const at = await phone('ru-RU');
  const { page, game, tap } = at;
  await page.goto(game);
  await byId(page, 'table').waitFor();
  await page.evaluate(refuseWrites, 'QuotaExceededError');
  await rollAndEnd(at);
  await page.getByText('Нет места для сохранения').waitFor();
  await show(page, 'full-ru');
  await tap('fault-why');
  await page.getByText(catalog.ru.saveFaults.full.text).waitFor();
  await show(page, 'full-why-ru');
  await tap('sheet-close');
  const file = await handedOut(at, 'fault-export');
  expect(file.commands).toHaveLength(BEFORE_ROLL + 1);
  expect((await stored(page)).count).toBe(BEFORE_ROLL);
  await page.evaluate(() => globalThis.makeRoom());
  await tap('end-turn');
  await byId(page, 'fault-full').waitFor({ state: 'detached' });
  expect((await stored(page)).count).toBe(BEFORE_ROLL + 2);
  await page.reload();
  await byId(page, 'dice-8').waitFor();
  expect(at.complaints).toEqual([]);
});

it('a storage that is refused altogether is told, and a game is played all the same', async () => {
  const at = await phone('de-DE', { bare: true });
  const { page, context, tap } = at;
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get: refuse });
    Object.defineProperty(globalThis, 'indexedDB', { get: refuse });
  });
  await page.goto(`${site.origin}/new`);
  await tap('begin');
  await byId(page, 'table').waitFor();
  await page.getByText('Speichern ist nicht erlaubt').waitFor();
  await show(page, 'denied-de');
  await tap('fault-why');
  await page.getByText(catalog.de.saveFaults.denied.text).waitFor();
  await show(page, 'denied-why-de');
  await tap('sheet-close');
  expect(await handedOut(at, 'fault-export')).toMatchObject({ format: 'kontor-game' });
  await page.goto(page.url());
  await page.getByText('Diese Partie gibt es nicht').waitFor();
  expect(at.complaints.filter((text) => !text.includes('SecurityError'))).toEqual([]);
});

it.each(['missing', 'refused'])('without a journal (%s) the shelf alone keeps it', async (how) => {
  const at = await phone('en-GB');
  const { page, context, game } = at;
  await context.addInitScript((refused) => {
    if (!refused) Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    else {
      IDBFactory.prototype.open = () => {
        throw new DOMException('', 'SecurityError');
      };
    }
  }, how === 'refused');
  await page.goto(game);
  await byId(page, 'table').waitFor();
  await rollAndEnd(at);
  await page.reload();
  await byId(page, 'end-turn').waitFor();
  expect((await stored(page)).count).toBe(BEFORE_ROLL + 1);
  expect(await page.locator('[data-testid^="fault-"]').count()).toBe(0);
  expect(at.complaints).toEqual([]);
});

it.each([
  ['a header cut short', 'ru-RU', 'game', (value) => value.slice(0, 90), 201],
  ['a bit turned over in the log', 'de-DE', 'log', turnBit, 200],
])('%s: the last good state is offered and opens', async (_how, locale, part, spoil, left) => {
  const at = await phone(locale, { cursor: BEFORE_ROLL - 1 });
  const { page, game, tap } = at;
  await page.goto(game);
  // The two hundredth command puts a copy aside.
  await tap('end-turn');
  await rollAndEnd(at);
  const { id } = await stored(page);
  const key = part === 'game' ? `kontor.game.${id}` : `kontor.log.${id}.3`;
  const spoiled = spoil(await page.evaluate((name) => localStorage.getItem(name), key));
  await elsewhere(page);
  await forgetJournal(page);
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, spoiled]);
  await page.goto(game);
  const language = locale.slice(0, 2);
  await page.getByText(catalog[language].saveFaults.damaged.text).waitFor();
  await show(page, `damaged-${part}-${language}`);
  await tap('open-good');
  await byId(page, 'table').waitFor();
  const restored = await stored(page);
  expect(restored.id).not.toBe(id);
  expect(restored.commands).toEqual(EVENING.commands.slice(0, left));
  // The damaged one stays as it is.
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(spoiled);
  await page.goto(`${site.origin}/games`);
  await byId(page, `open-${restored.id}`).waitFor();
  await show(page, `damaged-games-${language}`);
  expect(at.complaints).toEqual([]);
});

it.each([
  ['de-DE', 'the same header', {}],
  ['ru-RU', 'another header', { summary: { players: [null] } }],
])('a game of a later version is only read, with an explanation (%s, %s)', async (...row) => {
  const [locale, , change] = row;
  const at = await phone(locale);
  const { page, game, tap } = at;
  await elsewhere(page);
  const id = game.split('/').pop();
  const { header } = await stored(page, id);
  const value = JSON.stringify({ ...header, version: 2, ...change });
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key, text),
    [`kontor.game.${id}`, `${checksumOf(value)}:${value}`],
  );
  const before = await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  await page.goto(game);
  const language = locale.slice(0, 2);
  await page.getByText(catalog[language].saveFaults['newer-version'].text).waitFor();
  await show(page, `newer-${language}${change.summary ? '-other' : ''}`);
  await tap('to-games');
  await byId(page, 'games').waitFor();
  await show(page, `newer-games-${language}`);
  await page.goto(site.origin);
  await byId(page, 'home').waitFor();
  const after = await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  expect(after).toBe(before);
  expect(at.complaints).toEqual([]);
});

it('of two tabs the stale one is told and takes over, and no command is lost', async () => {
  const at = await phone('de-DE');
  const { page, context, game, tap } = at;
  await page.goto(game);
  await byId(page, 'table').waitFor();
  const other = await context.newPage();
  await other.goto(game);
  await byId(other, 'dice-8').tap();
  await byId(other, 'end-turn').waitFor();

  await page.bringToFront();
  await page.getByText('In einem anderen Tab geöffnet').waitFor();
  await show(page, 'other-tab-de');
  await tap('fault-why');
  await page.getByText(catalog.de.saveFaults['other-tab'].text).waitFor();
  await show(page, 'other-tab-why-de');
  await tap('sheet-close');
  // What is said here now would undo what was said there.
  await tap('dice-5');
  await byId(page, 'fault-other-tab').waitFor();
  expect((await stored(page)).commands.at(-1)).toMatchObject({ type: 'roll', dice: 8 });
  await tap('take-over');
  await tap('end-turn');
  await byId(page, 'dice-8').waitFor();
  await other.bringToFront();
  await byId(other, 'fault-other-tab').waitFor();
  await byId(other, 'take-over').tap();
  await byId(other, 'dice-8').waitFor();
  const { commands } = await stored(page);
  expect(commands.slice(BEFORE_ROLL).map(({ type }) => type)).toEqual(['roll', 'endTurn']);
  expect(at.complaints).toEqual([]);
});

it('a clock set back between two evenings changes neither order nor moves', async () => {
  const at = await phone('ru-RU');
  const { page, game, tap } = at;
  await page.goto(game);
  await byId(page, 'table').waitFor();
  await rollAndEnd(at);
  const first = await stored(page);
  await page.addInitScript(() => {
    const { now } = Date;
    const YEARS = 3 * 365 * 86_400_000;
    Date.now = () => now() - YEARS;
  });
  await page.goto(`${site.origin}/new`);
  await tap('begin');
  await byId(page, 'table').waitFor();
  const second = new URL(page.url()).pathname.split('/').pop();
  await page.goto(`${site.origin}/games`);
  const rows = page.locator('[data-testid^="open-"]');
  const order = () => rows.evaluateAll((all) => all.map(({ dataset }) => dataset.testid.slice(5)));
  await rows.first().waitFor();
  expect(await order()).toEqual([second, first.id]);
  await tap(`open-${first.id}`);
  await tap('end-turn');
  await byId(page, 'dice-8').waitFor();
  const later = await stored(page, first.id);
  expect(later.header.updated).toBe(first.header.updated);
  expect(later.commands.slice(0, -1)).toEqual(first.commands);
  await page.goto(`${site.origin}/games`);
  await rows.first().waitFor();
  expect(await order()).toEqual([first.id, second]);
  expect(at.complaints).toEqual([]);
});

it('a page that fails hands the game out', async () => {
  const at = await phone('en-GB');
  const { page, tap } = at;
  await page.goto(site.origin);
  await tap('continue');
  await rollAndEnd(at);
  // Only the pages that tell the time fail.
  await page.evaluate(() => {
    const { getHours } = Date.prototype;
    globalThis.mend = () => Object.assign(Date.prototype, { getHours });
    const fail = () => {
      throw new Error('broken');
    };
    Object.assign(Date.prototype, { getHours: fail });
  });
  await tap('back');
  await page.getByText(catalog.en.home.mishapNote).waitFor();
  await show(page, 'mishap-en');
  const file = await handedOut(at, 'mishap-export');
  expect(file.commands).toEqual(EVENING.commands.slice(0, BEFORE_ROLL + 1));
  await page.evaluate(() => globalThis.mend());
  await tap('mishap-home');
  await byId(page, 'continue').waitFor();
});
