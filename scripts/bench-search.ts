import { LANGUAGES } from '@/locales/language';
import { QUESTIONS } from '@/rules/questions';
import { search } from '@/rules/search';

/** `npm run bench:search`: how often the right article comes first or among three, and how fast. */

const ROUNDS = 20;

const percent = (n: number, of: number) => `${((100 * n) / of).toFixed(1)}%`;

let missed = 0;
for (const language of LANGUAGES) {
  const asked = QUESTIONS[language];
  const before = performance.now();
  search(language, asked[0]!.ask);
  const build = performance.now() - before;

  let first = 0;
  let among = 0;
  for (const { ask, article } of asked) {
    const found = search(language, ask).map((result) => result.article);
    const place = found.indexOf(article);
    if (place === 0) first++;
    else process.stdout.write(`  ${language}  «${ask}»: ${article}, found ${found.slice(0, 3)}\n`);
    if (place >= 0 && place < 3) among++;
  }
  missed += asked.length - among;

  const began = performance.now();
  for (let i = 0; i < ROUNDS; i++) for (const { ask } of asked) search(language, ask);
  const each = (performance.now() - began) / (ROUNDS * asked.length);
  process.stdout.write(
    `${language}  ${asked.length} questions  first ${percent(first, asked.length)}` +
      `  among three ${percent(among, asked.length)}` +
      `  index ${build.toFixed(0)} ms  query ${each.toFixed(2)} ms\n`,
  );
}
process.exit(missed > 0 ? 1 : 0);
