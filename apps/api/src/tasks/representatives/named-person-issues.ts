import type { Issue } from '@firstday/domain';
import type { Section } from '@firstday/forms';
import { forbiddenBecause, type SessionReader } from '../../context/index.js';
import type { TaskAggregate } from '../task-aggregate.js';
import { containsEmployeeName } from '../signing/is-employee-name.js';
import { isNamedPerson } from './is-named-person.js';
import type { SigningInput } from '../signing/signing-input.js';

/** Who signs: only what it holds of a representative is asked. */
type Signer = Pick<SessionReader, 'representative'>;

/** A representative signs what the form leaves to them, and nothing else of the employer's. */
export function assertLeftToThem(
  { edition }: TaskAggregate,
  { id }: Pick<Section, 'id'>,
  { representative }: Signer,
): void {
  if (representative && edition.representative?.signs !== id)
    throw forbiddenBecause('This section is the employer’s own to sign');
}

/**
 * The employee named the examiner and the signature contains the employee's own name: nobody examines their own documents
 * (8 CFR 274a.2(b)(1)(ii); M-274, 4.0).
 */
export const isSelfExamination = (
  aggregate: TaskAggregate,
  given: SigningInput,
  { representative }: Signer,
): boolean => representative?.namedBy === 'employee' && containsEmployeeName(aggregate, given.signature.name);

/** The person who was named signs, and stands on the form as its representative: nobody else by their link. */
export function namedPersonIssues(
  { answers, edition }: TaskAggregate,
  given: SigningInput,
  { representative }: Signer,
): Issue[] {
  if (!representative) return [];
  const { name } = representative;
  const path = edition.representative?.nameAt ?? '';
  const written = answers[path];
  const isOnForm = typeof written !== 'string' || isNamedPerson(name, written);
  return [
    ...(isNamedPerson(name, given.signature.name) ? [] : [issueAt(['signature', 'name'], name)]),
    ...(isOnForm ? [] : [issueAt(['fields', path], name)]),
  ];
}

const issueAt = (path: string[], name: string): Issue => ({
  _tag: 'Refinement',
  path,
  message: `Sign as the person who was named: ${name}`,
});
