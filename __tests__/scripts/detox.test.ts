import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** Which parts of an Android project the plugin changes, in a process of its own. */
function changes(wanted: string): string[] {
  const script = `
    const config = require('./scripts/detox-android')({ name: 'Kontor', slug: 'kontor' });
    console.log(JSON.stringify(Object.keys(config.mods?.android ?? {})));`;
  const options = {
    cwd: root,
    env: { ...process.env, KONTOR_DETOX: wanted },
    encoding: 'utf8',
  } as const;
  return JSON.parse(execFileSync(process.execPath, ['-e', script], options)) as string[];
}

describe('Detox', () => {
  it('is in no app that people get', () => {
    expect(changes('')).toEqual([]);
  });

  it('is in the app the specs drive', () => {
    expect(changes('1').sort()).toEqual([
      'appBuildGradle',
      'dangerous',
      'manifest',
      'projectBuildGradle',
    ]);
  });
});
