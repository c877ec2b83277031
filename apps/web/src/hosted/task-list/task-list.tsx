import { Heading } from '@firstday/ui';
import type { EverifyCase, OnboardingSession, OnboardingTask, OwnTexts } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { CaseCard } from '../everify/case-card';
import { CaseRow } from '../everify/case-row';
import { isTheirTurn } from '../../i18n/case-status-label';
import { longDateOf } from '../../i18n/long-date';
import { ConsentLink, PaperBanner } from '../consent/consent-link';
import { sessionPath } from '../session/session-token';
import { DocumentAsked } from './document-asked';
import { ListedTask } from './listed-task';
import { NextTask } from './next-task';
import { OverallProgress } from './overall-progress';
import { TextOffer } from '../texts/text-offer';
import { toDoFirst } from './to-do-first';
import { WhomToAsk } from './whom-to-ask';
import './task-list.css';

interface TaskListProps {
  readonly session: OnboardingSession;
  /** E-Verify cases that this side may see. */
  readonly cases: readonly EverifyCase[];
}

/** What is asked of this side, what waits for the other, what is finished; and what happens next. */
export async function TaskList({ session, cases }: TaskListProps) {
  const [t, locale] = [await getTranslations('list'), await getLocale()];
  const texts = session.own_texts[locale];
  const groups = grouped(session);
  const ours = groupedCases(cases, session.side);
  const isAllDone = groups.toDo.length + ours.toDo.length === 0;
  return (
    <>
      <Heading title={{ text: await titleOf(session) }}>
        <p className="fd-hint" dir="auto">
          {ownIntroduction(session, { texts, isAllDone }) ?? (await introductionOf(session, isAllDone))}
        </p>
      </Heading>
      {isAllDone ? null : <OverallProgress tasks={session.tasks} />}
      <DocumentAsked session={session} />
      <PaperBanner session={session} />
      <ToDo tasks={groups.toDo} cases={ours.toDo} session={session} />
      <Group title={t('waiting')} tasks={groups.waiting} cases={ours.waiting} session={session} />
      <Group title={t('finished')} tasks={groups.finished} cases={ours.finished} session={session} />
      <AllDocuments session={session} />
      {session.tasks.length === 0 ? null : (
        <Next session={session} isAllDone={isAllDone} isWaiting={groups.waiting.length > 0} />
      )}
      <WhomToAsk texts={texts} />
      <TextOffer session={session} />
      <ConsentLink session={session} />
    </>
  );
}

async function titleOf({ side, employee, tasks }: OnboardingSession): Promise<string> {
  const t = await getTranslations('list');
  if (tasks.length === 0) return t('none');
  const name = side === 'employee' ? employee.first_name : `${employee.first_name} ${employee.last_name}`;
  return side === 'employee' ? t('titleEmployee', { name }) : t('titleEmployer', { name });
}

interface OwnIntroduction {
  readonly texts: OwnTexts | undefined;
  readonly isAllDone: boolean;
}

/** In the words of the employer, to the person who is hired. */
function ownIntroduction(
  { tasks, handover }: OnboardingSession,
  { texts, isAllDone }: OwnIntroduction,
): string | null {
  if (!texts || tasks.length === 0 || handover) return null;
  return isAllDone ? texts.closing : texts.welcome;
}

async function introductionOf(
  { side, employee, employer, tasks }: OnboardingSession,
  isAllDone: boolean,
): Promise<string> {
  const [t, frame] = [await getTranslations('list'), await getTranslations('frame')];
  if (tasks.length === 0) return t('noneHint');
  if (isAllDone) return side === 'employee' ? t('allDoneEmployee') : t('allDoneEmployer');
  if (side === 'employer') return t('introEmployer', { name: employee.first_name });
  return t('introEmployee', { employer: employer?.name ?? frame('yourEmployer'), count: tasks.length });
}

interface GroupProps {
  readonly tasks: readonly OnboardingTask[];
  readonly cases: readonly EverifyCase[];
  readonly session: OnboardingSession;
}

