// A browser on the web build, for the scripts that measure and photograph it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { findBrowser, launchArguments } from '../browser.mjs';
import { root, setup } from '../setup.mjs';

const require = createRequire(import.meta.url);
const BUILD = path.join(root, 'dist');

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 1024, height: 768 };

/** The web build on a server of its own, built first if it is missing. */
export async function serveBuild() {
  setup({ browser: true });
  if (!existsSync(path.join(BUILD, 'sw.js'))) {
    const { status } = spawnSync(process.execPath, ['scripts/build-web.mjs'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(status ?? 1);
  }
  return require('../../e2e/driver/serve.js').serve(BUILD);
}

export async function launch() {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath: findBrowser(), args: launchArguments() });
}

/** A page of a browser nobody has used yet, but for what the shelf holds. */
export async function visit(
  browser,
  origin,
  { viewport = PHONE, locale = 'en-GB', scale = 2, ...shelf } = {},
) {
  const context = await browser.newContext({
    viewport,
    locale,
    deviceScaleFactor: scale,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(20000);
  const { shelfWith } = require('../../e2e/support/shelf.js');
  const { entries, id } = shelfWith(shelf);
  await context.addInitScript((kept) => {
    // An empty tab has no storage.
    if (location.protocol === 'about:' || localStorage.length > 0) return;
    for (const [key, value] of kept) localStorage.setItem(key, value);
  }, entries);
  const page = await context.newPage();
  const game = id && `${origin}/game/${id}`;
  const tap = (testId) => byId(page, testId).tap();
  return { context, page, game, tap };
}

/** Pages below the current one stay in the document: only what is shown counts. */
export const byId = (page, id) => page.getByTestId(id).filter({ visible: true });

/** For a table that has had every hint. */
export const hintsSeen = [
  'tie',
  'tokenMoved',
  'toll',
  'shortage',
  'seven',
  'doubleArrow',
  'compensation',
];

export const fixture = (file) => require(path.join(root, file));
