import { z } from 'zod';
import { EmployeeId, EmployerId, TaskId } from './id-kind.js';
import { CalendarDate } from './scalar-value.js';

/** Step 1(c) to Step 4(c) of Form W-4, in dollars. */
const Withholding = z.strictObject({
  filing_status: z.string().nullable(),
  is_exempt: z.boolean(),
  has_two_jobs: z.boolean(),
  is_nonresident_alien: z.boolean(),
  dependents_total: z.number(),
  other_income: z.number(),
  deductions: z.number(),
  extra_withholding: z.number(),
});

/** What federal income tax is withheld by on a day. */
export const WithholdingInForce = z
  .strictObject({
    employee_id: EmployeeId,
    on: CalendarDate,
    /** The Form W-4 in force; null where none is, and the default of the law holds. */
    task_id: TaskId.nullable(),
    received_on: CalendarDate.nullable(),
    /** It takes the place of an earlier one; the first takes effect with the first wages. */
    is_revised: z.boolean(),
    /** Of a revised one, where the payroll period is known. */
    takes_effect_by: CalendarDate.nullable(),
    /** The last day of an exemption. */
    lapses_on: CalendarDate.nullable(),
    withholding: Withholding,
  })
  .meta({ id: 'WithholdingInForce' });
export type WithholdingInForce = z.infer<typeof WithholdingInForce>;

export const WithholdingQuery = z.object({
  on: CalendarDate.optional(),
  employer_id: EmployerId.optional(),
  pay_frequency: z.enum(['weekly', 'biweekly', 'semimonthly', 'monthly']).optional(),
  pay_period_start: CalendarDate.optional(),
});
export type WithholdingQuery = z.infer<typeof WithholdingQuery>;
