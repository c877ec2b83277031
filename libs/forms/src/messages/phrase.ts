import { ar } from './ar.js';
import { en } from './en.js';
import { es } from './es.js';

export type MessageKey = keyof typeof en;

const catalogs: Readonly<Record<string, Readonly<Record<MessageKey, string>>>> = { ar, en, es };

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** A message in the reader's language with its blanks filled; English where the language has no catalog. */
export function phrase(
  key: MessageKey,
  locale: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const base = locale.split('-')[0] ?? 'en';
  const catalog = Object.hasOwn(catalogs, base) ? catalogs[base] : undefined;
  return (catalog ?? en)[key].replaceAll(/\{(\w+)\}/g, (_blank, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : '',
  );
}

/** A code that no catalog knows is a message all the same: something is wrong here, look again. */
export const keyOf = (code: string): MessageKey => (isMessageKey(code) ? code : 'something_wrong');
