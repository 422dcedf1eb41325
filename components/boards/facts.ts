import { boardTitle } from '@/components/boardTitle';
import { problemSentences } from '@/components/problems';
import type { BoardFile } from '@/engine/europe/board/file';
import type { BoardProblem } from '@/engine/europe/board/problems';
import type { Catalog } from '@/locales';
import type { Language } from '@/locales/language';
import { readingOf, type Defaults } from '@/store/boards';

export interface Flaws {
  /** What keeps a game from beginning. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

export function flawsOf(
  problems: readonly BoardProblem[],
  file: BoardFile | undefined,
  t: Catalog,
  language: Language,
): Flaws {
  const said = (level: BoardProblem['level']) =>
    problemSentences(
      problems.filter((problem) => problem.level === level),
      t,
      language,
      file,
    );
  return { errors: said('error'), warnings: said('warning') };
}

/** "16 hexes · 30 cities · main game" */
export function sizeOf(file: BoardFile, t: Catalog): string {
  const land = file.hexes.filter(({ terrain }) => terrain !== 'sea').length;
  const { count, sides } = t.words;
  return [count.hexes(land), count.cities(file.sites.length), sides[file.side]].join(' · ');
}

/** Whether one can play on it, in a few words. */
export function conditionOf(file: BoardFile, t: Catalog): { text: string; ready: boolean } {
  const { board, problems } = readingOf(file);
  const errors = problems.filter(({ level }) => level === 'error').length;
  if (!board) return { text: t.boards.toSolve(errors), ready: false };
  const doubts = problems.length - errors;
  return {
    text: doubts > 0 ? `${t.boards.ready}, ${t.boards.toCheck(doubts)}` : t.boards.ready,
    ready: true,
  };
}

export const titleOf = (file: BoardFile, t: Catalog): string => boardTitle(t, file.name);

export const isUsual = (file: BoardFile, defaults: Defaults): boolean =>
  defaults[file.side] === file.id;
