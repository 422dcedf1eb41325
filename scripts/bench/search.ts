import { LANGUAGES } from '@/locales/language';
import { QUESTIONS } from '@/rules/questions';
import { search } from '@/rules/search';

/** How often the search of the rules finds the right article first or among three, and how fast. */

const ROUNDS = 20;

const figures: { name: string; value: string }[] = [];
const percent = (n: number, of: number) => `${((100 * n) / of).toFixed(1)} %`;

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
    else process.stderr.write(`  ${language}  «${ask}»: ${article}, found ${found.slice(0, 3)}\n`);
    if (place >= 0 && place < 3) among++;
  }
  missed += asked.length - among;

  const began = performance.now();
  for (let i = 0; i < ROUNDS; i++) for (const { ask } of asked) search(language, ask);
  const each = (performance.now() - began) / (ROUNDS * asked.length);
  const tell = (what: string, value: string) =>
    figures.push({ name: `search, ${language}: ${what}`, value });
  tell(`right article first, of ${asked.length} questions`, percent(first, asked.length));
  tell('right article among three', percent(among, asked.length));
  tell('index made', `${build.toFixed(0)} ms`);
  tell('one question', `${each.toFixed(2)} ms`);
}
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(missed > 0 ? 1 : 0);
