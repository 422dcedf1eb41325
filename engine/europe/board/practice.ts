import type { BoardFile } from './file';
import main from './practice-main.json';
import short from './practice-short.json';

/** Invented here to try the app on; neither is a copy of the printed board. */
export const PRACTICE_MAIN = main as BoardFile;
export const PRACTICE_SHORT = short as BoardFile;

/** By the id a game file may name instead of carrying the board along. */
export const PRACTICE_BOARDS: ReadonlyMap<string, BoardFile> = new Map(
  [PRACTICE_MAIN, PRACTICE_SHORT].map((file) => [file.id, file]),
);
