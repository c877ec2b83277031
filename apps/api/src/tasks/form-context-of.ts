import type { CustomAttributes } from '@firstday/domain';
import { employmentTerms } from '@firstday/domain/employment';
import { isDate } from '@firstday/domain/calendar';
import { type AnswerValue, type FormContext, businessDaysOfJob, mergeFacts } from '@firstday/forms';
import { signingDays, type TaskAggregate } from './task-aggregate.js';
import { remoteExaminationAt } from './remote-examination-at.js';
import { type TaskRecords, usesEverify } from './task-records.js';
import { dateInTimeZone, timeZoneOf } from '../context/index.js';
import { calendarOf } from './deadline.js';

/** What a form may ask for besides its answers: the day, the records around the task, and the days of signatures. */
export function formContextOf(
  records: TaskRecords,
  signing: Pick<TaskAggregate, 'edition' | 'firstSigned' | 'signatures'>,
  now: Date,
): FormContext {
  const { employee, employer, placement, site } = records;
  const context: FormContext = {
    today: dateInTimeZone(timeZoneOf(employer), now),
    ...employeeFacts(employee),
    ...employerFacts(records),
    ...termsOf(site.job),
    ...scalars('placement', placement),
    ...Object.fromEntries(
      Object.entries(signingDays(signing)).map(([section, day]) => [`${section}.signed_on`, day]),
    ),
    ...Object.fromEntries(signing.signatures.map((it) => [`${it.section_id}.is_signed`, true])),
  };
  return { ...context, 'placement.job_days': jobDaysOf(context) };
}

/** What a placement leaves to its job. */
const termsOf = (job: CustomAttributes): FormContext =>
  scalars('placement', Object.fromEntries(employmentTerms.map((name) => [name, job[name]])));

/** As given with the placement, else by its first and last day. */
function jobDaysOf(context: FormContext): AnswerValue | undefined {
  const [given, firstDay, lastDay] = ['job_days', 'start_date', 'end_date'].map(
    (name) => context[`placement.${name}`],
  );
  if (given !== undefined || !isDay(firstDay) || !isDay(lastDay)) return given;
  return businessDaysOfJob(firstDay, lastDay, calendarOf(context));
}

const isDay = (value: AnswerValue | undefined): value is string => typeof value === 'string' && isDate(value);

function employeeFacts(employee: TaskRecords['employee']): FormContext {
  if (!employee) return {};
  return {
    ...scalars('employee', { ...employee.custom_attributes, ...employee }),
    'employee.full_name': [employee.first_name, employee.middle_name, employee.last_name]
      .filter(Boolean)
      .join(' '),
    'employee.middle_initial': employee.middle_name?.trim().charAt(0) || undefined,
    'employee.address': employee.address,
    ...scalars('employee.address', { ...employee.address }),
  };
}

function employerFacts({ employer, site }: TaskRecords): FormContext {
  if (!employer) return {};
  const attributes = { ...employer.custom_attributes, ...employer };
  const address = employer.address?.full_address ?? undefined;
  return {
    ...scalars('employer', attributes),
    'employer.address': employer.address,
    'employer.full_address': address,
    'employer.name_and_address': [employer.name, address].filter(Boolean).join(', '),
    'employer.uses_e_verify': usesEverify(employer),
    // At the site where the employee works.
    'employer.remote_examination': remoteExaminationAt(
      usesEverify(employer) ? [site.job, site.client, attributes] : [attributes],
    ),
  };
}

const sharedFacts: ReadonlySet<string> = new Set([
  'employee.first_name',
  'employee.has_applied_for_ssn',
  'employee.last_name',
  'employer.ein',
  'employer.full_address',
  'employer.name',
  'employer.name_and_address',
  'employer.remote_examination',
  'employer.uses_e_verify',
  'placement.end_date',
  'placement.job_days',
  'placement.offer_accepted_on',
  'placement.start_date',
  'placement.works_remotely',
  'today',
]);

/** What a page of either side may hold of the records: what forms ask for, and of the person no more than the name. */
export const isSharedFact = (path: string): boolean =>
  sharedFacts.has(path) ||
  Object.hasOwn(mergeFacts, path) ||
  path.endsWith('.signed_on') ||
  path.endsWith('.is_signed') ||
  path.endsWith('.is_open');

function scalars(owner: string, record: Readonly<Record<string, unknown>>): FormContext {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => (isScalar(value) ? [[`${owner}.${name}`, value]] : [])),
  );
}

const isScalar = (value: unknown): value is Extract<AnswerValue, string | number | boolean> =>
  ['string', 'number', 'boolean'].includes(typeof value);
