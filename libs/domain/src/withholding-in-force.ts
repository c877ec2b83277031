import { z } from 'zod';
import { EmployeeId, EmployerId, TaskId } from './id-kind.js';
import { CalendarDate } from './scalar-value.js';

/** Step 1(c) to Step 4(c) of Form W-4, in dollars. */
const Withholding = z.strictObject({
  filing_status: z
    .string()
    .nullable()
    .describe('Filing status, as the form has it; null where it was not chosen.'),
  is_exempt: z.boolean().describe('Whether no tax is withheld.'),
  has_two_jobs: z.boolean().describe('Whether Step 2(c) is ticked: two jobs in all.'),
  is_nonresident_alien: z.boolean().describe('Whether the rules for nonresident aliens hold.'),
  dependents_total: z.number().describe('Step 3, in dollars a year.'),
  other_income: z.number().describe('Step 4(a), in dollars a year.'),
  deductions: z.number().describe('Step 4(b), in dollars a year.'),
  extra_withholding: z.number().describe('Step 4(c), in dollars for each pay period.'),
});

/** What federal income tax is withheld by on a day. */
export const WithholdingInForce = z
  .strictObject({
    employee_id: EmployeeId,
    on: CalendarDate.describe('The day that it is about.'),
    task_id: TaskId.nullable().describe(
      'The Form W-4 in force; null where none is, and the default of the law holds.',
    ),
    received_on: CalendarDate.nullable().describe(
      'The day on which it was signed; null where there is none.',
    ),
    is_revised: z
      .boolean()
      .describe('It takes the place of an earlier one; the first takes effect with the first wages.'),
    takes_effect_by: CalendarDate.nullable().describe(
      'The last day on which a revised one must take effect; null where the payroll period is not known, and for a first one.',
    ),
    lapses_on: CalendarDate.nullable().describe('The last day of an exemption; null where there is none.'),
    withholding: Withholding.describe('What is withheld by it.'),
  })
  .meta({ id: 'WithholdingInForce' });
export type WithholdingInForce = z.infer<typeof WithholdingInForce>;

export const WithholdingQuery = z.object({
  on: CalendarDate.optional().describe('On this day, `YYYY-MM-DD`; today without it.'),
  employer_id: EmployerId.optional().describe('Of this employer.'),
  pay_frequency: z
    .enum(['weekly', 'biweekly', 'semimonthly', 'monthly'])
    .optional()
    .describe('How often the employer pays.'),
  pay_period_start: CalendarDate.optional().describe(
    'The first day of any payroll period: weeks are counted from it.',
  ),
});
export type WithholdingQuery = z.infer<typeof WithholdingQuery>;
