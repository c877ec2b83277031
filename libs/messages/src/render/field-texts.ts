import { withoutAddresses } from '@firstday/domain';
import { toRegionalLocale } from '@firstday/domain/languages';
import type { MessageFieldName } from '../kinds/message-fields.js';
import type { KnownMessage } from '../kinds/known-message.js';
import { cleanLine } from './clean-line.js';

/** The fields as they are read: names on one line and without addresses, dates and times as the language writes them. Only those that are known. */
export type FieldTexts = ReadonlyMap<MessageFieldName, string>;

const longestName = 100;

export function fieldTexts(
  values: KnownMessage['values'],
  names: readonly MessageFieldName[],
  locale: string,
): FieldTexts {
  return new Map(
    names.flatMap((name) => {
      const value = values[name];
      if (value === undefined || value === '') return [];
      return [[name, textOf(name, value, locale)] as const];
    }),
  );
}

function textOf(name: MessageFieldName, value: string | number, locale: string): string {
  if (typeof value === 'number') return minutesText(value, locale);
  if (name === 'link') return linkText(value);
  if (name === 'due_on' || name === 'link_until') return dayText(value, locale);
  // A webhook's host is what the message is about.
  if (name === 'endpoint') return cleanLine(value, longestName);
  // What is far too long is not looked at further.
  return withoutAddresses(cleanLine(value, longestName));
}

/** A link that is none would be a button that runs what it names. */
function linkText(value: string): string {
  const { protocol, href } = new URL(value);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('A message links to pages only.');
  return href;
}

const dayText = (day: string, locale: string): string =>
  formatsOf(locale).day.format(new Date(`${day}T00:00:00Z`));

/** From two hours on in hours. */
const minutesText = (minutes: number, locale: string): string =>
  minutes < 120
    ? formatsOf(locale).minutes.format(minutes)
    : formatsOf(locale).hours.format(Math.floor(minutes / 60));

interface FieldFormats {
  readonly day: Intl.DateTimeFormat;
  readonly hours: Intl.NumberFormat;
  readonly minutes: Intl.NumberFormat;
}

/** A format takes far longer to make than to use. */
const formats = new Map<string, FieldFormats>();

function formatsOf(locale: string): FieldFormats {
  const known = formats.get(locale);
  if (known) return known;
  const region = toRegionalLocale(locale);
  const made = {
    day: new Intl.DateTimeFormat(region, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
    hours: new Intl.NumberFormat(region, { style: 'unit', unit: 'hour', unitDisplay: 'long' }),
    minutes: new Intl.NumberFormat(region, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
  };
  formats.set(locale, made);
  return made;
}
