import type { DifferingAnswer } from '@firstday/domain';
import { type AnswerValue, type Field, fieldsOf, isBlank, maskAnswer, parseAnswer } from '@firstday/forms';
import type { TaskAggregate } from '../task-aggregate.js';

/**
 * Numbers that cannot be two: what the employee entered here, where another form of theirs has it otherwise. Both are
 * masked.
 *
 * @param isOwn whether the reader knows the number anyway
 */
export const differingAnswers = (
  { edition, given, own }: TaskAggregate,
  isOwn: (field: Field, value: AnswerValue) => boolean,
): DifferingAnswer[] =>
  fieldsOf(edition).flatMap((field) => {
    const source = field.kind === 'ssn' && field.prefill ? own.sources.get(field.prefill) : undefined;
    const here = given[field.path];
    const there = source && understood(field, own.facts[field.prefill ?? '']);
    if (!source || isBlank(here) || isBlank(there) || here === there) return [];
    if (!isOwn(field, here ?? null) || !isOwn(field, there ?? null)) return [];
    const [masked, other] = [maskAnswer(field, here ?? null), maskAnswer(field, there ?? null)];
    return [{ path: field.path, here: String(masked), there: String(other), ...source }];
  });

/** As this form would keep it. */
function understood(field: Field, value: AnswerValue | undefined): AnswerValue {
  const parsed = parseAnswer(field, value);
  return parsed.ok ? parsed.value : null;
}
