import { getTranslations } from 'next-intl/server';
import { InspectionsPage } from '../../../../dashboard/inspections/inspections-page';
import { paths, withQuery } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../dashboard/shell/list-pages';

interface InspectionsRouteProps {
  readonly searchParams: Promise<Readonly<Record<'done' | 'page', string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('inspections');
  return dashboardMetadata(await requireSession(paths.inspections), t('title'));
}

export default async function InspectionsRoute({ searchParams }: InspectionsRouteProps) {
  const { page: asked, done } = await searchParams;
  const page = requestedPage(asked);
  const session = await requireSession(withQuery(paths.inspections, { page }));
  return <InspectionsPage session={session} page={page} done={done} />;
}
