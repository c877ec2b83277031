import type { OnboardingTask } from '@firstday/domain';
import { ProgressLine } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

/** "2 of 5 finished · about 9 minutes left", of all forms together; one form says it itself. */
export async function OverallProgress({ tasks }: { readonly tasks: readonly OnboardingTask[] }) {
  const t = await getTranslations('list');
  const asked = tasks.filter(({ status }) => status !== 'expired');
  if (asked.length < 2) return null;
  const toDo = asked.filter((task) => task.is_actionable && task.status === 'requires_action');
  const minutes = Math.round(toDo.reduce((sum, { minutes_left: left }) => sum + left, 0));
  const done = asked.length - toDo.length;
  const words = [
    t('finishedCount', { done, total: asked.length }),
    ...(minutes > 0 ? [t('minutesLeft', { minutes })] : []),
  ];
  return <ProgressLine step={done} steps={asked.length} words={words.join(' · ')} />;
}
