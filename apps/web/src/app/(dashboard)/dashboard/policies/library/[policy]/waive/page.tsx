import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../../dashboard/paths';
import { WaivePage } from '../../../../../../../dashboard/policy-library/waive-page';
import { requireSession } from '../../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../../dashboard/shell/dashboard-metadata';

interface RouteProps {
  readonly params: Promise<{ readonly policy: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  const session = await requireSession(paths.waivePolicy((await params).policy));
  return dashboardMetadata(session, (await getTranslations('library'))('waiveTab'));
}

export default async function WaiveRoute({ params }: RouteProps) {
  const { policy } = await params;
  const session = await requireSession(paths.waivePolicy(policy));
  return <WaivePage session={session} policyKey={policy} />;
}
