import { getTranslations } from 'next-intl/server';
import { DeleteOrganizationPage } from '../../../../../../dashboard/connected-organizations/delete-organization-page';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface DeleteOrganizationRouteProps {
  readonly params: Promise<{ readonly organization: string }>;
}

export async function generateMetadata({ params }: DeleteOrganizationRouteProps) {
  const { organization } = await params;
  const t = await getTranslations('connectedOrganizations');
  return dashboardMetadata(await requireSession(paths.deleteConnectedOrganization(organization)), t('tab'));
}

export default async function DeleteOrganizationRoute({ params }: DeleteOrganizationRouteProps) {
  const { organization } = await params;
  return (
    <DeleteOrganizationPage
      session={await requireSession(paths.deleteConnectedOrganization(organization))}
      id={organization}
    />
  );
}
