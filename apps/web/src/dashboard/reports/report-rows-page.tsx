import type { ReportRow, UserSession } from '@firstday/domain';
import { type Column, EmptyState, Heading, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formNamesIn } from '../../i18n/form-names-in';
import { readIfPossible } from '../forms/write';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { Back } from '../shell/back';
import { Day } from '../shell/day';
import { RequirePermission } from '../shell/require-permission';
import { formatHours } from './format-hours';
import { keyLabels } from './key-labels';
import { type RowsSearch, rowsQuery } from './reports-search';
import { TooLong } from './too-long';
import { today } from '../../i18n/today';

interface ReportRowsPageProps {
  readonly session: UserSession;
  readonly asked: RowsSearch;
}

/** The hires, forms or cases behind a number of a report. */
export async function ReportRowsPage({ session, asked }: ReportRowsPageProps) {
  const t = await getTranslations('reports');
  const { group: _, part: __, done: ___, after: ____, ...report } = asked;
  return (
    <RequirePermission session={session} section="reports" needs="task:view" title={t('rows')}>
      {() => (
        <>
          <Back href={withQuery(paths.reports, { ...report })}>{t('back')}</Back>
          <Heading title={{ text: t('rows') }}>
            <p className="fd-hint">{t(`report_${asked.report}`)}</p>
          </Heading>
          <Rows session={session} asked={asked} />
        </>
      )}
    </RequirePermission>
  );
}

async function Rows({ session, asked }: ReportRowsPageProps) {
  const t = await getTranslations('reports');
  const here = withQuery(paths.reportRows, { ...asked });
  const found = await readIfPossible(here, 'reports.listRows', { query: rowsQuery(asked, await today()) });
  if (!found) return <TooLong />;
  const { data, next_cursor: next } = found;
  if (data.length === 0)
    return (
      <EmptyState icon="chart" title={t('nobodyHere')}>
        {t('nobodyHereHint')}
      </EmptyState>
    );
  return (
    <>
      <Table caption={t('rows')} rows={data} keyOf={({ id }) => id} columns={await columns(session, asked)} />
      <nav className="fd-actions" aria-label={t('pages')}>
        {asked.after ? <a href={withQuery(paths.reportRows, { ...asked, after: '' })}>{t('first')}</a> : null}
        {next ? <a href={withQuery(paths.reportRows, { ...asked, after: next })}>{t('next')}</a> : null}
      </nav>
    </>
  );
}

async function columns(session: UserSession, { report }: RowsSearch): Promise<readonly Column<ReportRow>[]> {
  const [t, locale, labelOf] = [await getTranslations('reports'), await getLocale(), await keyLabels()];
  const forms = formNamesIn(locale);
  const maySee = hasPermission(session, 'employee:view');
  const stands = ({ part, is_done }: ReportRow) =>
    report === 'late_signatures' || report === 'everify_outcomes'
      ? labelOf({ key: part, label: null }, report)
      : t(`${is_done ? 'oneDone' : 'oneOpen'}_${report}`);
  const all: readonly Column<ReportRow>[] = [
    {
      id: 'employee',
      label: t('employee'),
      cell: ({ employee_id, employee_name }) => {
        const name = <bdi>{employee_name ?? t('unnamed')}</bdi>;
        return maySee ? <a href={paths.employee(employee_id)}>{name}</a> : name;
      },
    },
    {
      id: 'employer',
      label: t('employer'),
      cell: ({ employer_name }) => employer_name && <bdi>{employer_name}</bdi>,
    },
    {
      id: 'form',
      label: t('form'),
      cell: ({ form_name }) => form_name && <bdi>{forms[form_name]?.text ?? form_name}</bdi>,
    },
    { id: 'at', label: t(`at_${report}`), cell: ({ at }) => <Day moment={at} locale={locale} isShort /> },
    { id: 'stands', label: t('stands'), cell: stands },
    {
      id: 'hours',
      label: t('took'),
      isFigure: true,
      cell: ({ hours, is_done: isDone }) =>
        hours === null || !isDone ? <span className="fd-muted">–</span> : formatHours(locale, hours),
    },
  ];
  const [hasForm, hasTime] = [
    report !== 'time_to_done' && report !== 'everify_outcomes',
    report === 'time_to_done' || report === 'forms_by_state',
  ];
  return all.filter(({ id }) => (id !== 'form' || hasForm) && (id !== 'hours' || hasTime));
}
