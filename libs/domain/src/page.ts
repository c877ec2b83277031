import { z } from 'zod';
import { ScalarValue, text } from './scalar-value.js';

/** `page` below 1 is clamped to 1; `per_page` outside 1 to `most` is refused. */
export const pageQuery = (most = 100) => ({
  page: z.coerce
    .number({ error: 'Expected a whole number' })
    .int('Expected a whole number')
    .transform((page) => Math.max(1, page))
    .optional()
    .meta({ minimum: 1, default: 1, type: 'integer', description: 'Which page, from 1; below 1 is page 1.' }),
  per_page: z.coerce
    .number({ error: 'Expected a whole number' })
    .int('Expected a whole number')
    .min(1)
    .max(most, `Expected at most ${most}`)
    .optional()
    .meta({
      minimum: 1,
      maximum: most,
      default: 20,
      type: 'integer',
      description: 'How many rows a page has.',
    }),
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
export interface NumberedPage<T> {
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
    return Pairs.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** `true`, `false`, `True` or `False` in a query. */
export const QueryFlag = z
  .enum(['true', 'false', 'True', 'False'])
  .optional()
  .transform((flag) => flag?.toLowerCase() === 'true')
  .meta({ enum: ['true', 'false', 'True', 'False'], type: 'string' });
