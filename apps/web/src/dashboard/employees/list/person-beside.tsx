import './person-beside.css';
import type { UserSession } from '@firstday/domain';
import { Icon, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { PersonFacts } from '../../person/person-header';
import { personTabs } from '../../person/person-tab';
import { findPerson, nameOf } from '../../person/read-person';
import { paths, withQuery } from '../../paths';
import { hasPermission } from '../../session/current-session';
import { EmployeeForms } from '../employee-forms';
import { EmployeeLinks } from '../employee-links';
import { type EmployeesSearch, pageAddressOf } from '../employees-search';

interface PersonBesideProps {
  readonly session: UserSession;
  readonly asked: EmployeesSearch;
}

/**
 * One person of the list, beside it: how far they are, their forms and links, and the ways to the rest. Where there is no room
 * beside the list it takes its place.
 */
export async function PersonBeside({ session, asked }: PersonBesideProps) {
  const [t, words] = [await getTranslations('employees'), await getTranslations('employeesList')];
  const id = asked.person;
  const list = withQuery(paths.employees, pageAddressOf(asked));
  const found = await findPerson(id);
  return (
    <aside className="person-beside" aria-labelledby="beside" data-person={id} data-screen-only="">
      <div className="person-beside-head">
        <h2 id="beside" tabIndex={-1}>
          <bdi>{found ? nameOf(found.person) || t('unnamed') : words('besideGone')}</bdi>
        </h2>
        <a className="person-beside-close" href={list} aria-label={words('besideClose')} data-close-beside="">
          <Icon name="close" size={20} />
        </a>
      </div>
      {found ? (
        <>
          <PersonFacts session={session} person={found.person} />
          <LinkButton variant="secondary" size="small" href={paths.employee(id)}>
            {words('besideWhole')}
          </LinkButton>
          <Parts session={session} id={id} />
          {hasPermission(session, 'task:view') ? (
            <EmployeeForms session={session} employee={id} here={openAt(asked)} />
          ) : null}
          <EmployeeLinks session={session} employee={id} here={openAt(asked)} />
        </>
      ) : (
        <p>{words('besideGoneHint')}</p>
      )}
    </aside>
  );
}

/** The list with this person beside it: where an act leads back to. */
const openAt = (asked: EmployeesSearch): string =>
  withQuery(paths.employees, { ...pageAddressOf(asked), person: asked.person });

interface PartsProps extends Pick<PersonBesideProps, 'session'> {
  readonly id: string;
}

/** What is on the person's page alone. */
async function Parts({ session, id }: PartsProps) {
  const t = await getTranslations('person');
  return (
    <nav aria-label={t('tabs')}>
      <ul className="person-beside-parts">
        {personTabs(session)
          .filter((tab) => tab !== 'forms')
          .map((tab) => (
            <li key={tab}>
              <a href={withQuery(paths.employee(id), { tab })}>{t(`tab_${tab}`)}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
