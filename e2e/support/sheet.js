// Where to put a finger on a sheet that is being drawn: the app's own arithmetic.
const path = require('node:path');

const esbuild = require('esbuild');

const root = path.resolve(__dirname, '..', '..');

const ENTRY = `
  import { frameOnGlass, pointOf } from '@/components/board/chart';
  import { FITTED, stageOf, toGlass } from '@/components/board/viewport';
  import { drawable, withAllSides } from '@/engine/europe/board/drawable';
  import { newSheet } from '@/engine/europe/board/sheet';

  export function sheetPoint(pane, extent, place) {
    const sheet = newSheet({ id: 'sheet', name: 'Sheet', side: 'short' }, 'flat', extent);
    const board = withAllSides(drawable(sheet));
    const found = pointOf(board, place);
    if (!found) throw new Error('No such place on the sheet: ' + place);
    const stage = stageOf(frameOnGlass(board), { width: pane.width, height: pane.height });
    const at = toGlass(found, FITTED, stage);
    return { x: pane.x + at.x, y: pane.y + at.y };
  }
`;

let bundled;

function load() {
  if (bundled) return bundled;
  const { outputFiles } = esbuild.buildSync({
    stdin: { contents: ENTRY, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    tsconfig: path.join(root, 'tsconfig.json'),
    logLevel: 'error',
  });
  const exported = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(
    exported,
    exported.exports,
    require,
  );
  bundled = exported.exports;
  return bundled;
}

/**
 * The point to tap while a whole flat-topped sheet is shown.
 * @param pane the box { x, y, width, height } of the element 'board'
 * @param extent { columns, rows } of the sheet
 */
function sheetPoint(pane, extent, place) {
  return load().sheetPoint(pane, extent, place);
}

module.exports = { sheetPoint };
