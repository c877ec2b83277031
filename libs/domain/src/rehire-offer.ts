import { z } from 'zod';
import { TaskId } from './id-kind.js';
import { CalendarDate, DateTimeUtc, PersonName } from './scalar-value.js';

/** For somebody who is hired again: a new form, or the supplement of the one that they completed then. */
export const RehireChoice = z.enum(['new_form', 'supplement_b']).meta({ id: 'RehireChoice' });
export type RehireChoice = z.infer<typeof RehireChoice>;

/** Why the earlier form cannot be used. */
export const RehireObstacle = z
  .enum(['no_earlier_form', 'too_long_ago', 'no_block_left', 'case_not_authorized', 'already_begun'])
  .meta({ id: 'RehireObstacle' });
export type RehireObstacle = z.infer<typeof RehireObstacle>;

/** The form that the employee completed for the same employer before. */
const EarlierForm = z.strictObject({
  task_id: TaskId.describe('The earlier Form I-9.'),
  completed_on: CalendarDate.describe('The day on which it was completed.'),
  usable_until: CalendarDate.describe('The last day of a rehire for which it serves.'),
  section_id: z
    .string()
    .nullable()
    .describe('The section that would record the rehire, or does; null where there is none.'),
  needs_document: z
    .boolean()
    .nullable()
    .describe(
      'Whether the employee has to show a document, because the authorization ended; null for who may not see that.',
    ),
});

/** Who chose, what, and with which form it goes on. */
const RehireDecision = z.strictObject({
  choice: RehireChoice.describe('What was chosen.'),
  task_id: TaskId.describe('The form that goes on: the new one, or the earlier one with its supplement.'),
  decided_at: DateTimeUtc.describe('When.'),
  chosen_by: z
    .string()
    .nullable()
    .describe("The person whom an integrator's server named; null where a person chose here."),
});

/** What may be chosen for an employee who is hired again. */
export const RehireOffer = z
  .strictObject({
    task_id: TaskId.describe('The new Form I-9 that the rehire asks for.'),
    rehired_on: CalendarDate.describe('First day of the new employment.'),
    choices: z.array(RehireChoice).describe('Empty where there is nothing to choose.'),
    obstacle: RehireObstacle.nullable().describe('Why the earlier form cannot serve; null where it can.'),
    earlier_form: EarlierForm.nullable().describe('The form that could serve; null where there is none.'),
    decision: RehireDecision.nullable().describe('What was chosen; null before.'),
  })
  .meta({ id: 'RehireOffer' });
export type RehireOffer = z.infer<typeof RehireOffer>;

/** All that is to be chosen for an employee. */
export const RehireOffers = z
  .strictObject({
    data: z.array(RehireOffer).describe('One of each form of which something can be chosen.'),
  })
  .meta({ id: 'RehireOffers' });

export const DecideRehire = z
  .strictObject({
    choice: RehireChoice.describe('Whether the earlier form serves, or a new one is filled in.'),
    chosen_by: PersonName.optional().describe('The person who chose; an API token has to name them.'),
  })
  .meta({ id: 'DecideRehire' });
export type DecideRehire = z.infer<typeof DecideRehire>;
