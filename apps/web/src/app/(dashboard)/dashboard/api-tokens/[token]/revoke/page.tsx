import { getTranslations } from 'next-intl/server';
import { RevokePage } from '../../../../../../dashboard/api-tokens/revoke-page';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface RevokeRouteProps {
  readonly params: Promise<{ readonly token: string }>;
}

export async function generateMetadata({ params }: RevokeRouteProps) {
  const { token } = await params;
  return dashboardMetadata(
    await requireSession(paths.revoke(token)),
    (await getTranslations('tokens'))('revokeTab'),
  );
}

export default async function RevokeRoute({ params }: RevokeRouteProps) {
  const { token } = await params;
  return <RevokePage session={await requireSession(paths.revoke(token))} id={token} />;
}
