import type { UserSession } from '@firstday/domain';
import { EmptyState } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { ListPage } from '../shell/list-page';
import { NewHireGroupTable } from './new-hire-group-table';
import { NewHireReports } from './new-hire-reports';
import { newHireGroups } from './new-hire-groups';
import type { NewHireSearch } from './new-hire-search';
import { ReportingEmployers } from './reporting-employers';
import { today } from '../../i18n/today';

interface NewHiresPageProps {
  readonly session: UserSession;
  readonly asked: NewHireSearch;
  readonly done: unknown;
}

/** Of whom a state is to be told: who is due, what is missing, the files that were made, and which employers take part. */
export async function NewHiresPage({ session, asked, done }: NewHiresPageProps) {
  const [t, words] = [await getTranslations('newHires'), await getTranslations('calendar')];
  return (
    <ListPage
      session={session}
      section="calendar"
      needs="placement:view"
      title={t('title')}
      hint={t('hint')}
      back={{ href: paths.calendar, label: words('title') }}
      done={done}
    >
      {() => (
        <>
          <Due session={session} asked={asked} />
          <NewHireReports asked={asked} />
          {hasPermission(session, 'employer:view') ? <ReportingEmployers session={session} /> : null}
        </>
      )}
    </ListPage>
  );
}

async function Due({ session, asked }: Omit<NewHiresPageProps, 'done'>) {
  const t = await getTranslations('newHires');
  const query = { per_page: 100, employer_id: asked.employer || undefined, cursor: asked.from || undefined };
  const here = withQuery(paths.newHires, { ...asked });
  const { data, next_cursor: next } = await readOrRedirect(here, 'new_hire_reports.listDue', { query });
  const day = await today();
  return (
    <section className="hosted-section" aria-labelledby="due">
      <h2 id="due">{t('dueTitle')}</h2>
      {data.length === 0 ? (
        <EmptyState icon="calendar" title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      ) : null}
      {newHireGroups(data).map((group) => (
        <NewHireGroupTable key={group.key} session={session} here={here} group={group} today={day} />
      ))}
      {next === null && !asked.from ? null : (
        <nav className="fd-actions" aria-label={t('pages')}>
          {asked.from ? <a href={withQuery(paths.newHires, { ...asked, from: '' })}>{t('first')}</a> : null}
          {next ? <a href={withQuery(paths.newHires, { ...asked, from: next })}>{t('more')}</a> : null}
        </nav>
      )}
    </section>
  );
}
