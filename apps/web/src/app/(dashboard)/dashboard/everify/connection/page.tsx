import { getTranslations } from 'next-intl/server';
import { parseCheck } from '../../../../../dashboard/everify/asked-check';
import { ConnectionPage } from '../../../../../dashboard/everify/connection-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface ConnectionRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return dashboardMetadata(
    await requireSession(paths.everifyConnection),
    (await getTranslations('everifyConnection'))('title'),
  );
}

export default async function ConnectionRoute({ searchParams }: ConnectionRouteProps) {
  const given = await searchParams;
  const session = await requireSession(paths.everifyConnection);
  return <ConnectionPage session={session} check={parseCheck(given)} done={given['done']} />;
}
