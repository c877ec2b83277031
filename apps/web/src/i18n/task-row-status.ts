import type { Task } from '@firstday/domain';
import type { IconName, Tone } from '@firstday/ui';

/** How a task stands: which message says so, with what sign. */
export interface TaskRowStatus {
  readonly tone: Tone;
  readonly icon: IconName;
  /** Of the words of components. */
  readonly word:
    | 'taskCompleted'
    | 'taskCorrecting'
    | 'taskExpired'
    | 'turn_employee'
    | 'turn_employer'
    | 'turn_system';
}

/** Whose turn it is, or how it ended. */
export function taskRowStatus({
  is_being_corrected,
  next_action,
  status,
}: Pick<Task, 'is_being_corrected' | 'next_action' | 'status'>): TaskRowStatus {
  if (status === 'completed') return { tone: 'good', icon: 'check', word: 'taskCompleted' };
  if (status === 'expired') return { tone: 'bad', icon: 'alert', word: 'taskExpired' };
  if (is_being_corrected) return { tone: 'muted', icon: 'pen', word: 'taskCorrecting' };
  if (next_action.type === 'system_action') return { tone: 'muted', icon: 'wait', word: 'turn_system' };
  return next_action.type === 'employer_action'
    ? { tone: 'warn', icon: 'pen', word: 'turn_employer' }
    : { tone: 'muted', icon: 'clock', word: 'turn_employee' };
}
