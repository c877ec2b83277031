import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../dashboard/paths';
import { DeleteMatchingPage } from '../../../../../../dashboard/placements/delete-matching-page';
import { DeletePlacementsPage } from '../../../../../../dashboard/placements/delete-placements-page';
import { parsePlacementSelection } from '../../../../../../dashboard/placements/parse-placement-selection';
import { parsePlacementsSearch, searchFor } from '../../../../../../dashboard/placements/placements-search';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface DeletePlacementsRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('records');
  return dashboardMetadata(await requireSession(paths.recordList('placement')), t('placement_title'));
}

export default async function DeletePlacementsRoute({ searchParams }: DeletePlacementsRouteProps) {
  const given = await searchParams;
  if (given['all'] !== undefined) {
    const asked = parsePlacementsSearch(given);
    const session = await requireSession(paths.deleteMatchingPlacements(asked));
    return <DeleteMatchingPage session={session} asked={searchFor(session, asked)} />;
  }
  const ids = parsePlacementSelection(given['placement']);
  return <DeletePlacementsPage session={await requireSession(paths.deletePlacements(ids))} ids={ids} />;
}
