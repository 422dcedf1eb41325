import { readFileSync } from 'node:fs';
import path from 'node:path';

import { BUILD, byId, host, kept, open } from './support/browser.mjs';

let site;
let visit;

beforeEach(async () => {
  site = await host();
  visit = await open();
});

afterEach(async () => {
  await visit.close();
  await site.close();
});

async function beginGame(page) {
  await page.goto(`${site.origin}/new`);
  await byId(page, 'begin').tap();
  await byId(page, 'table').waitFor();
}

const storedGames = (page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('kontor.') && key !== 'kontor.settings')
      .sort(),
  );

it('works without a network after one visit, from any address', async () => {
  const { page, context } = visit;
  await page.goto(site.origin);
  await byId(page, 'home').waitFor();
  await kept(page);
  await site.fallSilent();
  await context.setOffline(true);

  await page.reload();
  await byId(page, 'home').waitFor();
  await page.goto(`${site.origin}/settings`);
  await byId(page, 'settings').waitFor();
  // A language that has never been shown.
  await byId(page, 'language-de').tap();
  await page.getByText('Einstellungen').filter({ visible: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await beginGame(page);
  await page.goto(`${site.origin}/nowhere/at/all`);
  await byId(page, 'not-found').waitFor();
  expect(visit.complaints).toEqual([]);
});

it('asks nobody but its own host, and keeps to its policy on every page', async () => {
  const { page, requests, complaints } = visit;
  await beginGame(page);
  const game = new URL(page.url()).pathname;
  await kept(page);
  const pages = ['/', '/games', '/settings', '/about', game, `${game}/history`, `${game}/race`];
  for (const address of pages) {
    await page.goto(site.origin + address);
    await page.waitForFunction(() => document.getElementById('root').innerText.length > 20);
  }
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(await page.locator('script:not([src])').count()).toBe(0);
  expect(complaints).toEqual([]);

  expect(requests.length).toBeGreaterThan(20);
  const elsewhere = requests.filter((url) => !/^(data|blob):/.test(url));
  expect(elsewhere.filter((url) => new URL(url).origin !== site.origin)).toEqual([]);
});

it('refuses a script from elsewhere', async () => {
  const { page, complaints } = visit;
  await page.goto(site.origin);
  await byId(page, 'home').waitFor();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.ran = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => globalThis.ran)).toBeUndefined();
  expect(complaints.join()).toContain('script-src-elem inline');
});

it('can be installed', async () => {
  const { page, context } = visit;
  await page.goto(site.origin);
  await kept(page);
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data);
  expect(manifest).toMatchObject({ name: 'Kontor', display: 'standalone', start_url: '/' });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});

it('brings a new version in only when asked, and the running game stays', async () => {
  const { page } = visit;
  await beginGame(page);
  await kept(page);
  const game = page.url();
  // A page loaded anew would have forgotten this.
  await page.evaluate(() => Object.assign(globalThis, { sameEvening: true }));
  const before = await storedGames(page);
  expect(before.length).toBeGreaterThan(0);

  site.release('the second');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const coming = registration.installing;
    if (!coming) return;
    await new Promise((done) => {
      coming.addEventListener('statechange', () => coming.state === 'installed' && done());
    });
  });
  await byId(page, 'table').waitFor();
  expect(await page.evaluate(() => globalThis.sameEvening)).toBe(true);
  expect(await byId(page, 'new-version').count()).toBe(0);

  await page.goto(site.origin);
  await byId(page, 'new-version').waitFor();
  expect(await page.title()).toBe('Kontor');
  await byId(page, 'new-version-reload').tap();
  await page.waitForFunction(() => document.title === 'Kontor the second');
  await byId(page, 'home').waitFor();
  expect(await byId(page, 'new-version').count()).toBe(0);
  expect(await storedGames(page)).toEqual(before);
  await page.goto(game);
  await byId(page, 'table').waitFor();
  expect(visit.complaints).toEqual([]);
});

it('starts within its weight', async () => {
  const { page } = visit;
  const scripts = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname);
  });
  await page.goto(site.origin);
  await byId(page, 'home').waitFor();
  const { gzipSync } = await import('node:zlib');
  const weight = [...new Set(scripts)]
    .filter((name) => name.startsWith('/_expo/'))
    .reduce((sum, name) => sum + gzipSync(readFileSync(path.join(BUILD, name))).length, 0);
  expect(weight).toBeGreaterThan(200_000);
  expect(weight).toBeLessThan(400_000);
});
