import type { NewHireReport } from '@firstday/domain';
import { EmptyState, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { Day } from '../shell/day';
import { ListSection } from '../shell/list-section';
import type { NewHireSearch } from './new-hire-search';
import { ReportStatus } from './report-status';
import { stateName } from './state-name';

/** The files that were made, and what became of them: the latest first. */
export async function NewHireReports({ asked }: { readonly asked: NewHireSearch }) {
  const t = await getTranslations('newHires');
  const query = { page: asked.page, employer_id: asked.employer || undefined };
  const here = withQuery(paths.newHires, { ...asked });
  const { data, total, total_pages } = await readOrRedirect(here, 'new_hire_reports.list', { query });
  return (
    <ListSection
      title={t('reportsTitle', { count: total })}
      path={paths.newHires}
      query={{ employer: asked.employer || undefined }}
      page={asked.page}
      of={total_pages}
    >
      {data.length === 0 ? (
        <EmptyState icon="file" title={t('reportsNone')}>
          {t('reportsNoneHint')}
        </EmptyState>
      ) : (
        <Rows reports={data} />
      )}
    </ListSection>
  );
}

async function Rows({ reports }: { readonly reports: readonly NewHireReport[] }) {
  const [t, locale] = [await getTranslations('newHires'), await getLocale()];
  return (
    <Table
      caption={t('reportsTitle', { count: reports.length })}
      rows={reports}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'employer',
          label: t('employer'),
          cell: ({ id, employer_name, employer_id }) => (
            <a href={paths.newHireReport(id)}>
              <bdi>{employer_name ?? employer_id}</bdi>
            </a>
          ),
        },
        { id: 'state', label: t('state'), cell: ({ state }) => <bdi lang="en">{stateName(state)}</bdi> },
        {
          id: 'made',
          label: t('made'),
          cell: ({ created_at: at }) => <Day moment={at} locale={locale} />,
        },
        { id: 'people', label: t('people'), cell: ({ people }) => people },
        { id: 'status', label: t('status'), cell: (report) => <ReportStatus report={report} /> },
      ]}
    />
  );
}
