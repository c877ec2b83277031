import type { NameRepresentative, RepresentativeNamer } from '@firstday/domain';
import { forbiddenBecause } from '../../context/index.js';
import { containsEmployeeName, isEmployeeName } from '../signing/is-employee-name.js';
import type { TaskAggregate } from '../task-aggregate.js';

/**
 * 8 CFR 274a.2(b)(1)(ii) and M-274, 4.0: the employer may designate anyone as its representative, but employees cannot act
 * as their own. Name, email and phone are compared with the record's and with what the employee has entered on the form.
 * Where the employee names someone, no part of the name may be the employee's own; the employer may name a relative.
 *
 * @throws ProblemError 403
 */
export function assertNotEmployee(
  aggregate: TaskAggregate,
  given: NameRepresentative,
  namedBy: RepresentativeNamer['side'],
): void {
  const { employee } = aggregate.records;
  const known = (kind: 'email' | 'phone') => [employee?.[kind], ...answersOfKind(aggregate, kind)];
  const isSame = (kind: 'email' | 'phone', normalize: (text: string) => string) => {
    const theirs = normalize(given[kind] ?? '');
    return theirs !== '' && known(kind).some((own) => normalize(own ?? '') === theirs);
  };
  if (namedBy === 'employee' && containsEmployeeName(aggregate, given.name))
    throw forbiddenBecause(
      'Nobody examines their own documents: this name contains the employee’s own. If someone else has that name, ask the employer to name them',
    );
  if (isEmployeeName(aggregate, given.name))
    throw forbiddenBecause(
      'Nobody examines their own documents: name somebody else. If you share the name, add what tells you apart',
    );
  if (isSame('email', toMailbox) || isSame('phone', toDigits))
    throw forbiddenBecause('Nobody examines their own documents: this is the employee’s own email or phone');
}

function answersOfKind({ edition, answers }: TaskAggregate, kind: 'email' | 'phone'): string[] {
  const own = edition.sections.filter(({ assignee }) => assignee === 'employee');
  const fields = own.flatMap(({ pages }) => pages.flatMap((page) => page.fields));
  return fields.flatMap((field) => {
    const value = field.kind === kind ? answers[field.path] : undefined;
    return typeof value === 'string' ? [value] : [];
  });
}

/** Mail for `ana+work@` arrives at `ana@`. */
const toMailbox = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');

/** The ten digits of a number in North America, with or without its country code. */
const toDigits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);
