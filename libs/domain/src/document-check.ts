import { z } from 'zod';
import { DateTimeUtc } from './scalar-value.js';

/** SHA-256 of a file, in hex. */
export const DocumentCheckQuery = z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });
export type DocumentCheckQuery = z.infer<typeof DocumentCheckQuery>;

/** What is said of a file to whoever holds it: nothing of what it says. */
export const DocumentCheck = z
  .strictObject({
    sha256: z.string(),
    /** Whether it is a finished form, or the signing certificate of one. */
    part: z.enum(['document', 'certificate']),
    form: z.strictObject({ key: z.string(), name: z.string(), edition: z.string() }),
    /** From 1. */
    version: z.int(),
    /** Whether no later version was made: a correction makes one. */
    is_latest: z.boolean(),
    made_at: DateTimeUtc,
    /** Whether the audit trail behind it is whole today. */
    is_intact: z.boolean(),
    /** Made in a test account: it is no evidence of anything. */
    is_test: z.boolean(),
  })
  .meta({ id: 'DocumentCheck' });
export type DocumentCheck = z.infer<typeof DocumentCheck>;
