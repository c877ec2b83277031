import { PolicyStatus } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../dashboard/paths';
import { PoliciesPage } from '../../../../dashboard/policies/policies-page';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../dashboard/shell/list-pages';

interface PoliciesRouteProps {
  readonly searchParams: Promise<{
    readonly page?: string | string[];
    readonly status?: unknown;
    readonly done?: unknown;
  }>;
}

export async function generateMetadata() {
  const t = await getTranslations('policies');
  return dashboardMetadata(await requireSession(paths.policies), t('title'));
}

export default async function PoliciesRoute({ searchParams }: PoliciesRouteProps) {
  const { page, status, done } = await searchParams;
  const session = await requireSession(paths.policies);
  const asked = PolicyStatus.safeParse(status).data;
  return <PoliciesPage session={session} page={requestedPage(page)} status={asked} done={done} />;
}
