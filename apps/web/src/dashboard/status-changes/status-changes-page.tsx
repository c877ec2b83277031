import type { UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { applyReport } from './apply-report';
import { Imports } from './imports';
import { ReportForm } from './report-form';

/** E-Verify’s Status Change Report: what would follow from it is shown first, and carried out when somebody says so. */
export async function StatusChangesPage({ session }: { readonly session: UserSession }) {
  const [t, calendar, locale, messages] = [
    await getTranslations('statusChanges'),
    await getTranslations('calendar'),
    await getLocale(),
    await getMessages(),
  ];
  return (
    <RequirePermission session={session} section="calendar" needs="everify:edit" title={t('title')}>
      {() => (
        <>
          <Back href={paths.calendar}>{calendar('title')}</Back>
          <Heading title={{ text: t('title') }}>
            <p className="fd-hint">{t('hint')}</p>
          </Heading>
          <ReportForm
            send={applyReport.bind(null, toActionContext(session, paths.statusChanges))}
            words={messages.statusChanges}
            problem={messages.page.problem}
            locale={locale}
          />
          {hasPermission(session, 'everify:view') ? <Imports /> : null}
        </>
      )}
    </RequirePermission>
  );
}
