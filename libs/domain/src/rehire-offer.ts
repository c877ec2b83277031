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
  task_id: TaskId,
  completed_on: CalendarDate,
  /** The last day of a rehire for which it serves. */
  usable_until: CalendarDate,
  /** The section that would record the rehire, or does. */
  section_id: z.string().nullable(),
  /** Whether the employee has to show a document, because the authorization ended; null for who may not see that. */
  needs_document: z.boolean().nullable(),
});

/** Who chose, what, and with which form it goes on. */
const RehireDecision = z.strictObject({
  choice: RehireChoice,
  /** The form that goes on: the new one, or the earlier one with its supplement. */
  task_id: TaskId,
  decided_at: DateTimeUtc,
  /** The person whom an integrator's server named. */
  chosen_by: z.string().nullable(),
});

/** What may be chosen for an employee who is hired again. */
export const RehireOffer = z
  .strictObject({
    task_id: TaskId,
    rehired_on: CalendarDate,
    /** Empty where there is nothing to choose. */
    choices: z.array(RehireChoice),
    obstacle: RehireObstacle.nullable(),
    earlier_form: EarlierForm.nullable(),
    decision: RehireDecision.nullable(),
  })
  .meta({ id: 'RehireOffer' });
export type RehireOffer = z.infer<typeof RehireOffer>;

export const DecideRehire = z
  .strictObject({
    choice: RehireChoice,
    /** The person who chose; an API token has to name them. */
    chosen_by: PersonName.optional(),
  })
  .meta({ id: 'DecideRehire' });
export type DecideRehire = z.infer<typeof DecideRehire>;
