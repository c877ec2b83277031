import { z } from 'zod';
import {
  type EmploymentTerm,
  overtimeStatuses,
  payBases,
  payFrequencies,
  workerTypes,
} from './employment/index.js';
import { LocaleTag } from './locale-tag.js';
import { CalendarDate, drawableText } from './scalar-value.js';
import { StateCode } from './state-code.js';

const flag = (description: string) => z.boolean('Expected true or false').meta({ description });
const day = (description: string) => CalendarDate.meta({ description, examples: ['2026-12-01'] });
const amount = (description: string) =>
  z
    .number('Expected an amount')
    .min(0, 'Expected at least 0')
    .max(1_000_000_000, 'Expected at most 1000000000')
    .meta({ description });

const wording = (description: string, example: string) =>
  drawableText(100, 1).meta({ description, examples: [example] });
const psdCode = (description: string) =>
  z
    .string()
    .regex(/^\d{6}$/, 'Expected six digits')
    .meta({ description, examples: ['510101'] });

/** ADR 45: a site is the job that somebody is placed in, else the client, else the employer. */
const remote_examination = z.enum(['all_hires', 'remote_hires', 'in_person']).meta({
  description:
    'For whom documents are examined by live video at this site, where the employer has `uses_e_verify`: all hires, those of placements with `works_remotely`, or nobody.',
});

const expectedZone = 'Expected a time zone, such as America/New_York';
/** Zones that were found to exist: a format takes far longer to make than a name to look up, and every read asks. */
const knownZones = new Set<string>();
function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format(0);
    if (knownZones.size < 1000) knownZones.add(name);
    return true;
  } catch {
    return false;
  }
}

const weekday = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const isOfWords = (word: string) => new RegExp(`^(?:${word})(?:[\\s,;]+(?:${word}))*$`, 'i');
const weekdays = isOfWords(`daily|${weekday}(?:\\s*[-–]\\s*${weekday})?`);
const closedDays = isOfWords('federal|no-federal|\\d{4}-\\d{2}-\\d{2}');
const hasDates = (text: string) =>
  (text.match(/\d{4}-\d{2}-\d{2}/g) ?? []).every((date) => CalendarDate.safeParse(date).success);

const employer = {
  uses_e_verify: flag(
    'Whether the company is in E-Verify and in good standing: asks for the SSN and a List B photo, and prepares a case of each Form I-9.',
  ),
  e_verify_company_id: z
    .union(
      [
        z.string().regex(/^\d{1,30}$/),
        z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).meta({ maximum: undefined }),
      ],
      'Expected the digits of a company id',
    )
    .meta({ description: 'The number that E-Verify gave the company: digits.', examples: ['123456'] }),
  remote_examination,
  time_zone: z
    .string()
    .max(64, { error: expectedZone, abort: true })
    .refine(isTimeZone, expectedZone)
    .meta({
      description:
        'Time zone by its IANA name. It says which day it is for the employer: the dates on its forms, and when a day ends on which something is due. Without it, the time zone of its state.',
      examples: ['America/New_York'],
    }),
  business_days: z
    .string()
    .max(200, { error: 'Expected at most 200 characters', abort: true })
    .regex(weekdays, 'Expected days of the week, such as mon-fri or mon,wed,fri, or daily')
    .meta({
      description:
        'Days of the week on which the company does business, which deadlines count. `mon-fri` without it.',
      pattern: undefined,
      examples: ['tue-sat'],
    }),
  holidays: z
    .string()
    .max(4096, { error: 'Expected at most 4096 characters', abort: true })
    .regex(closedDays, 'Expected dates as YYYY-MM-DD with commas between them, federal or no-federal')
    .refine(hasDates, 'Expected dates of the calendar')
    .meta({
      description:
        'Dates on which the company is closed, with commas between them. Federal holidays are no business days by default, unless `business_days` is `daily`; `no-federal` makes them business days, and `federal` makes them none.',
      pattern: undefined,
      examples: ['federal,2026-12-24'],
    }),
  new_hire_reports_from: day(
    'New hires from this day on, `YYYY-MM-DD`, are reported to the states from here. Without it they are reported elsewhere.',
  ),
  new_hire_reports_to: StateCode.meta({
    description:
      'The state to which all new hires are reported, where the employer told HHS so. Without it, each is reported to the state of the work.',
    examples: ['NY'],
  }),
  handbook_title: drawableText(255, 1).meta({
    description: 'What the handbook is called, where no file of it is published.',
    examples: ['Employee handbook'],
  }),
  handbook_version: drawableText(100, 1).meta({
    description: 'Which version of the handbook is acknowledged, where no file of it is published.',
    examples: ['2026-09'],
  }),
  workers_compensation_insurer: drawableText(255, 1).meta({
    description: "Who insures the company's workers' compensation, as notices of pay name it.",
    examples: ['State Compensation Insurance Fund'],
  }),
  workers_compensation_phone: z
    .string()
    .regex(/^\+?[\d\s().-]{7,30}$/, 'Expected a phone number')
    .meta({ description: 'Phone number of that insurer.', examples: ['+1 888 555 0100'] }),
  workers_compensation_policy: drawableText(60, 1).meta({
    description: 'Number of the policy with that insurer.',
    examples: ['WC-1024-26'],
  }),
};

