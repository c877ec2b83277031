import type { OpenTasksForecast } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { RadioInput } from '../forms/radio-input';

/** What would become of the forms that people have begun, and the choice. */
export async function OpenTasks({ tasks }: { readonly tasks: OpenTasksForecast | null }) {
  const t = await getTranslations('forms');
  if (tasks === null || tasks.total === 0) return null;
  const { total, signed, fitting, misfitting, misfitting_answers } = tasks;
  return (
    <section className="hosted-section" aria-labelledby="open-tasks">
      <h2 id="open-tasks">{t('openTasks', { count: total })}</h2>
      <ul>
        {signed > 0 ? <li>{t('signedTasks', { count: signed })}</li> : null}
        {fitting > 0 ? <li>{t('fittingTasks', { count: fitting })}</li> : null}
        {misfitting > 0 ? (
          <li>{t('misfittingTasks', { count: misfitting, answers: misfitting_answers })}</li>
        ) : null}
      </ul>
      {fitting + misfitting > 0 ? (
        <RadioInput
          name="open_tasks"
          label={t('openTasksLabel')}
          initial="stay"
          choices={[
            { value: 'leave', label: t('leaveTasks'), hint: t('leaveTasksHint') },
            { value: 'stay', label: t('moveTasks'), hint: t('moveTasksHint') },
            ...(misfitting > 0
              ? [{ value: 'start_again', label: t('startAgain'), hint: t('startAgainHint') }]
              : []),
          ]}
        />
      ) : null}
    </section>
  );
}
