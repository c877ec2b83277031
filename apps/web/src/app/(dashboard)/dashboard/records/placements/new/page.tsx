import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../dashboard/paths';
import { NewPlacementPage } from '../../../../../../dashboard/placements/new-placement-page';
import { parsePlacementsSearch } from '../../../../../../dashboard/placements/placements-search';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface NewPlacementRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const here = paths.newRecord('placement');

export async function generateMetadata() {
  const t = await getTranslations('records');
  return dashboardMetadata(await requireSession(here), t('placement_add'));
}

export default async function NewPlacementRoute({ searchParams }: NewPlacementRouteProps) {
  const asked = parsePlacementsSearch(await searchParams);
  return <NewPlacementPage session={await requireSession(here)} asked={asked} />;
}
