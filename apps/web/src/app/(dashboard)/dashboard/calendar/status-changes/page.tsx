import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';
import { StatusChangesPage } from '../../../../../dashboard/status-changes/status-changes-page';

export async function generateMetadata() {
  const t = await getTranslations('statusChanges');
  return dashboardMetadata(await requireSession(paths.statusChanges), t('title'));
}

export default async function StatusChangesRoute() {
  return <StatusChangesPage session={await requireSession(paths.statusChanges)} />;
}
