import { z } from 'zod';
import { FormContent } from './form-content.js';
import { TaskId } from './id-kind.js';
import { QueryFlag } from './page.js';
import { DateTimeUtc } from './scalar-value.js';
import { DocumentQuery, Side } from './task.js';

const Signature = z.strictObject({
  id: z.string().describe('Id of the signature; begins with `sig_`.'),
  section_id: z.string().describe('The section that was signed.'),
  role: z
    .enum(['employee', 'employer', 'preparer'])
    .describe('Who signed: the employee, the employer, or a preparer who helped.'),
  name: z.string().describe('The name as it was signed.'),
  method: z.enum(['typed', 'drawn']).describe('How it was made.'),
  signed_at: DateTimeUtc.describe('When it was signed.'),
  signed_on: z.string().describe("The day beside the signature, at the signer's place."),
});

/** Beyond the contract: what was attested on a task at one time. */
const facts = {
  task_id: TaskId,
  number: z.number().describe('Which version it is, from 1.'),
  is_in_force: z.boolean().describe('Whether it is what counts today; what was replaced does not.'),
  section_ids: z
    .array(z.string())
    .describe('The sections that were signed, and those that stood fast with them.'),
  signatures: z.array(Signature).describe('The signatures that it bears.'),
  document: z
    .strictObject({
      version: z.number().describe("Number of the document's version."),
      sha256: z.string().describe('SHA-256 of the document, in hex.'),
    })
    .nullable()
    .describe(
      'The finished document, for `tasks.getPdf` with its `version`; null where the form was not finished.',
    ),
  replaced: z
    .strictObject({
      at: DateTimeUtc.describe('When.'),
      reason: z.string().nullable().describe('Why; null where it was not said.'),
      section_ids: z.array(z.string()).describe('What was opened again.'),
      by: z
        .strictObject({
          kind: z.string().describe('What kind of credential it was.'),
          side: Side.nullable().describe('Whose side they were on; null for the service.'),
          name: z.string().nullable().describe('What they are called; null where it is not known.'),
          id: z
            .string()
            .nullable()
            .describe('Id of the credential or the person; null where it is not known.'),
        })
        .describe('Who had it replaced.'),
    })
    .nullable()
    .describe('When it was replaced, and why; null while it is in force.'),
};

export const TaskVersion = z.strictObject(facts).meta({ id: 'TaskVersion' });
export type TaskVersion = z.infer<typeof TaskVersion>;

export const TaskVersions = z
  .strictObject({
    task_id: TaskId,
    form_key: z.string().describe('The form in whose words the answers are, by its key.'),
    form_edition: z.string().describe('Edition of the form.'),
    content: FormContent.nullable().describe(
      'What a form of one’s own says; null where it is in the catalog.',
    ),
    versions: z.array(TaskVersion).describe('The versions, oldest first.'),
  })
  .meta({ id: 'TaskVersions' });
export type TaskVersions = z.infer<typeof TaskVersions>;

export const TaskVersionFields = z
  .strictObject({
    ...facts,
    fields: z
      .array(
        z.strictObject({
          type: z.string().describe('Kind of the field, such as `text`, `date` or `choice`.'),
          path: z.string().describe("The field's name."),
          section_id: z.string().describe('The section that it belongs to.'),
          label: z
            .strictObject({
              en: z.string().nullable().describe('In English; null where the field has no text of its own.'),
            })
            .describe('The question that people read.'),
          value: z.unknown().describe('As it was signed in this version; masked where it is sensitive.'),
          previous_value: z.unknown().describe('As it was signed before; null where it was not.'),
          is_changed: z
            .boolean()
            .describe('Whether it differs from what was signed before, whatever masks show.'),
        }),
      )
      .describe('Every field that was answered, in the order of the form.'),
  })
  .meta({ id: 'TaskVersionFields' });
export type TaskVersionFields = z.infer<typeof TaskVersionFields>;

/** Beyond the contract: what somebody signed on their forms, and what they gave with them. */
export const EmployeeDocuments = z
  .strictObject({
    data: z
      .array(
        z.strictObject({
          task_id: TaskId,
          versions: z.array(TaskVersion).describe('The versions of the form, oldest first.'),
          files: z
            .array(
              z.strictObject({
                id: z.string().describe('Id of the file, for `files.getContent`.'),
                name: z.string().describe('What it was called where it came from.'),
                question: z.string().describe('The question that it answers, in English.'),
              }),
            )
            .describe('The files that its answers name today.'),
        }),
      )
      .describe('Each form, newest first.'),
  })
  .meta({ id: 'EmployeeDocuments' });
export type EmployeeDocuments = z.infer<typeof EmployeeDocuments>;

export const TaskVersionQuery = z.object({
  ...DocumentQuery.shape,
  include_sensitive_info: QueryFlag.describe(
    '`true` shows sensitive answers in full to callers who may see them.',
  ),
});
export type TaskVersionQuery = z.infer<typeof TaskVersionQuery>;
