import type { Issue } from '@firstday/domain';
import { findField, parseAnswer } from '@firstday/forms';
import { type Context, invalidInput, ProblemError } from '../context/index.js';
import { visibilityOf } from '../records/index.js';
import type { VisibleAnswers } from './identity/visible-answers.service.js';
import { canonicalJson } from '../sealing/index.js';
import type { TaskAggregate } from './task-aggregate.js';
import type { GivenField } from './write-answers.js';

/**
 * Of two who change an answer, the second is told: their tab, or their other device, had read an older one.
 * @throws ProblemError 412 where an answer is another one than its writer had read, and not the one that is written
 * @throws ProblemError 400 where the writer may not read the answer in clear: one could guess until it is right
 */
export function assertAsExpected(
  ctx: Context,
  { edition }: TaskAggregate,
  { answers, hidden }: VisibleAnswers,
  given: readonly GivenField[],
): void {
  const compared = given.filter(({ path, expected }) => expected !== undefined && !hidden.includes(path));
  const unreadable = compared.filter(({ path }) => !mayCompare(ctx, edition, path)).map(({ path }) => path);
  if (unreadable.length > 0) throw invalidInput(unreadable.map(notReadable));
  const overtaken = compared.filter(({ path, value, expected }) => {
    const written = meaningOf(edition, path, answers[path]);
    return [expected, value].every((one) => meaningOf(edition, path, one) !== written);
  });
  if (overtaken.length === 0) return;
  const paths = overtaken.map(({ path }) => path).join(', ');
  throw new ProblemError(412, 'PreconditionFailedError', `Another answer stands by now at ${paths}`);
}

type Edition = TaskAggregate['edition'];

const mayCompare = (ctx: Context, edition: Edition, path: string): boolean =>
  ctx.actor.kind === 'form_session' || !findField(edition, path)?.sensitive || visibilityOf(ctx) === 'clear';

const notReadable = (path: string): Issue => ({
  _tag: 'Forbidden',
  path: ['fields', path],
  message: 'Only who may read this answer can say what they expect there',
});

/** One way to write an answer that can be given in several. */
function meaningOf(edition: Edition, path: string, value: unknown): string {
  const field = findField(edition, path);
  const parsed = field && field.kind !== 'file' ? parseAnswer(field, value) : undefined;
  const meant = parsed?.ok ? parsed.value : value;
  return meant === undefined || meant === '' || (Array.isArray(meant) && meant.length === 0)
    ? 'null'
    : canonicalJson(meant);
}
