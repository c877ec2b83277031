import { getTranslations } from 'next-intl/server';
import { DestroyedPage } from '../../../../../dashboard/archive/destroyed-page';
import { paths, withQuery } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../../dashboard/shell/list-pages';

interface DestroyedRouteProps {
  readonly searchParams: Promise<{ readonly page?: string | string[] }>;
}

export async function generateMetadata() {
  const t = await getTranslations('archive');
  return dashboardMetadata(await requireSession(paths.destroyed), t('destroyedTitle'));
}

export default async function DestroyedRoute({ searchParams }: DestroyedRouteProps) {
  const page = requestedPage((await searchParams).page);
  return <DestroyedPage session={await requireSession(withQuery(paths.destroyed, { page }))} page={page} />;
}
