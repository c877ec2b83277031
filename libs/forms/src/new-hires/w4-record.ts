import { usStateCode } from '@firstday/domain/places';
import { isIsoDate } from '../kinds/date.js';
import type { NewHire, NewHireProblem } from './new-hire.js';
import { type AddressProblem, type ReportAddress, reportAddress } from './report-address.js';
import { reportName, type ReportText, reportTitle } from './report-text.js';
import { type W4Field, w4Fields } from './w4-fields.js';

export type W4Record =
  | { readonly ok: true; readonly record: string }
  | { readonly ok: false; readonly problems: readonly NewHireProblem[] };

type Values = Partial<Record<W4Field, string>>;
type Note = (field: NewHireProblem['field'], reason: NewHireProblem['reason']) => '';

const lengths = new Map<W4Field, number>(w4Fields);

/** Not what SSA never gave out; numbers of taxpayers without one begin with 9 (20 CFR 422.103; SSA, RM 10201.035). */
const ssnPattern = /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;

/**
 * The record of one person, 801 characters of ASCII, or everything that stands against it. Nothing is left out or cut
 * silently: what does not fit is a problem, unless `shortens` says that names and addresses may be cut.
 */
export function writeW4Record(hire: NewHire, { shortens = false } = {}): W4Record {
  const problems: NewHireProblem[] = [];
  const note: Note = (field, reason) => {
    if (!problems.some((it) => it.field === field)) problems.push({ field, reason });
    return '';
  };
  const values = { ...employeeOf(hire, note, shortens), ...employerOf(hire, note, shortens) };
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    record: w4Fields.map(([field, length]) => (values[field] ?? '').padEnd(length)).join(''),
  };
}

/** Records as a file: each on a line of its own. */
export const w4File = (records: readonly string[]): string =>
  records.map((record) => `${record}\r\n`).join('');

function employeeOf(hire: NewHire, note: Note, shortens: boolean): Values {
  const name = (field: 'first_name' | 'last_name' | 'middle_name', given: string | null) =>
    fitted(field, field, reportName(given ?? ''), note, shortens) ||
    (given?.trim() || field === 'middle_name' ? '' : note(field, 'missing'));
  const { hiredOn, dateOfBirth, stateOfHire } = hire;
  const ssn = hire.socialSecurityNumber?.replaceAll(/[\s-]/g, '') ?? '';
  if (!ssnPattern.test(ssn)) note('social_security_number', ssn === '' ? 'missing' : 'format');
  const values = {
    record_id: 'W4',
    ssn,
    first_name: name('first_name', hire.firstName),
    middle_name: name('middle_name', hire.middleName),
    last_name: name('last_name', hire.lastName),
    date_of_birth: dateOfBirth === null ? '' : day('date_of_birth', dateOfBirth, note),
    date_of_hire: hiredOn === null ? note('hired_on', 'missing') : day('hired_on', hiredOn, note),
    state_of_hire: stateOfHire ?? note('work_state', 'missing'),
  };
  for (const field of ['first_name', 'last_name'] as const)
    if (!/[A-Z0-9]/.test(values[field])) note(field, 'missing');
  if (stateOfHire !== null && usStateCode(stateOfHire) !== stateOfHire) note('work_state', 'format');
  if (hire.address === null) note('address', 'missing');
  const address = hire.address && reportAddress(hire.address, shortens);
  if (address && !address.ok) for (const problem of address.problems) note(fieldOf(problem), problem.reason);
  return {
    ...values,
    ...(address?.ok ? addressFields('', address.address, (reason) => note('city', reason), shortens) : {}),
  };
}

function employerOf({ employer }: NewHire, note: Note, shortens: boolean): Values {
  const { name, ein, address } = employer;
  const digits = ein?.replaceAll('-', '') ?? '';
  if (!/^\d{9}$/.test(digits)) note('employer_ein', digits === '' ? 'missing' : 'format');
  const written = fitted('employer_name', 'employer_name', reportTitle(name ?? ''), note, shortens);
  if (written.length < 2) note('employer_name', 'missing');
  if (address === null) note('employer_address', 'missing');
  const result = address && reportAddress(address, shortens);
  if (result && !result.ok) for (const { reason } of result.problems) note('employer_address', reason);
  return {
    fein: digits,
    employer_name: written,
    ...(result?.ok
      ? addressFields('employer_', result.address, (reason) => note('employer_address', reason), shortens)
      : {}),
  };
}

function addressFields(
  prefix: '' | 'employer_',
  address: ReportAddress,
  note: (reason: NewHireProblem['reason']) => '',
  shortens: boolean,
): Values {
  if (address.city.length > 25 && !shortens) note('too_long');
  return {
    [`${prefix}address_1`]: address.lines[0] ?? '',
    [`${prefix}address_2`]: address.lines[1] ?? '',
    [`${prefix}address_3`]: address.lines[2] ?? '',
    [`${prefix}city`]: address.city.slice(0, 25),
    [`${prefix}state`]: address.state,
    [`${prefix}zip`]: address.zip,
    [`${prefix}zip_4`]: address.zip4,
    [`${prefix}country_code`]: address.countryCode,
    [`${prefix}country_name`]: address.countryName.slice(0, 25),
    [`${prefix}foreign_zip`]: address.foreignZip.slice(0, 15),
  };
}

function fitted(
  field: W4Field,
  named: NewHireProblem['field'],
  result: ReportText,
  note: Note,
  shortens: boolean,
): string {
  if (!result.ok) return note(named, result.reason);
  const most = lengths.get(field) ?? 0;
  if (result.text.length > most && !shortens) return note(named, 'too_long');
  return result.text.slice(0, most);
}

function day(field: 'date_of_birth' | 'hired_on', given: string, note: Note): string {
  return isIsoDate(given) ? given.replaceAll('-', '') : note(field, 'format');
}

const fieldOf = ({ part }: AddressProblem): NewHireProblem['field'] => (part === 'street' ? 'address' : part);
