import type { OnboardingSession, OnboardingTask } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import { taskPaths } from '../task/task-paths';
import { localizedPhrase } from '../task/phrase-in';
import { toDoFirst } from '../task-list/to-do-first';
import { openSection, sectionViews, type TaskView } from '../task/task-view';

/** Who does what next and by when, and the one button that goes on. */
export async function WhatComesNext({ view }: { readonly view: TaskView }) {
  const t = await getTranslations('done');
  return (
    <section className="hosted-section">
      <h2>{t('next')}</h2>
      <p>{await wordsFor(view)}</p>
      <GoOn view={view} />
    </section>
  );
}

async function wordsFor(view: TaskView): Promise<string> {
  const [t, frame, locale] = [
    await getTranslations('done'),
    await getTranslations('frame'),
    await getLocale(),
  ];
  const { session, sheet } = view;
  const employer = session.employer?.name ?? frame('yourEmployer');
  const open = openSection(view)?.section;
  if (open?.signer === 'preparer') return t('preparer');
  if (open?.signer === 'nobody') return t('documents');
  if (sheet.task.next_action === 'employer_action' && session.side === 'employee') {
    const due = sectionViews(view).find(({ section }) => section.assignee === 'employer')?.state.due_on;
    if (!due) return t('nextEmployer', { employer });
    const isPast = due < String(view.context['today'] ?? due);
    return t(isPast ? 'nextEmployerPast' : 'nextEmployerDue', { employer, date: longDate(due, locale) });
  }
  if (sheet.task.next_action === 'employee_action' && session.side === 'employer') {
    return t('nextEmployee', { name: session.employee.first_name });
  }
  return t('nextNothing');
}

async function GoOn({ view }: { readonly view: TaskView }) {
  const [t, locale] = [await getTranslations('done'), await getLocale()];
  const { session, sheet } = view;
  if (openSection(view))
    return <Button href={taskPaths(session.id, sheet.task.id).task} words={t('continueForm')} />;
  const next = nextTask(session, sheet.task);
  if (next) {
    const form = localizedPhrase(next.short_name, locale).text;
    return <Button href={taskPaths(session.id, next.id).task} words={t('nextTask', { form })} />;
  }
  return session.redirect_to ? <Button href={session.redirect_to} words={t('leave')} /> : null;
}

const nextTask = (session: OnboardingSession, done: OnboardingTask): OnboardingTask | undefined =>
  toDoFirst(session).find((task) => task.id !== done.id);

function Button({ href, words }: { readonly href: string; readonly words: string }) {
  return (
    <div className="fd-actions">
      <a className="fd-button" href={href}>
        {words}
      </a>
    </div>
  );
}
