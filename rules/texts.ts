import type { Language } from '@/locales/language';

import type { ArticleTexts } from './articles';
import { articles as de } from './de/articles';
import { articles as en } from './en/articles';
import { articles as ru } from './ru/articles';

export const TEXTS: Readonly<Record<Language, ArticleTexts>> = { ru, en, de };
