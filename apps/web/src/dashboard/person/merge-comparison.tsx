import './person.css';
import type { Employee, Task, UserSession } from '@firstday/domain';
import { LinkButton, Table } from '@firstday/ui';
import { getLocale, getTimeZone, getTranslations } from 'next-intl/server';
import { formNamesIn } from '../../i18n/form-names-in';
import { formatNumber } from '../../i18n/format-number';
import { longDateOf } from '../../i18n/long-date';
import { phoneText } from '../../i18n/phone-text';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { paths, withQuery } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { mergeForms } from './merge-forms';
import { readPlacements } from './read-placements';
import { nameOf, readPerson } from './read-person';
import { readTasks } from './read-tasks';

interface MergeComparisonProps {
  readonly session: UserSession;
  readonly kept: string;
  readonly other: string;
}

export async function MergeComparison({ session, kept, other }: MergeComparisonProps) {
  const t = await getTranslations('person');
  const [stays, gives] = await Promise.all([readCompared(session, kept), readCompared(session, other)]);
  const moving = movingForms(stays, gives);
  const place = toActionContext(session, withQuery(paths.mergeEmployee(kept), { with: other }));
  return (
    <>
      <Sides stays={stays} gives={gives} />
      <Moving names={moving} />
      <section className="hosted-section">
        <h2>{t('mergeStays')}</h2>
        <p>{t('mergeStaysHint')}</p>
        {moving.length > 0 ? <p>{t('mergeFinal')}</p> : null}
      </section>
      <ActionForm send={mergeForms.bind(null, place, { kept, other })} words={await formLabels()}>
        <div className="fd-actions">
          {moving.length > 0 ? <Submit variant="danger">{t('mergeSubmit')}</Submit> : null}
          <LinkButton variant="secondary" href={withQuery(paths.mergeEmployee(other), { with: kept })}>
            {t('mergeSwap')}
          </LinkButton>
        </div>
      </ActionForm>
    </>
  );
}

interface Compared {
  readonly person: Employee;
  readonly tasks: readonly Task[];
  readonly placements: number | null;
}

async function readCompared(session: UserSession, employee: string): Promise<Compared> {
  const [{ person }, tasks, placements] = await Promise.all([
    readPerson(employee),
    readTasks(employee),
    hasPermission(session, 'placement:view') ? readPlacements(employee) : null,
  ]);
  return { person, tasks, placements: placements?.length ?? null };
}

const isComplete = ({ status }: Task): boolean => status === 'completed';

/** Completed forms that the one who stays has not completed: what the API moves, each for the same employer. */
function movingForms(stays: Compared, gives: Compared): string[] {
  const has = ({ form_id, employer_id }: Task) =>
    stays.tasks.some(
      (task) => isComplete(task) && task.form_id === form_id && task.employer_id === employer_id,
    );
  return gives.tasks.filter((task) => isComplete(task) && !has(task)).map(({ name }) => name);
}

interface SidesProps {
  readonly stays: Compared;
  readonly gives: Compared;
}

async function Sides({ stays, gives }: SidesProps) {
  const [t, locale, zone] = [await getTranslations('person'), await getLocale(), await getTimeZone()];
  const figure = (count: number | null) => (count === null ? '–' : formatNumber(locale, count));
  const facts: readonly (readonly [string, (one: Compared) => string | null])[] = [
    [t('firstName'), ({ person }) => nameOf(person)],
    [t('email'), ({ person }) => person.email],
    [t('phone'), ({ person }) => (person.phone === null ? null : phoneText(person.phone))],
    [t('ssn'), ({ person }) => person.social_security_number],
    [t('address'), ({ person }) => person.address?.full_address ?? null],
    [t('mergeAdded'), ({ person }) => longDateOf(person.created_at, locale, zone)],
    [t('mergeForms'), ({ tasks }) => figure(tasks.filter(isComplete).length)],
    [t('mergeOpen'), ({ tasks }) => figure(tasks.filter((task) => !isComplete(task)).length)],
    [t('mergePlacements'), ({ placements }) => figure(placements)],
  ];
  const cell = (one: Compared) => (row: (typeof facts)[number]) => <bdi>{row[1](one) ?? t('unknown')}</bdi>;
  return (
    <Table
      caption={t('mergeTitle')}
      rows={facts}
      keyOf={([label]) => label}
      columns={[
        { id: 'property', label: t('mergeProperty'), cell: ([label]) => label },
        { id: 'stays', label: t('mergeKept'), cell: cell(stays) },
        { id: 'gives', label: t('mergeFrom'), cell: cell(gives) },
      ]}
    />
  );
}

async function Moving({ names }: { readonly names: readonly string[] }) {
  const [t, known] = [await getTranslations('person'), formNamesIn(await getLocale())];
  return (
    <section className="hosted-section">
      <h2>{t('mergeMoves')}</h2>
      {names.length === 0 ? (
        <p>{t('mergeMovesNone')}</p>
      ) : (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <bdi lang={known[name]?.lang}>{known[name]?.text ?? name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
