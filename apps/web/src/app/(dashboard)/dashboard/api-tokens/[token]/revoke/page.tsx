import { getTranslations } from 'next-intl/server';
import { RevokePage } from '../../../../../../dashboard/api-tokens/revoke-page';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface RevokeRouteProps {
  readonly params: Promise<{ readonly token: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: Pick<RevokeRouteProps, 'params'>) {
  const { token } = await params;
  return dashboardMetadata(
    await requireSession(paths.revoke(token)),
    (await getTranslations('tokens'))('revokeTab'),
  );
}

export default async function RevokeRoute({ params, searchParams }: RevokeRouteProps) {
  const [{ token }, { done }] = [await params, await searchParams];
  return <RevokePage session={await requireSession(paths.revoke(token))} id={token} done={done} />;
}
