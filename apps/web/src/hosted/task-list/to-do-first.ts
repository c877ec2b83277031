import type { OnboardingSession, OnboardingTask } from '@firstday/domain';

/**
 * What this side can do now, what waits for it first: a form that only takes more if one wants to (copies of documents
 * with Form I-9) comes after those that are not signed yet.
 */
export function toDoFirst({ side, tasks }: Pick<OnboardingSession, 'side' | 'tasks'>): OnboardingTask[] {
  const isOptional = (task: OnboardingTask) => task.next_action !== `${side}_action`;
  return tasks
    .filter((task) => task.is_actionable && task.status === 'requires_action')
    .toSorted((one, other) => Number(isOptional(one)) - Number(isOptional(other)));
}
