import MiniSearch from 'minisearch';

import { clauses as de } from '@/locales/de/clauses';
import { clauses as en } from '@/locales/en/clauses';
import type { Language } from '@/locales/language';
import { clauses as ru } from '@/locales/ru/clauses';

import { ARTICLES, ARTICLE_IDS, type Article, type ArticleId } from './articles';
import { entriesOf, fold, isTelling, meaningOf, termOf, termsOf, wordsIn } from './terms';
import { TEXTS } from './texts';

const CLAUSES = { ru, en, de } satisfies Record<Language, unknown>;

/** A stretch of an article's text to be marked. */
export interface Highlight {
  /** Number of the paragraph, or the title. */
  readonly in: number | 'title';
  readonly start: number;
  readonly end: number;
}

export interface Found {
  readonly article: ArticleId;
  readonly score: number;
  readonly highlights: readonly Highlight[];
}

interface Page {
  readonly id: string;
  readonly article: ArticleId;
  readonly phrase: string;
  readonly gist: string;
  readonly body: string;
}

/**
 * Every title and alias is a page of its own: an article is found by the one phrase that fits best,
 * and having many of them does not weigh against it.
 */
function pagesOf(language: Language, article: Article): Page[] {
  const { title, aliases, body } = TEXTS[language][article.id];
  const gists = article.clauses.flatMap((id) => {
    const clause = CLAUSES[language][id];
    return [id, clause.title, clause.gist];
  });
  const phrases = [title, ...aliases].map((phrase, i) => ({
    id: `${article.id}/${i}`,
    article: article.id,
    phrase,
    gist: '',
    body: '',
  }));
  const whole = {
    id: article.id,
    article: article.id,
    phrase: '',
    gist: gists.join(' '),
    body: body.join(' '),
  };
  return [...phrases, whole];
}

interface Index {
  readonly pages: MiniSearch<Page>;
  /** The terms of every title and alias, by page. */
  readonly phrases: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every term there is. */
  readonly known: ReadonlySet<string>;
}

const indexes = new Map<Language, Index>();

function indexOf(language: Language): Index {
  const ready = indexes.get(language);
  if (ready) return ready;
  const all = ARTICLES.flatMap((article) => pagesOf(language, article));
  const phrases = new Map(all.map(({ id, phrase }) => [id, new Set(termsOf(language, phrase))]));
  const entries = (text: string) =>
    wordsIn(text).flatMap(({ text: word }) => entriesOf(language, word));
  const known = new Set(
    all.flatMap(({ phrase, gist, body }) => entries(`${phrase} ${gist} ${body}`)),
  );
  const telling = (term: string) => isTelling(language, term);
  const pages = new MiniSearch<Page>({
    fields: ['phrase', 'gist', 'body'],
    storeFields: ['article'],
    // Small words tell «who» from «how many», but only in a phrase as short as the question.
    tokenize: (text, field) => (field === 'phrase' ? entries(text) : entries(text).filter(telling)),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (terms) => terms.split(' '),
      boost: { phrase: 3, gist: 0.6, body: 0.5 },
      boostTerm: (term) => weight(language, term),
      prefix: (term) => term.length >= 3 && telling(term),
      // A word that exists is meant as it stands.
      fuzzy: (term) => (known.has(term) ? false : slips(term)),
      maxFuzzy: 2,
      weights: { prefix: 0.3, fuzzy: 0.4 },
      bm25: { k: 1.2, b: 0.7, d: 0.4 },
    },
  });
  pages.addAll(all);
  const index = { pages, phrases, known };
  indexes.set(language, index);
  return index;
}

/** How many wrong letters are forgiven. */
function slips(term: string): number | false {
  if (/\P{L}/u.test(term) || term.length < 4) return false;
  return term.length < 6 ? 1 : 2;
}

const SMALL = 0.15;

function weight(language: Language, term: string): number {
  return isTelling(language, term) ? 1 : SMALL;
}

function weigh(language: Language, terms: Iterable<string>): number {
  let sum = 0;
  for (const term of terms) sum += weight(language, term);
  return sum;
}

