import { z } from 'zod';
import { AccountDocumentId, EmployerId } from './id-kind.js';
import { pageQuery, QueryFlag } from './page.js';
import { DateTimeUtc, drawableText, text } from './scalar-value.js';
import { creationTimesQuery } from './times-query.js';
import { presentingFormKeyExample } from './operations/form-key-example.js';

/** A file of the account that a form shows to whoever signs it, such as its handbook. */
export const AccountDocument = z
  .strictObject({
    id: AccountDocumentId,
    form_key: z.string().describe('The form that shows it, by its key.'),
    employer_id: EmployerId.nullable().describe(
      "Shown to this employer's employees only; null for those of every employer that has none of its own.",
    ),
    title: z.string().describe('What people know it as; printed on the signed form.'),
    version: z.string().describe('As the account names it: a number, a date.'),
    size: z.number().describe('Size of the file in bytes.'),
    sha256: z.string().describe('SHA-256 of the file, in hex.'),
    created_at: DateTimeUtc.describe('When it was published.'),
    retired_at: DateTimeUtc.nullable().describe(
      'From then on nobody is shown it but those who had opened it before.',
    ),
    _tag: z.literal('AccountDocument').describe('Always `AccountDocument`.'),
  })
  .meta({ id: 'AccountDocument' });
export type AccountDocument = z.infer<typeof AccountDocument>;

export const CreateAccountDocumentQuery = z.object({
  form_key: text(128, 1).meta({
    description: 'The form that shows the document, by its key.',
    examples: [presentingFormKeyExample],
  }),
  employer_id: EmployerId.optional().describe("Shows it to this employer's employees only."),
  title: drawableText(150, 1).meta({
    description: 'What people know it as; printed on the signed form. At most 150 characters.',
    examples: ['Employee handbook'],
  }),
  version: drawableText(50, 1).meta({
    description: 'As the account names it: a number, a date. At most 50 characters.',
    examples: ['2026-1'],
  }),
});
export type CreateAccountDocumentQuery = z.infer<typeof CreateAccountDocumentQuery>;

export const AccountDocumentListQuery = z.object({
  ...pageQuery(),
  ...creationTimesQuery,
  form_key: text(128).optional().describe('The form that shows the document, by its key.'),
  employer_id: EmployerId.optional().describe('For this employer.'),
  include_retired: QueryFlag.describe('`true` lists those that a newer version has replaced, too.'),
});
export type AccountDocumentListQuery = z.infer<typeof AccountDocumentListQuery>;

/** The account's document as the page of a task shows it. */
export const AccountDocumentOfTask = z
  .strictObject({
    title: z.string().describe('What people know it as.'),
    version: z.string().describe('As the account names it.'),
    size: z.number().describe('Size of the file in bytes.'),
    sha256: z.string().describe('SHA-256 of the file, in hex.'),
    is_opened: z
      .boolean()
      .describe('Whether this very file was opened on the task: without it the form cannot be signed.'),
  })
  .meta({ id: 'AccountDocumentOfTask' });
export type AccountDocumentOfTask = z.infer<typeof AccountDocumentOfTask>;
