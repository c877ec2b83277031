import type { OnboardingSession, OnboardingTask } from '@firstday/domain';
import { Icon, StatusWord } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDateOf } from '../../i18n/long-date';
import { DueText } from '../task/due-text';
import { taskPaths } from '../task/task-paths';
import { localizedPhrase } from '../task/phrase-in';
import { ListRow } from './list-row';
import { MinutesLeft } from './minutes-left';
import { taskStatusLabel } from './task-status-label';

interface ListedTaskProps {
  readonly task: OnboardingTask;
  readonly session: OnboardingSession;
}

/** A form that is not next: later, with somebody else, or done. */
export async function ListedTask({ task, session }: ListedTaskProps) {
  const locale = await getLocale();
  // What the employee asks to correct is not done with.
  const completedAt = task.correction_requested_at ? null : task.completed_at;
  return (
    <ListRow
      name={localizedPhrase(task.short_name, locale)}
      href={taskPaths(session.id, task.id).task}
      isDone={completedAt !== null}
    >
      {completedAt ? (
        <Completed at={completedAt} timeZone={session.time_zone} />
      ) : (
        <Standing task={task} session={session} />
      )}
    </ListRow>
  );
}

interface CompletedProps {
  readonly at: string;
  readonly timeZone: string;
}

async function Completed({ at, timeZone }: CompletedProps) {
  const [t, locale] = [await getTranslations('list'), await getLocale()];
  return (
    <span className="fd-status" data-tone="good">
      <Icon name="check" />
      {t('completedOn', { date: longDateOf(at, locale, timeZone) })}
    </span>
  );
}

async function Standing({ task, session }: ListedTaskProps) {
  const status = await taskStatusLabel(task, session);
  return (
    <>
      {status ? <StatusWord {...status} /> : null}
      {task.is_actionable ? <DueText {...task} timeZone={session.time_zone} /> : null}
      {task.is_actionable ? <MinutesLeft minutes={task.minutes_left} /> : null}
    </>
  );
}
