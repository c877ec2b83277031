import { defaultLocale, type Locale } from '@firstday/domain/languages';
import { conditionWords } from '@firstday/domain/languages/condition-words';
import { wordAt } from './word-at.js';

/** A value of a choice as sentences write it: `sole proprietorship`; one that has no word is read from itself. */
export const choiceText = (value: string, locale: Locale = defaultLocale): string =>
  wordAt(conditionWords[locale].choices, value) ?? value.replaceAll('_', ' ');
