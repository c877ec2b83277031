import { z } from 'zod';
import { canDraw, undrawable } from './drawing/index.js';

export const DateTimeUtc = z.string().meta({
  id: 'DateTimeUtc',
  format: 'date-time',
  description: 'A moment in ISO 8601, always in UTC and with milliseconds.',
  examples: ['2026-11-23T09:00:00.000Z'],
});
export type DateTimeUtc = z.infer<typeof DateTimeUtc>;

/** Also after its offset is taken off: PostgreSQL knows no year 0, and ISO 8601 writes no year above 9999 with four digits. */
const isDateTime = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  /^(?!0000)\d{4}-/.test(new Date(text).toISOString());

/** Without an offset, a timestamp does not say which moment it means. */
const hasOffset = (text: string) => !isDateTime(text) || /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);

/** A timestamp as a caller may give it: any ISO 8601 offset; kept as UTC with milliseconds. */
export const DateTimeInput = z
  .string()
  .max(40)
  .refine(isDateTime, 'Expected an ISO 8601 timestamp, such as 2026-11-23T09:00:00.000Z')
  .refine(
    hasOffset,
    'Expected a timestamp with its offset, such as 2026-11-23T09:00:00Z or 2026-11-23T04:00:00-05:00',
  )
  .transform((text) => new Date(text).toISOString())
  .meta({ format: 'date-time' });

/** A calendar date, `YYYY-MM-DD`, in a year that PostgreSQL knows. */
export const CalendarDate = z.iso
  .date({ error: 'Expected a date as YYYY-MM-DD' })
  .refine((date) => !date.startsWith('0000'), 'Expected a date in the year 1 or later')
  .meta({ format: 'date', pattern: undefined });

/** Whether PostgreSQL and a page can hold a text: it has no NUL and no lone surrogate. */
export const isStorable = (value: string) => !/\0|\p{Surrogate}/u.test(value);
export const unstorable = 'Expected text without NUL or broken characters';

/** Text that PostgreSQL and a page can hold, of at most `max` characters. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .min(min, min === 1 ? 'Expected a non-empty string' : undefined)
    .max(max, `Expected at most ${max} characters`)
    .refine(isStorable, unstorable);

/**
 * Controls other than ends of lines, invisible characters, and what turns around the text beside it: it would read
 * differently than it was written. Joiners (U+200C, U+200D) are letters' business in some scripts.
 */
const turned = /[^\P{Cc}\t\r\n]|[\u200b\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;
const isReadable = (value: string) => !turned.test(value);
/** A value within a sentence of the other direction: it ends where it says, and turns nothing around. */
const isolated = /[\u2066\u2068]([^\u2066-\u2069]*)\u2069/g;
const isReadableSentence = (value: string) => isReadable(value.replaceAll(isolated, '$1'));
const unreadable =
  'Expected text without control or invisible characters, or characters that change its direction';

/** An accent may be a character of its own: a name is found in whichever form it was typed. */
const toNfc = (value: string): string => value.normalize('NFC');
/** An empty text has its own message. */
const isBlank = (value: string) => value !== '' && value.trim() === '';
const blank = 'Expected more than spaces';

/** `name` fields of records. */
export const nameText = text(255, 1)
  .refine(isReadable, unreadable)
  .refine((value) => !isBlank(value), blank)
  .overwrite(toNfc);

/** Text that stands in documents; where one character is the least, more than spaces. */
export const drawableText = (max: number, min = 0) =>
  text(max, min)
    .refine(isReadableSentence, unreadable)
    .refine(canDraw, undrawable)
    .refine((value) => min === 0 || !isBlank(value), blank)
    .overwrite(toNfc);

/** The names of those whom documents name. */
export const drawableName = drawableText(255, 1);

/** The name of somebody who signs, or whom a document or its certificate names: it has letters, in a script that documents can print. */
export const PersonName = drawableText(120, 2).regex(/\p{L}/u, 'Expected a name');

export const ScalarValue = z
  .union([text(4096).overwrite(toNfc), z.number(), z.boolean(), z.null()], {
    error: 'Expected a string, number, boolean or null',
  })
  .meta({ id: 'ScalarValue', description: 'A text, a number, true, false or null.' });
export type ScalarValue = z.infer<typeof ScalarValue>;

export const CustomAttributes = z.record(text(128), ScalarValue).meta({
  id: 'CustomAttributes',
  description: 'Values of the account’s custom properties, by their names.',
  examples: [{ region: 'east' }],
});
export type CustomAttributes = z.infer<typeof CustomAttributes>;

export const RecordTag = z
  .strictObject({ name: z.string().describe('The word itself, such as `payroll`.') })
  .meta({ id: 'Tag', description: 'A word that groups forms, policies or tasks.' });
export type RecordTag = z.infer<typeof RecordTag>;

export const Progress = z
  .strictObject({
    percent: z.number().describe('0 to 100, rounded down: 100 only when nothing is left.'),
    numerator: z.number().describe('How many required answers and signatures are given.'),
    denominator: z.number().describe('How many there are in all; it may change with the answers.'),
  })
  .meta({ id: 'Progress', description: 'How much is done.' });
export type Progress = z.infer<typeof Progress>;

export const Url = z.strictObject({ url: z.string().describe('The address to open.') }).meta({ id: 'Link' });

/** The type of an open object's own properties, without the index signature of those that a caller adds. */
export type DeclaredProperties<Schema extends z.ZodObject> = z.output<z.ZodObject<Schema['shape']>>;
