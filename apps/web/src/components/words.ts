import type messages from '../../messages/en.json';
import { fill, type Values } from './fill';

export type Word = keyof typeof messages.components;
/** The messages of the components in one language. */
export type Words = typeof messages.components;

/** Says a message in the reader’s language. */
export type Say = (word: Word, values?: Values) => string;

export const sayIn =
  (words: Words, locale: string): Say =>
  (word, values = {}) =>
    fill(words[word], values, locale);
