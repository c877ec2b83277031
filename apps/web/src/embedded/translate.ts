import type messages from '../../messages/en.json';
import { formatMessage, type MessageValues } from './format-message';

export type MessageKey = keyof typeof messages.components;
/** The messages of the components in one language. */
export type ComponentMessages = typeof messages.components;

/** Says a message in the reader’s language. */
export type Translate = (word: MessageKey, values?: MessageValues) => string;

export const translatorFor =
  (words: ComponentMessages, locale: string): Translate =>
  (word, values = {}) =>
    formatMessage(words[word], values, locale);
