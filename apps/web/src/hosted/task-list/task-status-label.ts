import type { OnboardingSession, OnboardingTask } from '@firstday/domain';
import type { IconName, Tone } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

/** Where a form stands, for the side that reads: a word with its tone and icon. */
export interface TaskStatusLabel {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly word: string;
}

/** Null for what is simply to be done: its place in the list says that. */
export async function taskStatusLabel(
  task: OnboardingTask,
  { side, employee, employer }: OnboardingSession,
): Promise<TaskStatusLabel | null> {
  const [t, frame] = [await getTranslations('list'), await getTranslations('frame')];
  if (task.correction_requested_at)
    return side === 'employer'
      ? { tone: 'warn', icon: 'alert', word: t('correctionTheirs', { name: employee.first_name }) }
      : { tone: 'muted', icon: 'clock', word: t('correctionYours') };
  if (task.status === 'completed') return { tone: 'good', icon: 'check', word: t('completed') };
  if (task.status === 'expired') return { tone: 'bad', icon: 'alert', word: t('expired') };
  if (task.is_actionable)
    return task.sent_back_reason ? { tone: 'warn', icon: 'alert', word: t('sentBack') } : null;
  if (task.next_action === 'system_action') return { tone: 'muted', icon: 'wait', word: t('beingMade') };
  const isCorrecting = task.is_being_corrected === true;
  const word =
    side === 'employee'
      ? t(isCorrecting ? 'correctingEmployee' : 'theirTurnEmployee', {
          employer: employer?.name ?? frame('yourEmployer'),
        })
      : t(isCorrecting ? 'correctingEmployer' : 'theirTurnEmployer', { name: employee.first_name });
  return { tone: 'muted', icon: 'clock', word };
}
