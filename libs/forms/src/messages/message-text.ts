import { textOf } from '../text-of.js';
import { ar } from './ar.js';
import { en } from './en.js';
import { es } from './es.js';
import type { Message } from './message.js';

export type FormMessageKey = keyof typeof en;

type Values = Readonly<Record<string, string | number>>;

const catalogs: Readonly<Record<string, Readonly<Record<FormMessageKey, string>>>> = { ar, en, es };

const isMessageKey = (key: string): key is FormMessageKey => Object.hasOwn(en, key);

/** A message in the reader's language with its blanks filled; English where the language has no catalog. */
export function messageText(key: FormMessageKey, locale: string, values: Values = {}): string {
  const base = locale.split('-')[0] ?? 'en';
  const catalog = Object.hasOwn(catalogs, base) ? catalogs[base] : undefined;
  return filled((catalog ?? en)[key], values);
}

/** The same for a message of a form's own. */
export const messageTextOf = (message: Message, locale: string, values: Values = {}): string =>
  filled(textOf({ ...message }, locale), values);

/** A code without a message still gets one: please check this answer. */
export const messageKeyOf = (code: string): FormMessageKey => (isMessageKey(code) ? code : 'something_wrong');

const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (_blank, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : '',
  );
