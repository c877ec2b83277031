import type { EmployeeRow, UserSession } from '@firstday/domain';
import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { nameOf, readPerson } from './read-person';

interface PossibleDuplicatesProps {
  readonly session: UserSession;
  readonly employee: string;
}

/** Other records that may be the same person, to be compared. */
export async function PossibleDuplicates({ session, employee }: PossibleDuplicatesProps) {
  if (!hasPermission(session, 'task:edit')) return null;
  const [t, others] = [await getTranslations('person'), await findAlike(employee)];
  if (others.length === 0) return null;
  return (
    <Banner tone="warn" icon="people" title={t('duplicates')}>
      <p>{t('duplicatesHint')}</p>
      <ul className="person-links person-lines">
        {others.map((other) => (
          <li key={other.id}>
            <a href={withQuery(paths.mergeEmployee(employee), { with: other.id })}>
              {t('compare', { name: nameOf(other) || (other.email ?? other.id) })}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** So many are looked at for each of what two records of one person have in common. */
const most = 5;

/** By email and by name: what the index of the list finds at once. */
async function findAlike(employee: string): Promise<EmployeeRow[]> {
  const { person } = await readPerson(employee);
  const name = nameOf(person);
  const found = await Promise.all(
    [person.email, name].map((search) => (search ? searchRows(employee, search) : [])),
  );
  const same = (one: string | null, other: string | null) =>
    one !== null && one !== '' && one.toLowerCase() === other?.toLowerCase();
  const alike = found
    .flat()
    .filter((row) => row.id !== employee)
    .filter((row) => same(row.email, person.email) || (same(nameOf(row), name) && !haveEmails(row, person)));
  return [...new Map(alike.map((row) => [row.id, row])).values()];
}

/** Of one name, with an email each: most often two people. */
const haveEmails = (one: Emailed, other: Emailed): boolean => one.email !== null && other.email !== null;

type Emailed = Pick<EmployeeRow, 'email'>;

async function searchRows(employee: string, search: string): Promise<readonly EmployeeRow[]> {
  const query = { search, limit: most };
  const { data } = await readOrRedirect(paths.employee(employee), 'component_rows.listEmployees', { query });
  return data;
}
