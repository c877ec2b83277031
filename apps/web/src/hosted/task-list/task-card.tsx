import type { OnboardingSession, OnboardingTask } from '@firstday/domain';
import { Icon, type IconName, languageAttributes, StatusWord, type Tone } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import { DueText } from '../task/due-text';
import { taskPaths } from '../task/task-paths';
import { localizedPhrase } from '../task/phrase-in';

interface TaskCardProps {
  readonly task: OnboardingTask;
  readonly session: OnboardingSession;
}

/** One form: what it is for, whose turn it is, how far it is, when it is due. */
export async function TaskCard({ task, session }: TaskCardProps) {
  const [t, locale] = [await getTranslations('list'), await getLocale()];
  const paths = taskPaths(session.id, task.id);
  const [name, purpose] = [localizedPhrase(task.short_name, locale), localizedPhrase(task.purpose, locale)];
  const status = await statusOf(task, session);
  return (
    <li className="task-card" data-turn={task.is_actionable ? '' : undefined}>
      <div className="task-card-top">
        <h3 {...languageAttributes(name)}>{name.text}</h3>
        <StatusWord {...status} />
      </div>
      <p className="fd-muted" {...languageAttributes(purpose)}>
        {purpose.text}
      </p>
      {task.is_actionable ? <Facts task={task} /> : null}
      {task.sent_back_reason && task.is_actionable ? (
        <p className="quotation">{task.sent_back_reason}</p>
      ) : null}
      {task.is_actionable && task.progress.numerator > 0 ? <Bar task={task} /> : null}
      <div className="fd-actions">
        <a
          className="fd-button"
          data-quiet={task.is_actionable ? undefined : ''}
          data-small=""
          href={paths.task}
        >
          {t(verbOf(task))}
          <span className="fd-visually-hidden"> {name.text}</span>
        </a>
      </div>
      {task.completed_at ? (
        <p className="fd-small">{t('completedOn', { date: longDate(task.completed_at, locale) })}</p>
      ) : null}
    </li>
  );
}

async function Facts({ task }: { readonly task: OnboardingTask }) {
  const t = await getTranslations('list');
  return (
    <div className="task-card-facts">
      <DueText dueOn={task.due_on} businessDaysLeft={task.business_days_left} />
      {task.minutes_left > 0 ? (
        <span className="fd-status" data-tone="muted">
          <Icon name="clock" />
          {t('minutes', { minutes: Math.max(1, Math.round(task.minutes_left)) })}
        </span>
      ) : null}
    </div>
  );
}

async function Bar({ task: { progress } }: { readonly task: OnboardingTask }) {
  const t = await getTranslations('list');
  return (
    <svg
      className="task-card-bar"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      role="img"
      aria-label={t('progress', { done: progress.numerator, total: progress.denominator })}
    >
      <rect width={progress.percent} height="4" />
    </svg>
  );
}

function verbOf(task: OnboardingTask): 'continue' | 'look' | 'start' {
  if (!task.is_actionable) return 'look';
  return task.progress.numerator > 0 ? 'continue' : 'start';
}

interface Status {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly word: string;
}

async function statusOf(
  task: OnboardingTask,
  { side, employee, employer }: OnboardingSession,
): Promise<Status> {
  const [t, frame] = [await getTranslations('list'), await getTranslations('frame')];
  if (task.status === 'completed') return { tone: 'good', icon: 'check', word: t('completed') };
  if (task.status === 'expired') return { tone: 'bad', icon: 'alert', word: t('expired') };
  if (task.is_actionable && task.sent_back_reason)
    return { tone: 'warn', icon: 'alert', word: t('sentBack') };
  if (task.is_actionable) return { tone: 'warn', icon: 'pen', word: t('yourTurn') };
  if (task.next_action === 'system_action') return { tone: 'muted', icon: 'wait', word: t('beingMade') };
  const word =
    side === 'employee'
      ? t('theirTurnEmployee', { employer: employer?.name ?? frame('yourEmployer') })
      : t('theirTurnEmployer', { name: employee.first_name });
  return { tone: 'muted', icon: 'clock', word };
}
