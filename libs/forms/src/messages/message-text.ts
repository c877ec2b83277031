import { type BlankValues, fillBlanks } from '@firstday/domain/languages';
import { type IssueWords, issueWords } from '@firstday/domain/languages/issue-words';
import { languageOf, textOf } from '../text-of.js';
import type { Message } from './message.js';

export type FormMessageKey = keyof IssueWords;

const isMessageKey = (key: string): key is FormMessageKey => Object.hasOwn(issueWords.en, key);

/** A message in the reader's language with its blanks filled; English where the product does not speak the language. */
export const messageText = (key: FormMessageKey, locale: string, values: BlankValues = {}): string =>
  fillBlanks(wordsIn(locale)[key] ?? issueWords.en[key], values);

/** The same for a message of a form's own; a language that the form does not have may say it in its folder, by the code. */
export const messageTextOf = (
  { code, message }: { readonly code: string; readonly message: Message },
  locale: string,
  values: BlankValues = {},
): string => fillBlanks(wordsIn(locale)[code] ?? textOf(message, locale), values);

/** A code without a message still gets one: please check this answer. */
export const messageKeyOf = (code: string): FormMessageKey => (isMessageKey(code) ? code : 'something_wrong');

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = issueWords;

const wordsIn = (locale: string): Readonly<Record<string, string>> =>
  words[languageOf(words, locale)] ?? issueWords.en;
