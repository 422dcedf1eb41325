import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { chromium } from 'playwright-core';

import { serve } from '../../../e2e/driver/serve.js';
import { findBrowser, launchArguments } from '../../../scripts/browser.mjs';
import { root } from '../../../scripts/setup.mjs';

// Else the worker's own requests would go unseen.
process.env.PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS = '1';

export const BUILD = path.join(root, 'dist');

/** A copy of the web build on a server of its own, which can fall silent or bring out a new version. */
export async function host() {
  if (!existsSync(path.join(BUILD, 'sw.js'))) throw new Error('Run npm run build:web first.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kontor-web-'));
  cpSync(BUILD, folder, { recursive: true });
  const server = await serve(folder);
  let silent = false;
  const fallSilent = async () => {
    if (!silent) await server.close();
    silent = true;
  };
  return {
    origin: server.origin,
    fallSilent,
    release(version) {
      const page = path.join(folder, 'index.html');
      const html = readFileSync(page, 'utf8');
      writeFileSync(page, html.replace('<title>Kontor<', `<title>Kontor ${version}<`));
      const { status } = spawnSync(process.execPath, ['scripts/service-worker.mjs', folder], {
        cwd: root,
      });
      if (status !== 0) throw new Error('The service worker was not written.');
    },
    async close() {
      await fallSilent();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A browser nobody has used yet; it notes every request and everything the page complains of. */
export async function open() {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'kontor-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: launchArguments(),
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  context.setDefaultTimeout(10000);
  const requests = [];
  const complaints = [];
  context.on('request', (request) => requests.push(request.url()));
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await context.exposeFunction('complain', (text) => complaints.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      globalThis.complain(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    requests,
    complaints,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

export const byId = (page, id) => page.getByTestId(id).filter({ visible: true });

/** Resolves when everything is kept and the page is served by the worker. */
export async function kept(page) {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
  });
}
