import type { BankAccountChangedEvent } from '@firstday/domain';
import { type Answers, type Edition, type Field, fieldsOf, isBlank, maskAnswer } from '@firstday/forms';
import { isHeld, type TaskAggregate } from '../task-aggregate.js';

/** Whether a field says to which account pay goes, in whichever form. */
const isBankField = ({ kind }: Pick<Field, 'kind'>): boolean =>
  kind === 'account_number' || kind === 'routing_number';

export const asksForBankAccounts = (edition: Edition): boolean => fieldsOf(edition).some(isBankField);

/** The numbers of all accounts of a form, in its order, as one text to compare. Never for an answer, an event or a log. */
export const bankAccountsIn = (edition: Edition, answers: Answers): string =>
  JSON.stringify(
    fieldsOf(edition)
      .filter((field) => isBankField(field) && !isBlank(answers[field.path]))
      .map(({ path }) => [path, answers[path]]),
  );

/** While an account is on hold its numbers are masked for everyone, so that no one pays into it. */
export function answersWhileHeld(
  { task, edition }: Pick<TaskAggregate, 'edition' | 'task'>,
  answers: Answers,
  now: Date,
): Answers {
  if (!isHeld(task, now)) return answers;
  const fields = fieldsOf(edition).filter((field) => isBankField(field) && !isBlank(answers[field.path]));
  const masked = fields.map((field) => {
    const value = maskAnswer({ ...field, sensitive: true }, answers[field.path]);
    return [field.path, value] as const;
  });
  return { ...answers, ...Object.fromEntries(masked) };
}

interface BankState {
  readonly status: BankAccountChangedEvent['status'];
  readonly pendingUntil: Date | null;
}

export const toBankEvent = (
  { task, edition, answers }: Pick<TaskAggregate, 'answers' | 'edition' | 'task'>,
  { status, pendingUntil }: BankState,
): BankAccountChangedEvent => {
  const first = fieldsOf(edition).find(
    ({ kind, path }) => kind === 'account_number' && !isBlank(answers[path]),
  );
  const number = first && answers[first.path];
  return {
    id: task.id,
    employee_id: task.employee_id,
    employer_id: task.employer_id,
    status,
    account_last_four: typeof number === 'string' ? number.slice(-4) : null,
    pending_until: pendingUntil?.toISOString() ?? null,
  };
};
