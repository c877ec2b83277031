import './new-hires.css';
import { type NewHireReport, operations, type UserSession } from '@firstday/domain';
import { Heading, LinkButton, ReviewList } from '@firstday/ui';
import { getLocale, getTimeZone, getTranslations } from 'next-intl/server';
import { operationUrl } from '../../api/operation-url';
import { longDate, longDateOf } from '../../i18n/long-date';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { ReportStatus } from './report-status';
import { ReportedHires } from './reported-hires';
import { SendReportForm } from './send-report-form';
import { stateName } from './state-name';

interface NewHireFilePageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly done: unknown;
}

/** One file: to download, to mark as sent, and who is in it. */
export async function NewHireFilePage({ session, id, done }: NewHireFilePageProps) {
  const t = await getTranslations('newHires');
  return (
    <RequirePermission
      session={session}
      section="calendar"
      needs="placement:view"
      title={t('reportTitle')}
      done={done}
    >
      {async () => {
        const params = { new_hire_report_id: id };
        const here = paths.newHireReport(id);
        const report = await readOrRedirect(here, 'new_hire_reports.findById', { params });
        const seesNumbers =
          hasPermission(session, 'employee:view_sensitive') && hasPermission(session, 'task:view');
        const maySend = report.status === 'made' && seesNumbers && hasPermission(session, 'placement:edit');
        return (
          <>
            <Back href={paths.newHires}>{t('title')}</Back>
            <Heading title={{ text: t('reportTitle') }}>
              <p>
                <ReportStatus report={report} />
              </p>
            </Heading>
            <Facts report={report} />
            {report.is_elsewhere || !seesNumbers ? null : (
              <>
                <p className="fd-hint">{t('downloadHint')}</p>
                <p className="fd-hint">{t('layoutHint')}</p>
                <div className="fd-actions">
                  <LinkButton
                    variant={maySend ? 'secondary' : 'primary'}
                    href={operationUrl(operations['new_hire_reports.download'].path, { params })}
                  >
                    {t('download')}
                  </LinkButton>
                </div>
              </>
            )}
            {maySend ? <SendReportForm session={session} id={id} /> : null}
            <ReportedHires session={session} id={id} />
          </>
        );
      }}
    </RequirePermission>
  );
}

async function Facts({ report }: { readonly report: NewHireReport }) {
  const [t, locale] = [await getTranslations('newHires'), await getLocale()];
  const { next_transmission: next } = report;
  const between = next && {
    from: longDate(next.from, locale),
    until: longDate(next.until, locale),
  };
  const facts = [
    ['employer', report.employer_name ?? report.employer_id],
    ['state', stateName(report.state)],
    ['people', String(report.people)],
    ['made', longDateOf(report.created_at, locale, await getTimeZone())],
    ['status', report.is_elsewhere ? t('elsewhere') : t(`status_${report.status}`)],
    ['confirmation', report.confirmation],
    ['next', between && t('nextBetween', between)],
    ['hash', report.file_sha256],
  ] as const;
  const entries = facts.flatMap(([key, text]) =>
    text === null ? [] : [{ key, question: { text: t(key) }, answer: { text } }],
  );
  return <ReviewList entries={entries} change="" none="" />;
}
