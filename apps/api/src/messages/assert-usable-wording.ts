import type { ReplaceMessageWording } from '@firstday/domain';
import { isToEmployees, wordingProblems } from '@firstday/messages';
import { invalidInput } from '../context/index.js';
import { toWording } from '../outbox/index.js';
import { givenWords } from './to-message-wording.js';

/** @throws ProblemError 400 with what keeps the words from being used, each beside its part */
export function assertUsableWording(given: ReplaceMessageWording): void {
  assertWordedByEmployer(given);
  const problems = wordingProblems(given.kind, toWording(givenWords(given)));
  if (problems.length > 0)
    throw invalidInput(
      problems.map(({ part, message }) => ({ _tag: 'Refinement', path: [part], message }) as const),
    );
}

/** @throws ProblemError 400 for words of an employer for a kind that is no employer's */
export function assertWordedByEmployer({ kind, employer_id }: ReplaceMessageWording): void {
  if (employer_id && !isToEmployees(kind))
    throw invalidInput([
      {
        _tag: 'Refinement',
        path: ['employer_id'],
        message: 'Employers word messages to employees: this one is worded for the whole account',
      },
    ]);
}
