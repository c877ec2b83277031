import { getTranslations } from 'next-intl/server';
import { OrganizationPage } from '../../../../../dashboard/connected-organizations/organization-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface OrganizationRouteProps {
  readonly params: Promise<{ readonly organization: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: OrganizationRouteProps) {
  const { organization } = await params;
  const t = await getTranslations('connectedOrganizations');
  return dashboardMetadata(await requireSession(paths.connectedOrganization(organization)), t('tab'));
}

export default async function OrganizationRoute({ params, searchParams }: OrganizationRouteProps) {
  const [{ organization }, { done }] = [await params, await searchParams];
  return (
    <OrganizationPage
      session={await requireSession(paths.connectedOrganization(organization))}
      id={organization}
      done={done}
    />
  );
}
