import { z } from 'zod';
import { AccountDocumentId, EmployerId } from './id-kind.js';
import { pageQuery, QueryFlag } from './page.js';
import { DateTimeUtc, drawableText, text } from './scalar-value.js';
import { creationTimesQuery } from './times-query.js';

/** A file of the account that a form shows to whoever signs it, such as its handbook. */
export const AccountDocument = z
  .strictObject({
    id: AccountDocumentId,
    /** The form that shows it. */
    form_key: z.string(),
    /** Shown to this employer's employees only; null for those of every employer that has none of its own. */
    employer_id: EmployerId.nullable(),
    title: z.string(),
    /** As the account names it: a number, a date. */
    version: z.string(),
    /** In bytes. */
    size: z.number(),
    /** SHA-256 of the file, in hex. */
    sha256: z.string(),
    created_at: DateTimeUtc,
    /** From then on nobody is shown it but those who had opened it before. */
    retired_at: DateTimeUtc.nullable(),
    _tag: z.literal('AccountDocument'),
  })
  .meta({ id: 'AccountDocument' });
export type AccountDocument = z.infer<typeof AccountDocument>;

export const CreateAccountDocumentQuery = z.object({
  form_key: text(128, 1),
  employer_id: EmployerId.optional(),
  title: drawableText(150, 1),
  version: drawableText(50, 1),
});
export type CreateAccountDocumentQuery = z.infer<typeof CreateAccountDocumentQuery>;

export const AccountDocumentListQuery = z.object({
  ...pageQuery(),
  ...creationTimesQuery,
  form_key: text(128).optional(),
  employer_id: EmployerId.optional(),
  include_retired: QueryFlag,
});
export type AccountDocumentListQuery = z.infer<typeof AccountDocumentListQuery>;

/** The account's document as the page of a task shows it. */
export const AccountDocumentOfTask = z
  .strictObject({
    title: z.string(),
    version: z.string(),
    size: z.number(),
    sha256: z.string(),
    /** Whether this very file was opened on the task: without it the form cannot be signed. */
    is_opened: z.boolean(),
  })
  .meta({ id: 'AccountDocumentOfTask' });
export type AccountDocumentOfTask = z.infer<typeof AccountDocumentOfTask>;
