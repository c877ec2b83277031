import { getTranslations } from 'next-intl/server';
import { OrganizationsPage } from '../../../../dashboard/connected-organizations/organizations-page';
import { paths } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../dashboard/shell/list-pages';

interface OrganizationsRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('connectedOrganizations');
  return dashboardMetadata(await requireSession(paths.connectedOrganizations), t('title'));
}

export default async function OrganizationsRoute({ searchParams }: OrganizationsRouteProps) {
  const asked = await searchParams;
  const session = await requireSession(paths.connectedOrganizations);
  return (
    <OrganizationsPage
      session={session}
      name={typeof asked['name'] === 'string' ? asked['name'].trim().slice(0, 255) : ''}
      page={requestedPage(asked['page'])}
      done={asked['done']}
    />
  );
}
