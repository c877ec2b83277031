import { type AnswerValue, factsOf, isShown, type Section } from '@firstday/forms';
import { invalidInput } from '../context/index.js';
import { type TaskAggregate, withAnswers } from './task-aggregate.js';
import type { SectionField } from './answers-visible-to.js';

type Written = SectionField & { readonly value: AnswerValue };

/**
 * Boxes that say what other answers say are ticked by those, with each answer of their section that is written.
 * @throws ProblemError 400 where somebody ticks one by hand
 */
export function tickBoxes(aggregate: TaskAggregate, written: readonly Written[]): TaskAggregate {
  const sections = new Set(written.map(({ section }) => section));
  const ticked = Object.fromEntries([...sections].flatMap((section) => boxesOf(aggregate, section)));
  const refused = written.filter(({ field, value }) => value === true && ticked[field.path] === null);
  if (refused.length > 0)
    throw invalidInput(
      refused.map(({ field }) => ({
        _tag: 'Refinement' as const,
        path: ['fields', field.path],
        message: 'This box is ticked by what is answered beside it, and not by itself',
      })),
    );
  const isChanged = Object.entries(ticked).some(([path, value]) => (aggregate.given[path] ?? null) !== value);
  return isChanged ? withAnswers(aggregate, { ...aggregate.given, ...ticked }) : aggregate;
}

function boxesOf(aggregate: TaskAggregate, section: Section): readonly (readonly [string, true | null])[] {
  const facts = factsOf(aggregate);
  return section.pages
    .flatMap(({ fields }) => fields)
    .flatMap(({ path, tickedWhen }) =>
      tickedWhen ? [[path, isShown({ when: tickedWhen }, facts) ? true : null] as const] : [],
    );
}
