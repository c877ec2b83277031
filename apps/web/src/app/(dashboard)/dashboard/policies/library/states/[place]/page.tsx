import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../../dashboard/paths';
import { AddStatePage } from '../../../../../../../dashboard/policy-library/add-state-page';
import { requireSession } from '../../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../../dashboard/shell/dashboard-metadata';

interface RouteProps {
  readonly params: Promise<{ readonly place: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  const session = await requireSession(paths.addState((await params).place));
  return dashboardMetadata(session, (await getTranslations('library'))('addStateTab'));
}

export default async function AddStateRoute({ params }: RouteProps) {
  const { place } = await params;
  const session = await requireSession(paths.addState(place));
  return <AddStatePage session={session} place={place} />;
}
