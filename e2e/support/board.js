// Where to put a finger on the board: the app's own arithmetic, bundled when first asked for.
const { bundle } = require('./bundle');

const ENTRY = `
  import { frameOnGlass, pointOf } from '@/components/board/chart';
  import { FITTED, stageOf, toGlass } from '@/components/board/viewport';
  import { PRACTICE_BOARDS } from '@/engine/europe/board/practice';
  import { readBoard } from '@/engine/europe/board/read';
  import { foldName, printedName } from '@/locales/cities';

  const boards = new Map();

  export function boardNamed(id) {
    if (!boards.has(id)) {
      const { board } = readBoard(PRACTICE_BOARDS.get(id));
      if (!board) throw new Error('No practice map is called ' + id);
      boards.set(id, board);
    }
    return boards.get(id);
  }

  export function placeOn(board, place) {
    if (pointOf(board, place)) return place;
    const wanted = foldName(printedName(place));
    const city = [...board.sites.values()].find((site) => foldName(site.name) === wanted);
    if (!city) throw new Error('Neither a place nor a city of ' + board.id + ': ' + place);
    return city.at;
  }

  export function pointOn(pane, board, place) {
    const stage = stageOf(frameOnGlass(board), { width: pane.width, height: pane.height });
    const at = toGlass(pointOf(board, placeOn(board, place)), FITTED, stage);
    return { x: pane.x + at.x, y: pane.y + at.y };
  }
`;

const load = () => bundle(ENTRY);

/**
 * The point to tap while the whole board is shown.
 * @param pane the box { x, y, width, height } of the element 'board'
 * @param boardId 'practice-main' or 'practice-short'
 * @param place an id ("C4", "C4e", "C4ne") or a city in any spelling ("Lyon", "Лион")
 */
function boardPoint(pane, boardId, place) {
  const { boardNamed, pointOn } = load();
  return pointOn(pane, boardNamed(boardId), place);
}

/** The id of a city, as commands and test ids name it. */
function placeId(boardId, place) {
  const { boardNamed, placeOn } = load();
  return placeOn(boardNamed(boardId), place);
}

module.exports = { boardPoint, placeId };
