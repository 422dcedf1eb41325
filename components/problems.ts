import type { FileProblem } from '@/engine/europe/file';
import type { Catalog } from '@/locales';
import type { Language } from '@/locales/language';
import { problemPlace } from '@/locales/problems';

/** What is wrong with a file or a set-up, each fault once. */
export function problemSentences(
  found: readonly FileProblem[],
  { problems, words }: Catalog,
  language: Language,
): string[] {
  const sentences = found.map((problem) =>
    problems[problem.code](problem, problemPlace(problem, language, words)),
  );
  return [...new Set(sentences)];
}
