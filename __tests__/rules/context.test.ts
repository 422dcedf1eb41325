import { CLAUSES, type ClauseId } from '@/engine/europe/clauses';
import { COMMAND_TYPES } from '@/engine/europe/commands';
import type { PhaseName } from '@/engine/europe/state';
import { words } from '@/locales/en/words';
import { ARTICLE_OF_CLAUSE, ARTICLES, ARTICLE_IDS } from '@/rules/articles';
import { SELECTIONS, articlesFor } from '@/rules/context';

const PHASES = Object.keys(words.phases) as PhaseName[];

describe('the articles for the moment', () => {
  it.each(PHASES)('exist in phase %s, each once', (phase) => {
    const articles = articlesFor({ phase });
    expect(articles.length).toBeGreaterThanOrEqual(3);
    expect(new Set(articles).size).toBe(articles.length);
    const first = ARTICLES.find(({ id }) => id === articles[0])!;
    expect(first.phases).toContain(phase);
  });

  it('begin with what the phase is about', () => {
    expect(articlesFor({ phase: 'discard' }).slice(0, 2)).toEqual(['seven', 'discard']);
    expect(articlesFor({ phase: 'over' })[0]).toBe('victory');
    expect(articlesFor({ phase: 'roll' })).toEqual(
      expect.arrayContaining(['production', 'shortage', 'compensation', 'playCard']),
    );
  });

  it('put the action in hand before the rest of the phase', () => {
    expect(articlesFor({ phase: 'action', command: 'moveCaravan' }).slice(0, 4)).toEqual([
      'moveCaravan',
      'caravanStop',
      'toll',
      'delivery',
    ]);
    expect(articlesFor({ phase: 'action', command: 'layRoute' })[0]).toBe('route');
    expect(articlesFor({ phase: 'action', command: 'deliver' })[0]).toBe('delivery');
    expect(articlesFor({ phase: 'action', command: 'outfitCaravan' })[0]).toBe('caravan');
    expect(articlesFor({ phase: 'placing', command: 'placePost' })[0]).toBe('variableStart');
    expect(articlesFor({ phase: 'robber', command: 'moveRobber' }).slice(0, 2)).toEqual([
      'robber',
      'stealing',
    ]);
    const action = articlesFor({ phase: 'action', command: 'buy' });
    expect(action[0]).toBe('buying');
    expect(action.indexOf('trading')).toBeGreaterThan(0);
  });

  it('put what is selected after the action, before the phase', () => {
    const articles = articlesFor({ phase: 'action', command: 'layRoute', selection: 'merchant' });
    expect(articles.indexOf('route')).toBeLessThan(articles.indexOf('moveMerchant'));
    expect(articles.indexOf('moveMerchant')).toBeLessThan(articles.indexOf('trading'));
  });

  it('put the clause in question before everything', () => {
    for (const clause of Object.keys(CLAUSES) as ClauseId[]) {
      const articles = articlesFor({
        phase: 'action',
        command: 'moveMerchant',
        selection: 'caravan',
        clause,
      });
      expect(articles[0]).toBe(ARTICLE_OF_CLAUSE[clause]);
      expect(new Set(articles).size).toBe(articles.length);
    }
  });

  it('know every command and every selection', () => {
    for (const command of COMMAND_TYPES) {
      const articles = articlesFor({ phase: 'action', command });
      expect(articles.every((id) => ARTICLE_IDS.includes(id))).toBe(true);
    }
    for (const selection of SELECTIONS) {
      const plain = articlesFor({ phase: 'over' });
      const articles = articlesFor({ phase: 'over', selection });
      expect(articles[0]).not.toBe(plain[0]);
    }
  });

  it('end with what the first of them lead on to', () => {
    expect(articlesFor({ phase: 'over' })).toEqual(['victory', 'delivery', 'warehouse', 'shares']);
  });
});
