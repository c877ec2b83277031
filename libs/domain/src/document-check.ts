import { z } from 'zod';
import { DateTimeUtc } from './scalar-value.js';

/** SHA-256 of a file, in hex. */
export const DocumentCheckQuery = z.strictObject({
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({
      description: 'SHA-256 of the file, in hex: 64 characters.',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
});
export type DocumentCheckQuery = z.infer<typeof DocumentCheckQuery>;

/** What is said of a file to whoever holds it: nothing of what it says. */
export const DocumentCheck = z
  .strictObject({
    sha256: z.string().describe('SHA-256 of the file, in hex.'),
    part: z
      .enum(['document', 'certificate'])
      .describe('Whether it is a finished form, or the signing certificate of one.'),
    form: z
      .strictObject({
        key: z.string().describe("The form's key."),
        name: z.string().describe('Name of the form.'),
        edition: z.string().describe('Edition of the form.'),
      })
      .describe('The form that it is.'),
    version: z.int().describe('Which version of the document, from 1.'),
    is_latest: z.boolean().describe('Whether no later version was made: a correction makes one.'),
    made_at: DateTimeUtc.describe('When it was made.'),
    is_intact: z.boolean().describe('Whether the audit trail behind it is whole today.'),
    is_test: z.boolean().describe('Made in a test account: it is no evidence of anything.'),
  })
  .meta({ id: 'DocumentCheck' });
export type DocumentCheck = z.infer<typeof DocumentCheck>;
