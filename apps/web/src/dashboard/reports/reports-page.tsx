import './report-page.css';
import { type Report, ReportName, type UserSession } from '@firstday/domain';
import { EmptyState, LinkButton } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { formatNumber } from '../../i18n/format-number';
import { readIfPossible, readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { dropGoneChoices } from '../record-picker/drop-gone-choices';
import { GoneChoices } from '../record-picker/gone-choices';
import { hasPermission } from '../session/current-session';
import { ScrollToCurrent } from '../shell/scroll-to-current';
import { ListPage } from '../shell/list-page';
import { ReportFilters } from './report-filters';
import { reportSentence } from './report-sentence';
import { ReportTable } from './report-table';
import { reportQuery, type ReportsSearch } from './reports-search';
import { ShareBar } from './share-bar';
import { TooLong } from './too-long';
import { today } from '../../i18n/today';

interface ReportsPageProps {
  readonly session: UserSession;
  readonly asked: ReportsSearch;
}

/** What came of the hires of a period: a sentence, the bars with their numbers, and the rows behind each. */
export async function ReportsPage({ session, asked: given }: ReportsPageProps) {
  const t = await getTranslations('reports');
  const { asked, gone } = await dropGoneChoices(session, given);
  return (
    <ListPage
      session={session}
      section="reports"
      needs="task:view"
      title={t('title')}
      hint={t('hint')}
      action={<AsCsv session={session} asked={asked} />}
    >
      {() => (
        <>
          <GoneChoices gone={gone} />
          <Found session={session} asked={asked} />
        </>
      )}
    </ListPage>
  );
}

/** Undefined where it would take too long. The page and its button ask once. */
const readReport = cache(async (asked: ReportsSearch) =>
  readIfPossible(withQuery(paths.reports, { ...asked }), 'reports.find', {
    query: reportQuery(asked, await today()),
  }),
);

/** Nobody was ever hired, as far as this person sees: then a report has nothing to be asked. */
async function isBeforeFirstHire({ session, asked }: ReportsPageProps): Promise<boolean> {
  const report = await readReport(asked);
  if (report?.total.count !== 0 || !hasPermission(session, 'employee:view')) return false;
  const { data } = await readOrRedirect(paths.reports, 'component_rows.listEmployees', {
    query: { limit: 1 },
  });
  return data.length === 0;
}

async function AsCsv({ session, asked }: ReportsPageProps) {
  if (await isBeforeFirstHire({ session, asked })) return null;
  const t = await getTranslations('reports');
  return (
    <LinkButton variant="secondary" icon="download" href={withQuery(paths.reportCsv, { ...asked })}>
      {t('csv')}
    </LinkButton>
  );
}

async function Found({ session, asked }: ReportsPageProps) {
  const t = await getTranslations('reports');
  if (await isBeforeFirstHire({ session, asked }))
    return (
      <EmptyState icon="chart" title={t('nobodyYet')}>
        {t('nobodyYetHint')}
      </EmptyState>
    );
  return (
    <>
      <ReportTabs session={session} asked={asked} />
      <ReportFilters session={session} asked={asked} />
      <Findings asked={asked} />
    </>
  );
}

async function ReportTabs({ session, asked }: ReportsPageProps) {
  const t = await getTranslations('reports');
  const shown = ReportName.options.filter(
    (report) => report !== 'everify_outcomes' || hasPermission(session, 'everify:view'),
  );
  return (
    <nav className="report-tabs" aria-label={t('title')} data-screen-only="">
      <ScrollToCurrent current={asked.report} />
      <ul>
        {shown.map((report) => (
          <li key={report}>
            <a
              href={withQuery(paths.reports, { ...asked, report })}
              aria-current={report === asked.report ? 'page' : undefined}
            >
              {t(`report_${report}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type OfSearch = Pick<ReportsPageProps, 'asked'>;

async function Findings({ asked }: OfSearch) {
  const [t, locale] = [await getTranslations('reports'), await getLocale()];
  const report = await readReport(asked);
  if (!report) return <TooLong />;
  const sentence = await reportSentence(report);
  if (report.total.count === 0)
    return (
      <EmptyState icon="chart" title={sentence}>
        {t('nothingHint')}
      </EmptyState>
    );
  return (
    <section className="hosted-section report-findings" aria-labelledby="finding">
      <h2 id="finding">{sentence}</h2>
      <p className="fd-hint">{t(`about_${asked.report}`)}</p>
      <Key report={report} />
      {asked.report === 'time_to_done' ? <Parts report={report} asked={asked} /> : null}
      <h3>{t(`group_${asked.report}`)}</h3>
      <ReportTable
        report={report}
        asked={asked}
        by="group"
        rows={report.groups}
        caption={t(`group_${asked.report}`)}
      />
      {report.omitted_groups > 0 ? (
        <p className="fd-hint">{t('omitted', { count: formatNumber(locale, report.omitted_groups) })}</p>
      ) : null}
      {asked.report === 'time_to_done' ? null : <Parts report={report} asked={asked} />}
    </section>
  );
}

interface OfReport {
  readonly report: Report;
}

/** What the solid and the hatched part of each bar mean. */
async function Key({ report: { report } }: OfReport) {
  const t = await getTranslations('reports');
  return (
    <p className="report-key fd-muted">
      <span>
        <ShareBar solid={1} /> {t(`done_${report}`)}
      </span>
      <span>
        <ShareBar solid={0} hatched={1} /> {t(`open_${report}`)}
      </span>
    </p>
  );
}

async function Parts({ report, asked }: OfReport & OfSearch) {
  const t = await getTranslations('reports');
  const rows = report.parts.filter(({ key }) => key !== 'done');
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{t(`part_${asked.report}`)}</h3>
      <ReportTable report={report} asked={asked} by="part" rows={rows} caption={t(`part_${asked.report}`)} />
    </>
  );
}
