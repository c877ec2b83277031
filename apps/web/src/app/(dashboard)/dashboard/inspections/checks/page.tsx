import { getTranslations } from 'next-intl/server';
import { ChecksPage } from '../../../../../dashboard/inspections/checks-page';
import { paths, withQuery } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../../dashboard/shell/list-pages';

interface ChecksRouteProps {
  readonly searchParams: Promise<Readonly<Record<'done' | 'page', string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('inspections');
  return dashboardMetadata(await requireSession(paths.integrityChecks), t('checksTitle'));
}

export default async function ChecksRoute({ searchParams }: ChecksRouteProps) {
  const { page: asked, done } = await searchParams;
  const page = requestedPage(asked);
  const session = await requireSession(withQuery(paths.integrityChecks, { page }));
  return <ChecksPage session={session} page={page} done={done} />;
}
