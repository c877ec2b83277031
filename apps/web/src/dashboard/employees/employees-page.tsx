import type { UserSession } from '@firstday/domain';
import { EmptyState, Pagination } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { readOrRedirect } from '../forms/write';
import { ListPage } from '../shell/list-page';
import { paths, withQuery } from '../paths';
import { EmployeeFilters } from './employee-filters';
import { EmployeeTable } from './employee-table';
import { type EmployeesSearch, employeesQuery, isNarrowed } from './employees-search';

interface EmployeesPageProps {
  readonly session: UserSession;
  readonly asked: EmployeesSearch;
}

/** Everybody who is or was hired: how far they are, and what is due next, overdue first. */
export async function EmployeesPage({ session, asked }: EmployeesPageProps) {
  const t = await getTranslations('employees');
  return (
    <ListPage session={session} section="employees" needs="employee:view" title={t('title')} hint={t('hint')}>
      {() => (
        <>
          <EmployeeFilters asked={asked} />
          <Employees asked={asked} />
        </>
      )}
    </ListPage>
  );
}

type OfSearch = Pick<EmployeesPageProps, 'asked'>;

async function Employees({ asked }: OfSearch) {
  const [t, locale] = [await getTranslations('employees'), await getLocale()];
  const here = withQuery(paths.employees, { ...asked });
  const query = employeesQuery(asked, new Date());
  const { data, total, is_total_exact, after, before } = await readOrRedirect(
    here,
    'component_rows.listEmployees',
    { query },
  );
  if (data.length === 0) return <Nobody asked={asked} />;
  return (
    <section className="hosted-section" aria-labelledby="employees-count">
      <h2 id="employees-count">
        {is_total_exact
          ? t('count', { count: total })
          : t('moreThan', { count: formatNumber(locale, total) })}
      </h2>
      <EmployeeTable rows={data} asked={asked} />
      <Places asked={asked} after={after} before={before} />
    </section>
  );
}

async function Nobody({ asked }: OfSearch) {
  const t = await getTranslations('employees');
  const isAsked = isNarrowed(asked);
  return (
    <EmptyState icon="people" title={isAsked ? t('noneFound') : t('empty')}>
      {isAsked ? <a href={paths.employees}>{t('clear')}</a> : t('emptyHint')}
    </EmptyState>
  );
}

interface PlacesProps extends OfSearch {
  readonly after: string | null;
  readonly before: string | null;
}

/** The rows after these, and those before them: the hundredth page costs what the first does. */
async function Places({ asked, after, before }: PlacesProps) {
  if (after === null && before === null) return null;
  const t = await getTranslations('dashboard');
  const at = (place: { after: string } | { before: string }) =>
    withQuery(paths.employees, { ...asked, after: '', before: '', ...place });
  return (
    <Pagination
      words={{ label: t('pages'), previous: t('previous'), next: t('next') }}
      previous={before === null ? undefined : at({ before })}
      next={after === null ? undefined : at({ after })}
    />
  );
}
