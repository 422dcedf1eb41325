// Draws the PNG files of assets/ and public/icons/ from emblem.svg; run it after changing the drawing.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { findBrowser, launchArguments } from './browser.mjs';
import { root, setup } from './setup.mjs';

setup({ browser: true });
const { chromium } = await import('playwright-core');

const WEB = '../public/icons';
const assets = path.join(root, 'assets');
const paper = readFileSync(path.join(assets, 'emblem.svg'), 'utf8');
const dim = paper.replaceAll('#1d2733', '#e9dcc3').replaceAll('#fbf5e7', '#22272d');

// Android cuts a circle out of the foreground: only the inner two thirds are sure to be seen.
const images = [
  { file: 'icon.png', size: 1024, part: 0.86, drawing: paper, background: '#f3ead8' },
  { file: 'icon-foreground.png', size: 1024, part: 0.6, drawing: paper },
  { file: 'splash.png', size: 880, part: 1, drawing: paper },
  { file: 'splash-dim.png', size: 880, part: 1, drawing: dim },
  { file: 'favicon.png', size: 64, part: 1, drawing: paper },
  { file: `${WEB}/icon-192.png`, size: 192, part: 0.86, drawing: paper, background: '#f3ead8' },
  { file: `${WEB}/icon-512.png`, size: 512, part: 0.86, drawing: paper, background: '#f3ead8' },
  { file: `${WEB}/maskable-512.png`, size: 512, part: 0.64, drawing: paper, background: '#f3ead8' },
  {
    file: `${WEB}/apple-touch-icon.png`,
    size: 180,
    part: 0.8,
    drawing: paper,
    background: '#f3ead8',
  },
];

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: launchArguments(),
});
for (const { file, size, part, drawing, background = 'transparent' } of images) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">
      <div style="width:${part * size}px;height:${part * size}px">${drawing}</div></body>`,
  );
  const omitBackground = background === 'transparent';
  await page.screenshot({ path: path.join(assets, file), omitBackground });
  await page.close();
}
await browser.close();
