import type { UserSession } from '@firstday/domain';
import { EmptyState, LinkButton, Pagination } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ListPage } from '../shell/list-page';
import { LiveUpdates } from '../shell/live-updates';
import { paths, withQuery } from '../paths';
import { dropGoneChoices } from '../record-picker/drop-gone-choices';
import { GoneChoices } from '../record-picker/gone-choices';
import { hasPermission } from '../session/current-session';
import { EmployeeFilters } from './employee-filters';
import { addressOf, type EmployeesSearch, isNarrowed } from './employees-search';
import { ChooseColumns } from './list/choose-columns';
import { FilterChips } from './list/filter-chips';
import { type ReadEmployees, readEmployees } from './list/read-employees';
import { SelectableEmployees } from './list/selectable-employees';
import { PersonBeside } from './list/person-beside';
import { KeepList } from './views/keep-list';
import { ViewLinks } from './views/view-links';

interface EmployeesPageProps {
  readonly session: UserSession;
  readonly asked: EmployeesSearch;
  readonly done: unknown;
}

/** Everybody who is or was hired: how far they are, and what is due next, overdue first. */
export async function EmployeesPage({ session, asked: given, done }: EmployeesPageProps) {
  const t = await getTranslations('employees');
  const { asked, gone } = await dropGoneChoices(session, given);
  return (
    <ListPage
      session={session}
      section="employees"
      needs="employee:view"
      title={t('title')}
      hint={t('hint')}
      add={{ needs: 'placement:edit', href: paths.addHire, label: t('addHire') }}
      done={done}
    >
      {() => (
        <>
          <GoneChoices gone={gone} />
          <List session={session} asked={asked} />
          <LiveUpdates />
        </>
      )}
    </ListPage>
  );
}

type ListProps = Omit<EmployeesPageProps, 'done'>;

/** Where nobody was hired yet there is nothing to search, to sort or to keep. */
async function List({ session, asked }: ListProps) {
  const read = await readEmployees(asked);
  if (read.rows.length === 0 && !isNarrowed(asked)) return <Nobody session={session} asked={asked} />;
  return (
    <>
      <Views session={session} asked={asked} />
      <EmployeeFilters session={session} asked={asked} />
      <FilterChips asked={asked} />
      <div className="employee-split" data-open={asked.person === '' ? undefined : ''}>
        <Employees session={session} asked={asked} read={read} />
        {asked.person === '' ? null : <PersonBeside session={session} asked={asked} />}
      </div>
    </>
  );
}

/** On a narrow page, where the menu is elsewhere. */
async function Views({ session, asked }: ListProps) {
  const t = await getTranslations('employeesList');
  return (
    <nav className="employee-views-here" aria-label={t('views')} data-screen-only="">
      <ViewLinks session={session} current={asked.view} label={t('views')} />
    </nav>
  );
}

async function Employees({ session, asked, read }: ListProps & { readonly read: ReadEmployees }) {
  const t = await getTranslations('employees');
  return (
    <section className="hosted-section" aria-labelledby="employees-count">
      <div className="employee-list-head">
        <h2 id="employees-count" aria-live="polite">
          {read.isExact ? t('count', { count: read.total }) : t('moreThan', { count: read.shownTotal })}
        </h2>
        <ChooseColumns asked={asked} />
        <KeepList session={session} asked={asked} />
      </div>
      {read.rows.length === 0 ? (
        <Nobody session={session} asked={asked} />
      ) : (
        <>
          <SelectableEmployees session={session} asked={asked} read={read} />
          <Places asked={asked} {...read} />
        </>
      )}
    </section>
  );
}

async function Nobody({ session, asked }: ListProps) {
  const [t, imports] = [await getTranslations('employees'), await getTranslations('imports')];
  if (isNarrowed(asked))
    return (
      <EmptyState icon="people" title={t('noneFound')}>
        <a href={paths.employees}>{t('clear')}</a>
      </EmptyState>
    );
  return (
    <EmptyState
      icon="people"
      title={t('empty')}
      action={
        hasPermission(session, 'employee:edit') ? (
          <LinkButton variant="secondary" icon="upload" href={paths.newImport}>
            {imports('add')}
          </LinkButton>
        ) : null
      }
    >
      {t('emptyHint')}
    </EmptyState>
  );
}

/** The rows after these, and those before them: the hundredth page costs what the first does. */
async function Places({ asked, after, before }: Pick<ListProps, 'asked'> & ReadEmployees) {
  if (after === null && before === null) return null;
  const t = await getTranslations('dashboard');
  const at = (place: { after: string } | { before: string }) =>
    withQuery(paths.employees, { ...addressOf(asked), ...place });
  return (
    <Pagination
      words={{ label: t('pages'), previous: t('previous'), next: t('next') }}
      previous={before === null ? undefined : at({ before })}
      next={after === null ? undefined : at({ after })}
    />
  );
}
