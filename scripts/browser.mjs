import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const USUAL_PLACES = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      path.join(folder, 'Chromium', 'Application', 'chrome.exe'),
    ]),
};

/** The path of a Chromium on this computer, or undefined. $CHROMIUM goes before everything else. */
export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [
    process.env.CHROMIUM,
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...(USUAL_PLACES[process.platform] ?? []),
  ].find((candidate) => candidate && existsSync(candidate));
}

export function launchArguments() {
  return [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Chromium refuses to start its sandbox for root, which is who runs in most containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}