/** One thing at a time: the first is what the page is about, the others are lines below it. */
async function ToDo({ tasks, cases, session }: GroupProps) {
  const t = await getTranslations('list');
  const [firstCase, ...laterCases] = cases;
  const [firstTask, ...laterTasks] = tasks;
  if (!firstCase && !firstTask) return null;
  return (
    <section className="hosted-section">
      <h2 className="fd-visually-hidden">{t('toDo')}</h2>
      <ul className="task-list">
        {firstCase ? <CaseCard everifyCase={firstCase} session={session} /> : null}
        {!firstCase && firstTask ? <NextTask task={firstTask} session={session} /> : null}
        <Rows tasks={firstCase ? tasks : laterTasks} cases={laterCases} session={session} />
      </ul>
    </section>
  );
}

function Group({ title, ...rows }: GroupProps & { readonly title: string }) {
  if (rows.tasks.length + rows.cases.length === 0) return null;
  return (
    <section className="hosted-section">
      <h2>{title}</h2>
      <ul className="task-list">
        <Rows {...rows} />
      </ul>
    </section>
  );
}

function Rows({ tasks, cases, session }: GroupProps) {
  return (
    <>
      {cases.map((everifyCase) => (
        <CaseRow key={everifyCase.id} everifyCase={everifyCase} session={session} />
      ))}
      {tasks.map((task) => (
        <ListedTask key={task.id} task={task} session={session} />
      ))}
    </>
  );
}

/** One download in place of one a form. */
async function AllDocuments({ session }: Pick<GroupProps, 'session'>) {
  const t = await getTranslations('list');
  const completed = session.tasks.filter(({ completed_at }) => completed_at !== null);
  if (completed.length < 2 || session.handover || session.representative) return null;
  return (
    <p>
      <a href={`${sessionPath(session.id)}/documents`} download>
        {t('allDocuments', { count: completed.length })}
      </a>
    </p>
  );
}

interface NextProps {
  readonly session: OnboardingSession;
  readonly isAllDone: boolean;
  /** Whether the other side has something to do. */
  readonly isWaiting: boolean;
}

async function Next({ session, isAllDone, isWaiting }: NextProps) {
  const [t, frame, locale] = [
    await getTranslations('list'),
    await getTranslations('frame'),
    await getLocale(),
  ];
  const employer = session.employer?.name ?? frame('yourEmployer');
  const date = longDateOf(session.expires_at, locale, session.time_zone);
  const isOver = isAllDone && !isWaiting;
  const employeeNext = isOver ? 'nextDone' : isAllDone ? 'nextWaiting' : 'nextEmployee';
  return (
    <section className="hosted-section">
      <h2>{t('next')}</h2>
      <p>
        {session.side === 'employee'
          ? t(employeeNext, { employer, date })
          : t(isOver ? 'nextKept' : 'nextEmployer')}
      </p>
      {isAllDone && session.redirect_to ? (
        <div className="fd-actions">
          <a className="fd-button" href={session.redirect_to}>
            {t('goBack')}
          </a>
        </div>
      ) : null}
    </section>
  );
}

function grouped(session: OnboardingSession) {
  const { tasks } = session;
  const isFinished = (task: OnboardingTask) =>
    task.status !== 'requires_action' && task.correction_requested_at === null;
  return {
    toDo: toDoFirst(session),
    waiting: tasks.filter((task) => !task.is_actionable && !isFinished(task)),
    finished: tasks.filter(isFinished),
  };
}

function groupedCases(cases: readonly EverifyCase[], side: OnboardingSession['side']) {
  const isFinished = ({ status }: EverifyCase) => status === 'CLOSED';
  return {
    toDo: cases.filter((one) => isTheirTurn(one, side)),
    waiting: cases.filter((one) => !isTheirTurn(one, side) && !isFinished(one)),
    finished: cases.filter((one) => !isTheirTurn(one, side) && isFinished(one)),
  };
}
