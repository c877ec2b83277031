import { z } from 'zod';
import { text } from './scalar-value.js';

/** The orders that each list of records can be in; a dash turns one round. */
export const recordSorts = ['created_at', '-created_at', 'updated_at', '-updated_at'] as const;

/** What a list takes that can be asked in an order, and be read on from a row. */
export const orderQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  sort: z
    .enum(sorts)
    .optional()
    .describe('The order: ascending, or with a dash descending. Without it newest first, `-created_at`.'),
  starting_after: text(128)
    .optional()
    .describe(
      'The rows after this one: the id of a row, or the `next_cursor` of an answer; empty for the first. Rows that come meanwhile move nothing, as they do with `page`, which cannot be given beside it.',
    ),
});

export interface OrderQuery {
  readonly sort?: string | undefined;
  readonly starting_after?: string | undefined;
}

/** How one reads on where `sort` or `starting_after` was given. */
export interface NextRows {
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}
