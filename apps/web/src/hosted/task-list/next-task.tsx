import type { OnboardingSession, OnboardingTask } from '@firstday/domain';
import { languageAttributes, StatusWord } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { DueText } from '../task/due-text';
import { taskPaths } from '../task/task-paths';
import { localizedPhrase } from '../task/phrase-in';
import { MinutesLeft } from './minutes-left';
import { taskStatusLabel } from './task-status-label';

interface NextTaskProps {
  readonly task: OnboardingTask;
  readonly session: OnboardingSession;
}

/** The form to fill in now: what it is for, how long it takes, by when, and the one button of the page. */
export async function NextTask({ task, session }: NextTaskProps) {
  const [t, locale] = [await getTranslations('list'), await getLocale()];
  const [name, purpose] = [localizedPhrase(task.short_name, locale), localizedPhrase(task.purpose, locale)];
  const status = await taskStatusLabel(task, session);
  const isBegun = task.progress.numerator > 0;
  return (
    <li className="task-card" data-turn="">
      <h3 {...languageAttributes(name)}>{name.text}</h3>
      <p className="fd-muted" {...languageAttributes(purpose)}>
        {purpose.text}
      </p>
      <div className="task-card-facts">
        {status ? <StatusWord {...status} /> : null}
        <DueText {...task} timeZone={session.time_zone} />
        <MinutesLeft minutes={task.minutes_left} />
      </div>
      {task.sent_back_reason ? (
        <p className="quotation" dir="auto">
          {task.sent_back_reason}
        </p>
      ) : null}
      {isBegun ? <Bar task={task} /> : null}
      <div className="fd-actions">
        <a className="fd-button" href={taskPaths(session.id, task.id).task}>
          {t(isBegun ? 'continueWith' : 'startWith', { form: name.text })}
        </a>
      </div>
    </li>
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
