import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../dashboard/paths';
import { PlacementsPage } from '../../../../../dashboard/placements/placements-page';
import { parsePlacementsSearch, searchFor } from '../../../../../dashboard/placements/placements-search';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface PlacementsRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const here = paths.recordList('placement');

export async function generateMetadata() {
  const t = await getTranslations('records');
  return dashboardMetadata(await requireSession(here), t('placement_title'));
}

export default async function PlacementsRoute({ searchParams }: PlacementsRouteProps) {
  const asked = await searchParams;
  const session = await requireSession(here);
  const search = searchFor(session, parsePlacementsSearch(asked));
  return <PlacementsPage session={session} asked={search} done={asked['done']} />;
}
