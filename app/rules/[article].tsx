import { useLocalSearchParams } from 'expo-router';

import { NotFound } from '@/components/home/NotFound';
import { ArticleScreen } from '@/components/rules/ArticleScreen';
import { ARTICLE_IDS } from '@/rules/articles';

export default function ArticleRoute() {
  const { article, q } = useLocalSearchParams<{ article: string; q?: string }>();
  const id = ARTICLE_IDS.find((known) => known === article);
  return id ? <ArticleScreen id={id} query={q ?? ''} /> : <NotFound />;
}
