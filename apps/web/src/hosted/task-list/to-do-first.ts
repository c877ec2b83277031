import type { OnboardingSession, OnboardingTask } from '@firstday/domain';

type Side = Pick<OnboardingSession, 'side'>;

/** A form that only takes more if one wants to: copies of documents with Form I-9. */
export const isOptional = ({ side }: Side, task: Pick<OnboardingTask, 'next_action'>): boolean =>
  task.next_action !== `${side}_action`;

/** What this side can do now, what waits for it first. */
export function toDoFirst(session: Pick<OnboardingSession, 'side' | 'tasks'>): OnboardingTask[] {
  return session.tasks
    .filter((task) => task.is_actionable && task.status === 'requires_action')
    .toSorted((one, other) => Number(isOptional(session, one)) - Number(isOptional(session, other)));
}
