import { z } from 'zod';

/** A part of a list that is read on from its ends: `after` is what comes next, `before` what came ahead of it. */
export const cursorPage = <T extends z.ZodType>(row: T) =>
  z.strictObject({
    data: z.array(row).describe('The rows from this place on.'),
    after: z.string().nullable().describe('Where the next rows begin; null at the end.'),
    before: z.string().nullable().describe('Where the rows before these end; null at the beginning.'),
    total: z.number().describe('Rows that the filters leave, counted exactly up to a limit.'),
    is_total_exact: z.boolean().describe('False where there are more rows than were counted.'),
  });

/** A part of a list that is read on from its ends. */
export interface CursorPage<Row> {
  data: Row[];
  after: string | null;
  before: string | null;
  total: number;
  is_total_exact: boolean;
}