/** ADR 83: a placement's counts before its job's. */
const terms = {
  pay_rate: amount('Rate of pay in dollars, for what `pay_basis` says.'),
  pay_basis: z.enum(payBases).meta({
    description:
      'What `pay_rate` is for: an hour, a shift, a day, a week, a yearly salary, a piece or a commission.',
  }),
  overtime_rate: amount('Rate of pay in dollars for an hour of overtime.'),
  overtime_status: z.enum(overtimeStatuses).meta({
    description: 'Whether the work is exempt from overtime pay, or owed it.',
  }),
  pay_frequency: z.enum(payFrequencies).meta({ description: 'How often wages are paid.' }),
  regular_payday: wording('Day on which wages are paid, as people say it.', 'Every Friday'),
  tip_allowance: amount('Dollars an hour by which tips lower the wage (tip credit).'),
  meal_allowance: amount('Dollars a meal that count toward the wage.'),
  lodging_allowance: wording('What counts toward the wage for lodging, and for how long.', '$15 a week'),
  other_allowance: wording('What else counts toward the wage, and how much.', 'Utilities, $5 a week'),
  work_county: wording('County of the place of work.', 'Albany'),
  work_school_district: wording('School district of the place of work, by its name or number.', '2102'),
  work_psd_code: psdCode(
    'PSD code of the place of work, for the earned income tax of Pennsylvania: six digits.',
  ),
} satisfies Record<EmploymentTerm, z.ZodType>;

const employee = {
  has_applied_for_ssn: flag(
    'Whether a Social Security number was applied for: Section 1 of Form I-9 can be signed while it is awaited.',
  ),
  lock_in_filing_status: z
    .enum(['single_or_married_filing_separately', 'head_of_household', 'married_filing_jointly'])
    .meta({ description: 'Filing status that a lock-in letter of the IRS allows on Form W-4.' }),
  lock_in_credits: amount('Credits in dollars that a lock-in letter of the IRS allows on Form W-4.'),
  lock_in_deductions: amount('Deductions in dollars that a lock-in letter of the IRS allows on Form W-4.'),
  lock_in_extra_withholding: amount(
    'Extra withholding in dollars a pay period that a lock-in letter of the IRS demands on Form W-4.',
  ),
  primary_language: LocaleTag.meta({
    description:
      'Language that the employee reads best: their pages open in it where the link names none. It follows what they choose on a page.',
    examples: ['es'],
  }),
  residence_county: wording('County in which the employee lives.', 'Albany'),
  residence_school_district: wording(
    'School district in which the employee lives, by its name or number.',
    '2102',
  ),
  residence_psd_code: psdCode(
    'PSD code of where the employee lives, for the earned income tax of Pennsylvania: six digits.',
  ),
};

const placement = {
  start_date: day('First day of employment, `YYYY-MM-DD`: deadlines of Form I-9 count from it.'),
  end_date: day('Last day of employment, `YYYY-MM-DD`: how long forms are kept counts from it.'),
  offer_accepted_on: day(
    'Day on which the offer was accepted, `YYYY-MM-DD`: Section 1 of Form I-9 is not signed before.',
  ),
  job_days: z
    .int('Expected a whole number of days')
    .min(1, 'Expected at least 1')
    .max(100_000, 'Expected at most 100000')
    .meta({
      description:
        'Business days of the job, where they are not those from `start_date` to `end_date`: under three, Form I-9 is due on the first.',
    }),
  works_remotely: flag('Whether the job is done only remotely.'),
  worker_type: z
    .enum(workerTypes)
    .meta({ description: 'Whether somebody works as an employee or as an independent contractor.' }),
  claims_treaty_exemption: flag(
    'Whether somebody claims that a tax treaty spares what they are paid from withholding: Form 8233 is for them.',
  ),
  first_payday: day('Day on which wages are paid for the first time, `YYYY-MM-DD`.'),
  ...terms,
};

/**
 * Properties of records that forms, policies and deadlines read. They are kept with the record's other scalars, which
 * stay free; a value that was kept before they had a type and is not of it counts as absent.
 */
export const typedProperties = {
  client: { remote_examination },
  employee,
  employer,
  job: { remote_examination, ...terms },
  placement,
} as const;
export type TypedRecord = keyof typeof typedProperties;

type Clearable<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Name]>>;
};

/** As a caller gives them: null clears. */
export function clearable<const Shape extends z.ZodRawShape>(shape: Shape): Clearable<Shape>;
export function clearable(shape: z.ZodRawShape): z.ZodRawShape {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const { description, examples } = z.globalRegistry.get(schema) ?? {};
      return [name, z.optional(z.nullable(schema)).meta({ description, examples })];
    }),
  );
}

/** As a record answers them: only where they are set. */
export const answered = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).partial().shape;

const schemas: Readonly<Record<TypedRecord, ReadonlyMap<string, z.ZodType>>> = {
  client: new Map(Object.entries(typedProperties.client)),
  employee: new Map<string, z.ZodType>(Object.entries(typedProperties.employee)),
  employer: new Map<string, z.ZodType>(Object.entries(typedProperties.employer)),
  job: new Map<string, z.ZodType>(Object.entries(typedProperties.job)),
  placement: new Map<string, z.ZodType>(Object.entries(typedProperties.placement)),
};

export const isTypedProperty = (record: TypedRecord, name: string): boolean => schemas[record].has(name);

/** The attributes without typed ones that are not of their type, as an earlier version kept them. */
export function wellTyped<Attributes extends Readonly<Record<string, unknown>>>(
  record: TypedRecord,
  attributes: Attributes,
): Attributes {
  const wrong = Object.keys(attributes).filter((name) => {
    const schema = schemas[record].get(name);
    return schema !== undefined && !schema.safeParse(attributes[name]).success;
  });
  if (wrong.length === 0) return attributes;
  const right = { ...attributes };
  for (const name of wrong) Reflect.deleteProperty(right, name);
  return right;
}
