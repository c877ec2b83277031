import { z } from 'zod';
import { TaskId } from './id-kind.js';
import { QueryFlag } from './page.js';
import { DateTimeUtc } from './scalar-value.js';
import { DocumentQuery, Side } from './task.js';

const Signature = z.strictObject({
  id: z.string(),
  section_id: z.string(),
  role: z.enum(['employee', 'employer', 'preparer']),
  name: z.string(),
  method: z.enum(['typed', 'drawn']),
  signed_at: DateTimeUtc,
  /** The day beside the signature, at the signer's place. */
  signed_on: z.string(),
});

/** Beyond the contract: what was attested on a task at one time. */
const facts = {
  task_id: TaskId,
  number: z.number(),
  /** Whether it is what counts today; what was replaced does not. */
  is_in_force: z.boolean(),
  /** The sections that were signed, and those that stood fast with them. */
  section_ids: z.array(z.string()),
  signatures: z.array(Signature),
  /** The finished document, for `tasks.getPdf` with its `version`; null where the form was not finished. */
  document: z.strictObject({ version: z.number(), sha256: z.string() }).nullable(),
  replaced: z
    .strictObject({
      at: DateTimeUtc,
      reason: z.string().nullable(),
      /** What was opened again. */
      section_ids: z.array(z.string()),
      by: z.strictObject({
        kind: z.string(),
        side: Side.nullable(),
        name: z.string().nullable(),
        id: z.string().nullable(),
      }),
    })
    .nullable(),
};

export const TaskVersion = z.strictObject(facts).meta({ id: 'TaskVersion' });
export type TaskVersion = z.infer<typeof TaskVersion>;

export const TaskVersions = z
  .strictObject({
    task_id: TaskId,
    /** Whose words the answers are in. */
    form_key: z.string(),
    form_edition: z.string(),
    versions: z.array(TaskVersion),
  })
  .meta({ id: 'TaskVersions' });
export type TaskVersions = z.infer<typeof TaskVersions>;

export const TaskVersionFields = z
  .strictObject({
    ...facts,
    fields: z.array(
      z.strictObject({
        type: z.string(),
        path: z.string(),
        section_id: z.string(),
        label: z.strictObject({ en: z.string().nullable() }),
        value: z.unknown(),
        /** As it was signed before; null where it was not. */
        previous_value: z.unknown(),
        /** Whether it differs from what was signed before, whatever masks show. */
        is_changed: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'TaskVersionFields' });
export type TaskVersionFields = z.infer<typeof TaskVersionFields>;

export const TaskVersionQuery = z.object({ ...DocumentQuery.shape, include_sensitive_info: QueryFlag });
export type TaskVersionQuery = z.infer<typeof TaskVersionQuery>;
