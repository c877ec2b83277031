import { type Issue, type NameStatement, otherNameStatement } from '@firstday/domain';
import { isNameOf, type Section, type StandIn } from '@firstday/forms';
import type { SessionReader } from '../../context/index.js';
import { preparerIssues } from '../handovers/preparer-issues.js';
import { namedPersonIssues } from '../representatives/named-person-issues.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { attestedName } from './is-employee-name.js';
import { sha256 } from './sha256.js';
import { signatureNameIssues } from './signature-name-issues.js';
import type { SigningInput } from './signing-input.js';

export interface CheckedName {
  /** What was stated of a name that differs from the one on the form. */
  readonly nameStatement: NameStatement | null;
  readonly issues: readonly Issue[];
}

interface NamedSigner {
  readonly locale: string;
  readonly reader: Pick<SessionReader, 'handover' | 'representative' | 'signer'>;
  /** Where somebody completes the section in the employee's place, the law fixes what stands as signature. */
  readonly standIn: StandIn | undefined;
}

/** Compares the name under a signature with the name of whoever it has to be. */
export function checkSignedName(
  aggregate: TaskAggregate,
  section: Section,
  given: SigningInput,
  { locale, reader, standIn }: NamedSigner,
): CheckedName {
  const { name } = given.signature;
  const unfit = signatureNameIssues(name, locale);
  if (unfit.length > 0) return { nameStatement: null, issues: unfit };
  if (standIn) return { nameStatement: null, issues: standInIssues(given, standIn) };
  if (section.signer === 'employee') return employeeName(aggregate, given);
  const issues =
    section.signer === 'preparer'
      ? preparerIssues(aggregate, section, name, reader)
      : reader.representative
        ? namedPersonIssues(aggregate, given, reader)
        : employerIssues(name, reader);
  return { nameStatement: null, issues };
}

const standInIssues = ({ signature }: SigningInput, standIn: StandIn): readonly Issue[] =>
  signature.method === 'typed' && signature.name.trim() === standIn.signature
    ? []
    : [issueAt(['signature', 'name'], `Type “${standIn.signature}” as the signature`)];

/** A name that differs from the one on the form is accepted with the statement that it is their own, which is kept. */
function employeeName(
  aggregate: TaskAggregate,
  { signature, other_name_sha256: stated }: SigningInput,
): CheckedName {
  const known = attestedName(aggregate);
  if (!known || isNameOf(known, signature.name)) return { nameStatement: null, issues: [] };
  const text = Object.values(otherNameStatement.text).find((words) => sha256(words) === stated);
  if (text === undefined) return { nameStatement: null, issues: [otherNameIssue] };
  const name_on_record = `${known.first} ${known.last}`.trim();
  return { nameStatement: { name_on_record, text, version: otherNameStatement.version }, issues: [] };
}

/** Whoever signs for the employer signs with the name that they are known by; an account may know them by email alone. */
function employerIssues(name: string, { signer }: NamedSigner['reader']): readonly Issue[] {
  if (!signer || signer.stated_by === 'account') return [];
  const [first = '', ...last] = signer.name.trim().split(/\s+/);
  if (isNameOf({ first, last: last.join(' ') }, name)) return [];
  return [issueAt(['signature', 'name'], `Sign as ${signer.name}: that is who signs for the employer`)];
}

const issueAt = (path: string[], message: string): Issue => ({ _tag: 'Refinement', path, message });

const otherNameIssue = issueAt(
  ['other_name_sha256'],
  'Sign with your name as it is on this form, or state that the other name is your own',
);
