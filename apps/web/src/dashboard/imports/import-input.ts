import { ImportDateFormat, ImportKind } from '@firstday/domain';
import { z } from 'zod';

/** What a list is, and how it is to be read. */
export const ImportInput = z.object({
  kind: ImportKind,
  on_duplicate: z.enum(['skip', 'update']).catch('skip'),
  date_format: ImportDateFormat.catch('YYYY-MM-DD'),
  create_tasks: z.preprocess((given) => given === 'true', z.boolean()),
});
export type ImportInput = z.output<typeof ImportInput>;
