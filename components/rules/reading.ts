import { router, useFocusEffect } from 'expo-router';
import { useCallback } from 'react';

import { useTableUi } from '@/components/table/ui';
import type { ArticleId } from '@/rules/articles';
import type { GlanceId } from '@/rules/pages';
import { useGame } from '@/store/game';
import { useSettings } from '@/store/settings';

export const RULES_PAGE = '/rules';
export const GLOSSARY_PAGE = '/rules/glossary';
export const INTRO_PAGE = '/intro';
export const glancePage = (id: GlanceId) => `${RULES_PAGE}/glance/${id}`;

/** What was searched for travels along, to be marked in the article. */
export function articlePage(id: ArticleId, query = ''): string {
  const page = `${RULES_PAGE}/${id}`;
  return query === '' ? page : `${page}?q=${encodeURIComponent(query)}`;
}

/** Opens a page on top; what lies below stays as it is. */
export const openPage = (page: string): void => router.push(page as never);
/** In the place of the page at hand: leafing through must not lengthen the way back. */
export const turnTo = (page: string): void => router.replace(page as never);

/** From the table into the book: the sheets step aside and are there again afterwards. */
export function readAtTable(page: string): void {
  const open = useGame.getState().open;
  if (open) {
    useTableUi.getState().goAway(open.unsaved ? INTRO_PAGE : `/game/${open.header.id}`);
  }
  openPage(page);
}

/** For the page the table lies on: whenever it is seen again, the reading is over. */
export function useReturned(): void {
  useFocusEffect(useCallback(() => useTableUi.getState().goAway(null), []));
}

const RECENT = 6;

export function rememberSearch(query: string): void {
  const asked = query.trim();
  if (asked === '') return;
  const { searches, change } = useSettings.getState();
  const others = searches.filter((each) => each.toLowerCase() !== asked.toLowerCase());
  change({ searches: [asked, ...others].slice(0, RECENT) });
}
