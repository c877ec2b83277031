import type { WebWords } from '@firstday/domain/languages/web-words';
import { formatMessage, type MessageValues } from '../i18n/format-message';

export type MessageKey = keyof ComponentMessages;
/** The messages of the components in one language. */
export type ComponentMessages = WebWords['components'];

/** Says a message in the reader’s language. */
export type Translate = (word: MessageKey, values?: MessageValues) => string;

export const translatorFor =
  (words: ComponentMessages, locale: string): Translate =>
  (word, values = {}) =>
    formatMessage(words[word], values, locale);
