import { z } from 'zod';
import { FieldPath } from './form-words.js';

/** For whom a form is filled in once, and when it is asked for again. */
export const FormScope = z
  .strictObject({
    per: z
      .enum(['employee', 'employer', 'placement'])
      .describe(
        'Once for the employee, whoever employs them; once for each of their employers; or for each placement.',
      ),
    every_months: z
      .int()
      .min(1)
      .max(120)
      .optional()
      .describe('Asked for again so many months after it was completed.'),
    expires: z
      .strictObject({
        path: FieldPath.describe('The date on which what was shown expires.'),
        days_before: z.int().min(0).max(365).describe('How many days before that it is asked for again.'),
      })
      .optional()
      .describe('Asked for again before a date that was answered.'),
    every_year: z
      .strictObject({
        by: z
          .string()
          .regex(
            /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))$/,
          )
          .describe('The last day of the year on which it is done in time, such as `02-01` for February 1.'),
        days_before: z
          .int()
          .min(0)
          .max(365)
          .describe('How many days before that it is asked for, though not before January 1.'),
      })
      .optional()
      .describe(
        'Asked for once in each calendar year, by a day: what was completed in a year counts for that year.',
      ),
    on_change_of: z
      .array(z.string().min(1).max(200))
      .min(1)
      .max(20)
      .optional()
      .describe('Asked for again when one of these facts of the placement has changed.'),
  })
  .meta({ id: 'FormScope', description: 'For whom it is filled in once, and when again.' });
export type FormScope = z.infer<typeof FormScope>;
