/** What a rate of pay is for. */
export const payBases = ['hour', 'shift', 'day', 'week', 'salary', 'piece', 'commission'] as const;
export type PayBasis = (typeof payBases)[number];

/** How often wages are paid. */
export const payFrequencies = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const;
export type PayFrequency = (typeof payFrequencies)[number];

/** Whether somebody is owed overtime pay (29 U.S.C. 207, 213). */
export const overtimeStatuses = ['exempt', 'non_exempt'] as const;
export type OvertimeStatus = (typeof overtimeStatuses)[number];

export const workerTypes = ['employee', 'contractor'] as const;
export type WorkerType = (typeof workerTypes)[number];

/** What a job says of all who are placed in it, and a placement of one of them: the placement's counts before its job's. */
export const employmentTerms = [
  'pay_rate',
  'pay_basis',
  'overtime_rate',
  'overtime_status',
  'pay_frequency',
  'regular_payday',
  'tip_allowance',
  'meal_allowance',
  'lodging_allowance',
  'other_allowance',
  'work_county',
  'work_school_district',
  'work_psd_code',
] as const;
export type EmploymentTerm = (typeof employmentTerms)[number];
