// Takes the pictures of the README from the web build, each in a browser nobody has used yet.
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { root } from './setup.mjs';
import { byId, fixture, hintsSeen, launch, serveBuild, TABLET, visit } from './lib/visit.mjs';

const FOLDER = path.join(root, 'docs', 'pictures');
const LARGEST = 250 * 1024;
const NAMES = ['Катя', 'Боря', 'Аня', 'Дима'];

const recorded = fixture('__tests__/fixtures/evening.json');
const players = recorded.setup.players.map((player, i) => ({ ...player, name: NAMES[i] }));
const evening = { ...recorded, setup: { ...recorded.setup, players } };
const at = (cursor) => ({ ...evening, cursor });

const table = async ({ page, game }) => {
  await page.goto(game);
  await byId(page, 'table').waitFor();
};

const PICTURES = [
  { name: 'home', file: at(201), go: ({ page, origin }) => page.goto(origin) },
  { name: 'answer', file: at(201), go: table },
  {
    name: 'seven-dim',
    file: at(254),
    theme: 'dim',
    go: async (visitor) => {
      await table(visitor);
      await visitor.tap('dice-7');
    },
  },
  { name: 'connection-tablet', file: at(211), viewport: TABLET, scale: 0.62, go: table },
  { name: 'rules', go: ({ page, origin }) => page.goto(`${origin}/rules/seven`) },
  {
    name: 'evening',
    file: evening,
    go: async ({ page, game }) => {
      await page.goto(`${game}/evening`);
      const chart = byId(page, 'evening').locator('svg').nth(1);
      await chart.waitFor();
    },
  },
  {
    name: 'editor',
    board: 'copied',
    go: ({ page, origin }) => page.goto(`${origin}/boards/copied/edit`),
  },
];

const site = await serveBuild();
const browser = await launch();
mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
for (const { name, file, board, theme = 'light', viewport, scale = 1, go } of PICTURES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const settings = { theme, hintsSeen, introOffered: false };
  const options = { settings, locale: 'ru-RU', scale };
  const visitor = await visit(browser, site.origin, {
    ...options,
    ...(file ? { file } : {}),
    ...(board ? { board } : {}),
    ...(viewport ? { viewport } : {}),
  });
  await go({ ...visitor, origin: site.origin });
  await visitor.page.waitForFunction(
    () => document.getElementById('root')?.innerText.trim().length > 60,
  );
  // Until what glides has come to rest.
  await visitor.page.waitForTimeout(700);
  const picture = path.join(FOLDER, `${name}.png`);
  await visitor.page.screenshot({ path: picture });
  await visitor.context.close();
  const { size } = statSync(picture);
  console.log(`${name}.png ${Math.round(size / 1024)} KB`);
  if (size > LARGEST) process.exitCode = 1;
}
await browser.close();
await site.close();
