import { languages } from './generated/languages.js';

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return languages.find((language) => language.locale === locale)?.dir ?? 'ltr';
}
