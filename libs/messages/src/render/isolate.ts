import { directionOf } from '@firstday/domain/languages';

const writtenFromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * A name within a sentence of the other direction stays together with its full stops and brackets: marked as a unit of its own,
 * where either of them is written from the right.
 */
export const isolate = (value: string, locale: string): string =>
  directionOf(locale) === 'rtl' || writtenFromTheRight.test(value) ? `\u2068${value}\u2069` : value;
