import type { FileProblem } from '@/engine/europe/file';
import type { Catalog } from '@/locales';

/** What is wrong with a file or a set-up, each fault once. */
export function problemSentences(problems: readonly FileProblem[], t: Catalog): string[] {
  return [...new Set(problems.map((problem) => t.problems[problem.code](problem)))];
}
