import type { BoardFile } from '@/engine/europe/board/file';
import type { Catalog } from '@/locales';
import type { Language } from '@/locales/language';
import { problemPlace, type Problem } from '@/locales/problems';

/** What is wrong with a file or a set-up, each fault once; the board's own names its places. */
export function problemSentences(
  found: readonly Problem[],
  { problems, words }: Catalog,
  language: Language,
  file?: BoardFile,
): string[] {
  const sentences = found.map((problem) =>
    problems[problem.code](problem, problemPlace(problem, language, words, file)),
  );
  return [...new Set(sentences)];
}
