import { z } from 'zod';
import type { NextRows } from './order-query.js';
import { isExactNumber, prototypeNames } from './is-exact-number.js';
import { ScalarValue, text } from './scalar-value.js';

/** In a query a number is its digits: not an empty text, nor `0x10` or `1e2`, which JavaScript takes for numbers too. */
const Digits = z.unknown().transform((given, context) => {
  const isWritten = typeof given === 'number' || (typeof given === 'string' && /^-?\d+$/.test(given));
  if (isWritten && Number.isSafeInteger(Number(given))) return Number(given);
  context.addIssue({ code: 'custom', message: 'Expected a whole number' });
  return z.NEVER;
});

/** A whole number in a query, of 1 to `most`. */
export const queryNumber = (
  most: number,
  more: { readonly default?: number; readonly description: string },
) =>
  Digits.pipe(z.number().min(1, 'Expected at least 1').max(most, `Expected at most ${most}`))
    .optional()
    .meta({ minimum: 1, maximum: most, ...more, type: 'integer' });

/** `page` below 1 is clamped to 1; `per_page` outside 1 to `most` is refused. */
export const pageQuery = (most = 100) => ({
  page: Digits.transform((page) => Math.max(1, page))
    .optional()
    .meta({ minimum: 1, default: 1, type: 'integer', description: 'Which page, from 1; below 1 is page 1.' }),
  per_page: queryNumber(most, { default: 20, description: 'How many rows a page has.' }),
});
export interface PageQuery {
  page?: number | undefined;
  per_page?: number | undefined;
}

/** A list as every list operation answers it: newest first, ties broken by id. */
export const page = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    data: z.array(item).describe('The rows of this page.'),
    total: z.number().describe('How many rows all pages have together.'),
    current_page: z.number().describe('Which page this is, from 1.'),
    per_page: z.number().describe('How many rows a full page has.'),
    total_pages: z.number().describe('How many pages there are; 0 where there is no row.'),
  });
/** A list that can be asked in an order, and be read on from a row. */
export const orderedPage = <T extends z.ZodType>(item: T) =>
  page(item).extend({
    has_more: z
      .boolean()
      .optional()
      .describe('Whether rows follow; where `sort` or `starting_after` was given.'),
    next_cursor: z
      .string()
      .nullable()
      .optional()
      .describe(
        'What `starting_after` takes for the rows that follow; null where none do. Where `sort` or `starting_after` was given.',
      ),
  });
export interface NumberedPage<T> extends Partial<NextRows> {
  data: T[];
  total: number;
  current_page: number;
  per_page: number;
  total_pages: number;
}

/** `custom_attributes` in a query: a JSON object, all of whose pairs must be equal. */
export const CustomAttributesFilter = z
  .string()
  .max(8192)
  .transform((json, context) => {
    const parsed = parseObject(json);
    if (parsed) return parsed;
    context.addIssue({ code: 'custom', message: 'Expected a JSON object of scalar values' });
    return z.NEVER;
  })
  .optional()
  .meta({
    type: 'string',
    description: 'A JSON object, all of whose pairs must be equal: `{"region":"east"}`.',
  });

const Pairs = z.record(text(128), ScalarValue);

function parseObject(json: string): z.infer<typeof Pairs> | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    return isSafe(parsed) ? Pairs.safeParse(parsed).data : undefined;
  } catch {
    return undefined;
  }
}

/** A pair that cannot be asked for must not be left out: everything would come back. */
const isSafe = (parsed: unknown): boolean =>
  Object.entries(Object(parsed)).every(
    ([name, value]) => !prototypeNames.has(name) && (typeof value !== 'number' || isExactNumber(value)),
  );

/** `true`, `false`, `True` or `False` in a query. */
export const QueryFlag = z
  .enum(['true', 'false', 'True', 'False'])
  .optional()
  .transform((flag) => flag?.toLowerCase() === 'true')
  .meta({ enum: ['true', 'false', 'True', 'False'], type: 'string' });
