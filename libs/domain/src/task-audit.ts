import { z } from 'zod';
import { NameStatement } from './electronic-signature-consent.js';
import { TaskId } from './id-kind.js';
import { DateTimeUtc } from './scalar-value.js';

/** Beyond the contract: the permanent record of what happened to a task, and whether it is whole. */
export const TaskAudit = z
  .strictObject({
    task_id: TaskId,
    is_intact: z
      .boolean()
      .describe(
        'Whether the chain of hashes holds, and the signatures, answers, documents, person, employer and dates of the form are those that it attests.',
      ),
    index_attested_at: DateTimeUtc.nullable().describe(
      'Since when the trail attests the person, employer and dates of the form: since it was created, or since the upgrade for a form of an earlier version. Null until then: `is_intact` does not cover them.',
    ),
    head: z
      .strictObject({
        sequence: z.number().describe('Its number.'),
        hash: z.string().describe('Its hash, which vouches for all entries before it.'),
      })
      .nullable()
      .describe('The last entry; null where there is none.'),
    events: z
      .array(
        z.strictObject({
          sequence: z.number().describe('Number of the entry, from 1 without gaps.'),
          kind: z.string().describe('What happened, such as `signed` or `corrected`.'),
          at: DateTimeUtc.describe('When it happened.'),
          actor: z
            .record(z.string(), z.string().nullable())
            .describe('Who did it: kind of credential, ids, and from where.'),
          detail: z
            .record(z.string(), z.unknown())
            .describe('What the kind has to say, in ids, words and hashes; no sensitive answer in full.'),
          previous_hash: z.string().describe('Hash of the entry before.'),
          hash: z.string().describe('SHA-256 over this entry and the hash before it, in hex.'),
          changes: z
            .array(
              z.strictObject({
                path: z.string().describe('The field that was changed.'),
                before: z.unknown().describe('What was signed before.'),
                after: z.unknown().describe('What is signed now.'),
              }),
            )
            .optional()
            .describe(
              'Of a `corrected` entry: the fields that it names, with what was signed before and what is signed now, masked.',
            ),
        }),
      )
      .describe('The trail, oldest first.'),
    signatures: z
      .array(
        z.strictObject({
          id: z.string().describe('The signature, as the trail names it.'),
          section_id: z.string().describe('The section that was signed.'),
          role: z
            .enum(['employee', 'employer', 'preparer'])
            .describe('Who signed: the employee, the employer, or a preparer who helped.'),
          name: z.string().describe('The name as it was signed.'),
          is_void: z.boolean().describe('Whether the section was opened again since.'),
          handed_over_to: z
            .string()
            .nullable()
            .describe("To whom the employee handed the device, in the employee's words."),
          name_statement: NameStatement.nullable().describe(
            'What was stated of a name that differs from the one on the form.',
          ),
        }),
      )
      .describe(
        'Whose the signatures are that the trail names by their ids; the names go when the form is destroyed.',
      ),
  })
  .meta({ id: 'TaskAudit' });
export type TaskAudit = z.infer<typeof TaskAudit>;
