import { z } from 'zod';
import { FormId, TaskId } from './id-kind.js';

export const FormChange = z
  .strictObject({
    of: z.enum(['form', 'section', 'page', 'field']).describe('What has changed.'),
    id: z.string().describe('The section or page by its id, the field by its path; of the form, its key.'),
    change: z
      .enum([
        'added',
        'removed',
        'words',
        'order',
        'conditions',
        'requirement',
        'length',
        'limits',
        'options_added',
        'options_removed',
        'kind',
        'side',
        'masked',
        'unmasked',
        'prefill',
        'attestation',
        'due',
        'document',
        'pdf',
        'scope',
        'segregated',
        'unsegregated',
        'details',
      ])
      .describe(
        '`unmasked` is an answer that others may see from now on, `side` one that the other side gives, `unsegregated` the answers of a form that was kept apart, `details` minutes, tags and what else nobody answers.',
      ),
    is_breaking: z
      .boolean()
      .describe(
        'Whether an answer given before may have no place in it. What is not breaking keeps them all.',
      ),
  })
  .meta({ id: 'FormChange' });
export type FormChange = z.infer<typeof FormChange>;

export const OpenTasksForecast = z
  .strictObject({
    total: z
      .int()
      .describe('Tasks of earlier editions that are not completed, of those that the caller sees.'),
    signed: z.int().describe('Somebody has signed them: they stay in the edition that was signed.'),
    fitting: z.int().describe('All their answers have a place: they can move.'),
    misfitting: z.int().describe('They have an answer without a place: they stay, or start again.'),
    answers: z.int().describe('Answers in those that nobody has signed.'),
    misfitting_answers: z.int().describe('Of these, the ones without a place.'),
  })
  .meta({ id: 'OpenTasksForecast' });
export type OpenTasksForecast = z.infer<typeof OpenTasksForecast>;

export const FormChanges = z
  .strictObject({
    form_id: FormId,
    since: z
      .string()
      .nullable()
      .describe('The last edition, which the draft is compared with; null before the first.'),
    changes: z
      .array(FormChange)
      .describe('In the order of the form, what was removed last; none where it is published as it stands.'),
    is_breaking: z.boolean().describe('Whether any of them is.'),
    open_tasks: OpenTasksForecast.nullable().describe(
      'What would become of the tasks that are there; null without `task:edit`.',
    ),
  })
  .meta({ id: 'FormChanges' });
export type FormChanges = z.infer<typeof FormChanges>;

export const MoveForecast = z
  .strictObject({
    form_id: FormId,
    edition: z.string().describe('The one that tasks would move to: the last.'),
    open_tasks: OpenTasksForecast.nullable().describe('What would become of them; null without `task:edit`.'),
    asked_again: z
      .array(
        z.strictObject({
          path: z.string().describe('The field in the edition that the tasks are in.'),
          label: z.string().describe('What it asks, in English.'),
          tasks: z.int().describe('In how many tasks its answer has no place.'),
        }),
      )
      .describe('What those who answered it are asked anew, in whatever way the new edition asks it.'),
  })
  .meta({ id: 'MoveForecast' });
export type MoveForecast = z.infer<typeof MoveForecast>;

export const MoveTasks = z.strictObject({
  misfits: z
    .enum(['stay', 'start_again'])
    .describe(
      'What becomes of tasks with an answer that the edition has no place for. Who starts again answers everything anew.',
    ),
  cursor: TaskId.optional().describe('Go on from here: the `next_cursor` of an answer.'),
});
export type MoveTasks = z.infer<typeof MoveTasks>;

export const MovedTasks = z
  .strictObject({
    form_id: FormId,
    edition: z.string().describe('The one that they have moved to: the last.'),
    moved: z.int().describe('Tasks that moved with all their answers.'),
    started_again: z.int().describe('Tasks that moved without them.'),
    stayed: z.int().describe('Tasks that stayed: signed by somebody, or with an answer that has no place.'),
    answers_before: z.int().describe('Answers in the tasks that moved with them, as they were.'),
    answers_after: z.int().describe('The same, counted again after the move.'),
    next_cursor: TaskId.nullable().describe('Where to go on; null when there are no more.'),
  })
  .meta({ id: 'MovedTasks' });
export type MovedTasks = z.infer<typeof MovedTasks>;
