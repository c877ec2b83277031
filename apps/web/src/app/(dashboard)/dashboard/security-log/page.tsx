import { getTranslations } from 'next-intl/server';
import { paths, withQuery } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { parseLogSearch } from '../../../../dashboard/security-log/log-search';
import { SecurityLogPage } from '../../../../dashboard/security-log/security-log-page';

interface SecurityLogRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return dashboardMetadata(
    await requireSession(paths.securityLog),
    (await getTranslations('securityLog'))('title'),
  );
}

export default async function SecurityLogRoute({ searchParams }: SecurityLogRouteProps) {
  const asked = parseLogSearch(await searchParams);
  const here = withQuery(paths.securityLog, { ...asked });
  return <SecurityLogPage session={await requireSession(here)} here={here} asked={asked} />;
}
