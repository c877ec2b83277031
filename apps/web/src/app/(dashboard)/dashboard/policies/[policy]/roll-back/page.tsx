import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../dashboard/paths';
import { RollBackPage } from '../../../../../../dashboard/policies/roll-back-page';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../../../dashboard/shell/list-pages';

interface RouteProps {
  readonly params: Promise<{ readonly policy: string }>;
  readonly searchParams: Promise<{ readonly version?: string | string[] }>;
}

export async function generateMetadata({ params }: RouteProps) {
  const session = await requireSession(paths.policy((await params).policy));
  return dashboardMetadata(session, (await getTranslations('policies'))('rollBackTab'));
}

export default async function RollBackRoute({ params, searchParams }: RouteProps) {
  const { policy } = await params;
  const version = requestedPage((await searchParams).version);
  const session = await requireSession(paths.rollBackPolicy(policy, version));
  return <RollBackPage session={session} id={policy} version={version} />;
}
