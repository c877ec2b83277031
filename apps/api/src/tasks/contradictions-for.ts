import type { Contradiction } from '@firstday/domain';
import { type Answers, contradictionsOf, findField, issueMessage } from '@firstday/forms';
import type { TaskAggregate } from './task-aggregate.js';

/** @param answers as the reader sees them: what is kept from them is compared with nothing */
export const contradictionsFor = (
  { edition }: Pick<TaskAggregate, 'edition'>,
  answers: Answers,
  locale: string,
): Contradiction[] =>
  contradictionsOf(edition.form, answers).map((issue) => {
    const path = String(issue.path[0]);
    return { path, rule: issue.code, message: issueMessage(issue, findField(edition, path), locale) };
  });
