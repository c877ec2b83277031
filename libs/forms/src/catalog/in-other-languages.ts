import { formTexts, type TranslatedTexts } from '@firstday/domain/languages/form-texts';
import { isLocalized, type Localized } from '../localized.js';
import type { FormDefinition } from './form-definition.js';

/** The form with the words that the folders of languages have for it, besides those of its own folder. */
export function inOtherLanguages(form: FormDefinition): FormDefinition {
  const texts = Object.hasOwn(formTexts, form.key) ? formTexts[form.key] : undefined;
  if (!texts) return form;
  const [first, ...later] = form.editions;
  const editions: FormDefinition['editions'] = [
    translated(first, texts),
    ...later.map((it) => translated(it, texts)),
  ];
  return { ...form, editions };
}

/**
 * A text that its form has in English alone is the law's: it stays as printed. Any other is looked up by its English
 * words, so that a translation is never shown for words that have changed since.
 */
export function translated<Part>(part: Part, texts: TranslatedTexts): Part;
export function translated(part: unknown, texts: TranslatedTexts): unknown {
  if (Array.isArray(part)) return part.map((it: unknown) => translated(it, texts));
  if (typeof part !== 'object' || part === null) return part;
  if (isLocalized(part))
    return isTranslatable(part) ? { ...part, ...wordsFor(part.en, texts), ...part } : part;
  return Object.fromEntries(Object.entries(part).map(([name, it]) => [name, translated(it, texts)]));
}

export const isTranslatable = (text: Localized): boolean => Object.keys(text).length > 1;

const wordsFor = (english: string, texts: TranslatedTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([locale, words]) => {
      const text = Object.hasOwn(words, english) ? words[english] : undefined;
      return text === undefined ? [] : [[locale, text]];
    }),
  );
