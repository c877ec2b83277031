import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { longDate, longDateOf } from '../../i18n/long-date';
import { formAfter } from '../task/form-after';
import { taskPaths } from '../task/task-paths';
import { localizedPhrase } from '../task/phrase-in';
import { isOptional } from '../task-list/to-do-first';
import { openSection, sectionViews, type TaskView } from '../task/task-view';

/** Who does what next and by when, and the button that goes on. */
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
  if (sheet.task.bank_change && session.side === 'employee')
    return t('nextHeld', {
      date: longDateOf(sheet.task.bank_change.pending_until, locale, session.time_zone),
    });
  return t('nextNothing');
}

/** What only may be done (copies of documents) stands behind what has to be. */
async function GoOn({ view }: { readonly view: TaskView }) {
  const [t, locale] = [await getTranslations('done'), await getLocale()];
  const { session, sheet } = view;
  const next = formAfter(view);
  const form = next ? localizedPhrase(next.short_name, locale).text : '';
  const isOpen = openSection(view) !== undefined;
  const goOn = isOpen && { href: taskPaths(session.id, sheet.task.id).task, words: t('continueForm') };
  const nextForm = next && { href: taskPaths(session.id, next.id).task, words: t('nextTask', { form }) };
  const leave = session.redirect_to && { href: session.redirect_to, words: t('leave') };
  if (goOn && nextForm && isOptional(session, sheet.task))
    return (
      <Buttons first={nextForm}>
        <a className="fd-button" data-quiet="" href={goOn.href}>
          {goOn.words}
        </a>
      </Buttons>
    );
  const first = goOn || nextForm || leave;
  return first ? <Buttons first={first} /> : null;
}

interface ButtonsProps {
  readonly first: { readonly href: string; readonly words: string };
  readonly children?: ReactNode;
}

function Buttons({ first, children }: ButtonsProps) {
  return (
    <div className="fd-actions">
      <a className="fd-button" href={first.href}>
        {first.words}
      </a>
      {children}
    </div>
  );
}
