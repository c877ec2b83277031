import type { SessionHandover } from '@firstday/domain';
import { type Answers, maskAnswer } from '@firstday/forms';
import { fieldsOfSections } from '../answers-visible-to.js';
import { type TaskAggregate, isSigned, sectionsOf } from '../task-aggregate.js';

/**
 * What somebody sees whom the device was handed to: their own part, and what the employee has signed before it, since
 * they attest that it is true. Sensitive values of the employee are masked.
 */
export function answersInHandover(aggregate: TaskAggregate, { section_ids }: SessionHandover): Answers {
  const seen = sectionsOf(aggregate).filter(
    (section) =>
      section_ids.includes(section.id) || (section.signer === 'employee' && isSigned(aggregate, section)),
  );
  const visible = fieldsOfSections(seen).flatMap(({ field, section }) => {
    const value = aggregate.answers[field.path];
    if (value === undefined) return [];
    return [[field.path, section_ids.includes(section.id) ? value : maskAnswer(field, value)] as const];
  });
  return Object.fromEntries(visible);
}
