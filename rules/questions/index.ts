import type { Language } from '@/locales/language';

import { QUESTIONS as de } from './de';
import { QUESTIONS as en } from './en';
import type { Question } from './question';
import { QUESTIONS as ru } from './ru';

export const QUESTIONS: Readonly<Record<Language, readonly Question[]>> = { ru, en, de };
