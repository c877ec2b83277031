import { isDate } from '@firstday/domain/calendar';

import { blank, isBlankInput, accepted, rejected } from './kind.js';
import { lineKind } from './line-kind.js';

const american = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$/;

export const isIsoDate = (text: string): boolean => isDate(text);

/** An ISO date from `2026-11-23` or, as American forms ask, `11/23/2026`; null where the day does not exist. */
export function readDate(given: string): string | null {
  const trimmed = given.trim();
  const [, month, day, year] = american.exec(trimmed) ?? [];
  const iso = year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : trimmed;
  return isDate(iso) && iso >= '1900-01-01' && iso < '2100-01-01' ? iso : null;
}

/** `mm/dd/yyyy`, as federal forms print it. */
export function usDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${month}/${day}/${year}`;
}

export function formatDate(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  );
}

export const date = lineKind({
  parse: (given, field) => {
    if (isBlankInput(given)) return blank;
    const iso = typeof given === 'string' && given.length <= 20 ? readDate(given) : null;
    return iso === null ? rejected(field, 'date_expected') : accepted(iso);
  },
  format: (value, _field, locale) => (isDate(value) ? formatDate(value, locale) : value),
  mask: () => '**/**/****',
  pdfText: (value) => (isDate(value) ? usDate(value) : value),
});
