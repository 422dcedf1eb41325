import { createRequire } from 'node:module';

const { bundle } = createRequire(import.meta.url)('../../../e2e/support/bundle.js');

const { catalogs, checksum } = bundle(`
  import { de } from '@/locales/de';
  import { en } from '@/locales/en';
  import { ru } from '@/locales/ru';
  export { checksum } from '@/store/checksum';
  export const catalogs = { de, en, ru };
`);

export const checksumOf = checksum;
export const catalog = catalogs;

/** A picture of the message, for whoever wants to look at it. */
export async function show(page, name) {
  const folder = process.env.KONTOR_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
}

/** A saved game as it lies on the shelf. */
export async function stored(page, id = new URL(page.url()).pathname.split('/')[2]) {
  return page.evaluate((game) => {
    const parse = (key) => JSON.parse(localStorage.getItem(`kontor.${key}`)?.slice(9) ?? 'null');
    const header = parse(`game.${game}`);
    const log = [];
    for (let k = 0; log.length < header.count; k++) log.push(...parse(`log.${game}.${k}`));
    const { count, cursor } = header;
    return { id: game, header, count, base: parse(`base.${game}`), commands: log.slice(0, cursor) };
  }, id);
}
