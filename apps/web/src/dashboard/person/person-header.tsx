import './person.css';
import type { Employee, UserSession } from '@firstday/domain';
import { Heading, LongWord, StatusWord } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { PersonActs } from './person-acts';
import { placeOf, readPlacements } from './read-placements';
import { nameOf } from './read-person';
import { today } from '../../i18n/today';

interface PersonHeaderProps {
  readonly session: UserSession;
  readonly person: Employee;
}

/** Who it is, how far they are, where they begin and when. */
export async function PersonHeader({ session, person }: PersonHeaderProps) {
  const t = await getTranslations('employees');
  return (
    <div className="person-head">
      <Heading title={{ text: nameOf(person) || t('unnamed') }}>
        <PersonFacts session={session} person={person} />
      </Heading>
      <Acts session={session} id={person.id} />
    </div>
  );
}

/** How far they are, where they begin and when, and how they are reached. */
export function PersonFacts({ session, person }: PersonHeaderProps) {
  return (
    <ul className="person-facts fd-hint">
      {hasPermission(session, 'task:view') ? <Progress id={person.id} /> : null}
      {hasPermission(session, 'placement:view') ? <Start id={person.id} /> : null}
      {person.email === null ? null : (
        <li>
          <LongWord text={person.email} />
        </li>
      )}
    </ul>
  );
}

interface OfPerson {
  readonly id: string;
}

async function Progress({ id }: OfPerson) {
  const [t, words, undecided] = [
    await getTranslations('person'),
    await getTranslations('components'),
    await getTranslations('missingFacts'),
  ];
  const query = { search: id, limit: 1 };
  const { data } = await readOrRedirect(paths.employee(id), 'component_rows.listEmployees', { query });
  const row = data.find((one) => one.id === id);
  const { tasks_count: total = 0, open_tasks_count: open = 0, undecided_count: count = 0 } = row ?? {};
  if (total === 0 && count === 0) return <li>{words('noForms')}</li>;
  return (
    <>
      {open === 0 && count === 0 ? (
        <li>
          <StatusWord tone="good" icon="check" word={t('allDone')} />
        </li>
      ) : null}
      {open > 0 ? (
        <li>
          <StatusWord tone="warn" icon="clock" word={t('waiting', { open })} />
        </li>
      ) : null}
      {count > 0 ? (
        <li>
          <StatusWord tone="warn" icon="alert" word={undecided('title', { count })} />
        </li>
      ) : null}
      {total > 0 ? <li>{words('formsFinished', { done: total - open, total })}</li> : null}
    </>
  );
}

/** The placement that counts now: the latest one that has not ended, else the latest. */
async function Start({ id }: OfPerson) {
  const [t, locale] = [await getTranslations('person'), await getLocale()];
  const now = await today();
  const placements = await readPlacements(id);
  const current = placements.find(({ end_date: end }) => !end || end >= now) ?? placements[0];
  if (!current) return null;
  const { start_date: start, end_date: end } = current;
  const day = end && end < now ? end : start;
  const word = day === end ? 'endedOn' : day && day > now ? 'startsOn' : 'startedOn';
  return (
    <>
      {day ? <li>{t(word, { date: longDate(day, locale) })}</li> : null}
      {placeOf(current) ? (
        <li>
          <bdi>{placeOf(current)}</bdi>
        </li>
      ) : null}
    </>
  );
}

async function Acts({ session, id }: OfPerson & Pick<PersonHeaderProps, 'session'>) {
  const t = await getTranslations('person');
  const isEditor = hasPermission(session, 'employee:edit');
  const acts = [
    ...(isEditor
      ? [
          {
            id: 'edit',
            label: t('actEdit'),
            icon: 'pen' as const,
            href: withQuery(paths.employee(id), { tab: 'details' }),
          },
        ]
      : []),
    ...(hasPermission(session, 'task:edit')
      ? [{ id: 'merge', label: t('actMerge'), icon: 'people' as const, href: paths.mergeEmployee(id) }]
      : []),
    ...(isEditor
      ? [{ id: 'delete', label: t('actDelete'), icon: 'trash' as const, href: paths.deleteEmployee(id) }]
      : []),
  ];
  return acts.length === 0 ? null : <PersonActs label={t('acts')} acts={acts} />;
}
