import { getTranslations } from 'next-intl/server';
import { NewOrganizationPage } from '../../../../../dashboard/connected-organizations/new-organization-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

export async function generateMetadata() {
  const t = await getTranslations('connectedOrganizations');
  return dashboardMetadata(await requireSession(paths.newConnectedOrganization), t('add'));
}

export default async function NewOrganizationRoute() {
  return <NewOrganizationPage session={await requireSession(paths.newConnectedOrganization)} />;
}
