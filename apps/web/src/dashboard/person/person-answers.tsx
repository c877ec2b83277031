import './person.css';
import type { UserSession } from '@firstday/domain';
import { EmptyState } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formNamesIn } from '../../i18n/form-names-in';
import { paths, withQuery } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { CorrectPart } from './correct-part';
import { PersonAnswerList } from './person-answer-list';
import { readAnswerLines } from './read-answer-lines';
import { readTasks } from './read-tasks';
import { showAnswers } from './show-answers';

interface PersonAnswersProps {
  readonly session: UserSession;
  readonly employee: string;
  /** The form whose answers the address asks for. */
  readonly asked: unknown;
}

/** What was answered, a form at a time; sensitive answers are masked until somebody asks for them. */
export async function PersonAnswers({ session, employee, asked }: PersonAnswersProps) {
  const [t, locale] = [await getTranslations('person'), await getLocale()];
  const tasks = await readTasks(employee);
  const chosen = tasks.find(({ id }) => id === asked) ?? tasks[0];
  if (!chosen)
    return (
      <EmptyState icon="file" title={t('noAnswers')}>
        {t('noAnswersHint')}
      </EmptyState>
    );
  const names = formNamesIn(locale);
  return (
    <>
      <nav aria-label={t('tab_forms')}>
        <ul className="person-chips">
          {tasks.map(({ id, name }) => (
            <li key={id}>
              <a
                href={withQuery(paths.employee(employee), { tab: 'answers', form: id })}
                aria-current={id === chosen.id ? 'page' : undefined}
              >
                <bdi lang={names[name]?.lang}>{names[name]?.text ?? name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ChosenAnswers
        session={session}
        employee={employee}
        task={chosen.id}
        title={names[chosen.name]?.text ?? chosen.name}
      />
      {chosen.status === 'completed' && hasPermission(session, 'task:edit') ? (
        <CorrectPart session={session} employee={employee} task={chosen.id} />
      ) : null}
    </>
  );
}

interface ChosenAnswersProps extends Omit<PersonAnswersProps, 'asked'> {
  readonly task: string;
  readonly title: string;
}

async function ChosenAnswers({ session, employee, task, title }: ChosenAnswersProps) {
  const t = await getTranslations('person');
  const lines = await readAnswerLines(task, await getLocale());
  const place = toActionContext(session, paths.employee(employee));
  const isMasked = lines.some(({ isSensitive }) => isSensitive);
  return (
    <section className="hosted-section" aria-labelledby="answers">
      <h2 id="answers">
        <bdi>{title}</bdi>
      </h2>
      {lines.length === 0 ? (
        <p className="fd-muted">{t('noAnswers')}</p>
      ) : (
        <PersonAnswerList
          lines={lines}
          show={
            isMasked && hasPermission(session, 'employee:view_sensitive')
              ? showAnswers.bind(null, place, task)
              : undefined
          }
          isMasked={isMasked}
          words={{
            caption: t('answersOf'),
            question: t('question'),
            answer: t('answer'),
            show: t('show'),
            showHint: t('showHint'),
            hide: t('hide'),
            shown: t('shown'),
            mayNot: t('mayNotShow'),
          }}
        />
      )}
    </section>
  );
}
