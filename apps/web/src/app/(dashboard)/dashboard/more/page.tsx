import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { MorePage } from '../../../../dashboard/shell/more-page';

export async function generateMetadata() {
  return dashboardMetadata(
    await requireSession(paths.more),
    (await getTranslations('dashboard'))('sections'),
  );
}

export default async function MoreRoute() {
  return <MorePage session={await requireSession(paths.more)} />;
}
