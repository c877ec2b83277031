import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../dashboard/paths';
import { PolicyPage } from '../../../../../dashboard/policies/policy-page';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../../dashboard/shell/list-pages';

interface RouteProps {
  readonly params: Promise<{ readonly policy: string }>;
  readonly searchParams: Promise<{ readonly page?: string | string[]; readonly done?: unknown }>;
}

export async function generateMetadata({ params }: RouteProps) {
  const session = await requireSession(paths.policy((await params).policy));
  return dashboardMetadata(session, (await getTranslations('policies'))('tab'));
}

export default async function PolicyRoute({ params, searchParams }: RouteProps) {
  const { policy } = await params;
  const { page, done } = await searchParams;
  const session = await requireSession(paths.policy(policy));
  return <PolicyPage session={session} id={policy} page={requestedPage(page)} done={done} />;
}
