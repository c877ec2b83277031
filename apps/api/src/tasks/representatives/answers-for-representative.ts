import type { Answers } from '@firstday/forms';
import { answersVisibleTo, fieldsOfSections } from '../answers-visible-to.js';
import { type TaskAggregate, sectionsOf } from '../task-aggregate.js';

/** What they fill in themselves, and what they need of the employee's answers for it; nothing else, and no number. */
export function answersForRepresentative(aggregate: TaskAggregate): Answers {
  const rule = aggregate.edition.representative;
  if (!rule) return {};
  const visible = answersVisibleTo(aggregate, 'employer');
  const own = fieldsOfSections(sectionsOf(aggregate).filter(({ id }) => rule.fills.includes(id)));
  const paths = [...rule.sees, ...own.map(({ field }) => field.path)];
  return Object.fromEntries(
    paths.flatMap((path) => (visible[path] === undefined ? [] : [[path, visible[path]] as const])),
  );
}
