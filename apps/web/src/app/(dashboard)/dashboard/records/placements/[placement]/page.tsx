import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../dashboard/paths';
import { PlacementPage } from '../../../../../../dashboard/placements/placement-page';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface PlacementRouteProps {
  readonly params: Promise<{ readonly placement: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: PlacementRouteProps) {
  const here = paths.record('placement', (await params).placement);
  const t = await getTranslations('records');
  return dashboardMetadata(await requireSession(here), t('placement_tab'));
}

export default async function PlacementRoute({ params, searchParams }: PlacementRouteProps) {
  const [{ placement }, { done, show }] = [await params, await searchParams];
  const session = await requireSession(paths.record('placement', placement));
  return <PlacementPage session={session} id={placement} done={done} isShown={show === 'protected'} />;
}
