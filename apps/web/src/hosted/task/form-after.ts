import type { OnboardingTask } from '@firstday/domain';
import { toDoFirst } from '../task-list/to-do-first';
import type { TaskView } from './task-view';

/** The form that this side fills in next, once this one is done. */
export const formAfter = ({ session, sheet }: TaskView): OnboardingTask | undefined =>
  toDoFirst(session).find((task) => task.id !== sheet.task.id);
