import { problemSentences } from '@/components/problems';
import { dayOf } from '@/components/when';
import { readGame, replayGame } from '@/engine/europe/file';
import type { Catalog } from '@/locales';
import type { Language } from '@/locales/language';
import { time } from '@/store/clock';
import { useGame } from '@/store/game';

/** More than fifty thousand commands and the largest board take. */
export const MOST_TEXT = 8_000_000;
const SHOWN = 5;

export interface Taken {
  readonly kept: boolean;
  readonly lines: readonly string[];
}

/** Puts a handed-in game on the shelf, or says everything that is wrong with it. */
export function takeIn(text: string, t: Catalog, language: Language): Taken {
  if (text.trim() === '') return { kept: false, lines: [t.games.empty] };
  if (text.length > MOST_TEXT) return { kept: false, lines: [t.games.tooLarge] };
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { kept: false, lines: [t.games.notJson] };
  }
  const { game, problems } = readGame(input);
  if (!game) {
    const sentences = problemSentences(problems, t, language);
    const more = sentences.length - SHOWN;
    return {
      kept: false,
      lines: [
        t.games.notTaken,
        ...sentences.slice(0, SHOWN),
        ...(more > 0 ? [t.games.moreProblems(more)] : []),
      ],
    };
  }
  const name = t.newGame.gameOf(dayOf(time(), language));
  const created = useGame.getState().create(game.file, name);
  if (!created || created.fault) return { kept: false, lines: [t.games.notSaved] };
  const without = replayGame(game).objections.length;
  return {
    kept: true,
    lines: [without > 0 ? t.games.importedWithout(without) : t.games.imported],
  };
}

/** A name any file system takes. */
export function fileName(name: string, at: number): string {
  const plain = name
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const day = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return `kontor-${plain === '' ? '' : `${plain}-`}${date}.json`;
}
