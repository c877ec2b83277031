import type { ImportDateFormat, ScalarValue } from '@firstday/domain';
import type { CellType } from '../../known-properties.js';

/** A value of a cell, or what was expected in it. */
export type CellValue = { readonly value: ScalarValue } | { readonly expected: string };

const words: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  '1': true,
  false: false,
  no: false,
  n: false,
  '0': false,
};
const dates = {
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  'MM/DD/YYYY': /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  'DD/MM/YYYY': /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
  'DD.MM.YYYY': /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/,
} as const satisfies Record<ImportDateFormat, RegExp>;

/** The apostrophe by which spreadsheets, and our own exports, keep a text from being a formula. */
const guarded = /^'(?=[\s\u200b\ufeff]*[=+\-@＝＋－＠|%]|[\t\r\n])/;

/** What a cell says, by the type of the property that it fills. What has a type already, as in JSON, stays. */
export function toCellValue(given: ScalarValue, type: CellType, dateFormat: ImportDateFormat): CellValue {
  if (typeof given !== 'string') return { value: given };
  const text = given.replace(guarded, '');
  const short = text.trim();
  if (type === 'boolean') {
    const word = short.toLowerCase();
    return Object.hasOwn(words, word)
      ? { value: words[word] ?? null }
      : { expected: 'Expected true or false' };
  }
  if (type === 'number')
    return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(short)
      ? { value: Number(short) }
      : { expected: 'Expected a number of digits, with a point before its fraction' };
  return type === 'date' ? toDate(short, dateFormat) : { value: text };
}

function toDate(text: string, format: ImportDateFormat): CellValue {
  const parts = dates[format].exec(text)?.groups;
  if (!parts) return { expected: `Expected a date as ${format}, with a year of four digits` };
  const { year = '', month = '', day = '' } = parts;
  return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}