/** The terms of a question, with swapped letters put right where that makes a word. */
function termsAsked(language: Language, query: string, known: ReadonlySet<string>): string[] {
  const terms = wordsIn(fold(language, query)).map(({ text: word }) => {
    const term = termOf(language, word);
    if (!isTelling(language, term) || begins(term, known)) return term;
    return (
      swaps(word)
        .map((other) => termOf(language, other))
        .find((other) => known.has(other)) ?? term
    );
  });
  return [...new Set(terms)];
}

/** Whether it is a term, or may become one as the typing goes on. */
function begins(term: string, known: ReadonlySet<string>): boolean {
  if (known.has(term)) return true;
  for (const other of known) if (other.startsWith(term)) return true;
  return false;
}

function swaps(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2),
  );
}

const PART = 4;

/** A German word nobody filed is read by its parts: «Preisübersicht» asks for «Preis». */
function partsOf(term: string, known: ReadonlySet<string>): string[] {
  if (known.has(term)) return [];
  return [...known].filter(
    (part) => part.length >= PART && (term.startsWith(part) || term.endsWith(part)),
  );
}

/** More than anybody reads through. */
const LISTED = 10;

/** Articles that answer a question, best first. Typing errors and unfinished words are forgiven. */
export function search(language: Language, query: string): Found[] {
  const { pages, phrases, known } = indexOf(language);
  const asked = termsAsked(language, query, known);
  if (asked.length === 0) return [];
  const parts = language === 'de' ? asked.flatMap((term) => partsOf(term, known)) : [];
  const total = weigh(language, asked);
  const best = new Map<ArticleId, { phrase: number; whole: number; terms: Set<string> }>();
  for (const result of pages.search([...asked, ...parts].join(' '))) {
    const article = result.article as ArticleId;
    const found = best.get(article) ?? { phrase: 0, whole: 0, terms: new Set<string>() };
    const answered = Math.min(1, weigh(language, result.queryTerms) / total);
    if (result.id === article) found.whole = result.score * answered;
    else {
      const phrase = phrases.get(result.id as string)!;
      const matched = new Set(result.terms.map((term) => meaningOf(language, term)));
      const used = Math.min(1, weigh(language, matched) / weigh(language, phrase));
      found.phrase = Math.max(found.phrase, result.score * answered * (0.3 + 0.7 * used));
    }
    for (const term of result.terms) {
      if (isTelling(language, term)) found.terms.add(meaningOf(language, term));
    }
    best.set(article, found);
  }
  return [...best]
    .filter(([, { terms }]) => terms.size > 0)
    .map(([article, { phrase, whole, terms }]) => ({ article, score: phrase + whole, terms }))
    .sort((a, b) => b.score - a.score)
    .slice(0, LISTED)
    .map(({ article, score, terms }) => ({
      article,
      score,
      highlights: highlightsIn(language, article, terms),
    }));
}

function highlightsIn(
  language: Language,
  article: ArticleId,
  terms: ReadonlySet<string>,
): Highlight[] {
  const { title, body } = TEXTS[language][article];
  const marks = (text: string, at: Highlight['in']): Highlight[] =>
    wordsIn(text).flatMap(({ start, end, text: word }) => {
      return terms.has(termOf(language, word)) ? [{ in: at, start, end }] : [];
    });
  return [...marks(title, 'title'), ...body.flatMap((paragraph, i) => marks(paragraph, i))];
}

const NEAREST = 3;

/** When nothing was found: the articles whose words look most alike; of an empty query, the overviews. */
export function nearest(language: Language, query: string): ArticleId[] {
  const asked = pairs(fold(language, query));
  if (asked.size === 0) return ARTICLE_IDS.slice(0, NEAREST);
  return ARTICLE_IDS.map((article) => {
    const { title, aliases } = TEXTS[language][article];
    const likeness = [title, ...aliases].map((phrase) =>
      alike(asked, pairs(fold(language, phrase))),
    );
    return { article, likeness: Math.max(...likeness) };
  })
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, NEAREST)
    .map(({ article }) => article);
}

/** Pairs of neighbouring letters, with the edges of words. */
function pairs(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { text: word } of wordsIn(text)) {
    const padded = ` ${word} `;
    for (let i = 0; i + 2 <= padded.length; i++) found.add(padded.slice(i, i + 2));
  }
  return found;
}

/** Dice's measure: what two sets share, of what they have. */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const part of a) if (b.has(part)) shared++;
  return (2 * shared) / (a.size + b.size);
}
