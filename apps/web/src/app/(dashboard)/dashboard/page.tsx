import { getTranslations } from 'next-intl/server';
import { home, withQuery } from '../../../dashboard/paths';
import { requireSession } from '../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../dashboard/shell/dashboard-metadata';
import { TodayPage } from '../../../dashboard/today/today-page';
import { parseTodaySearch } from '../../../dashboard/today/today-search';

interface TodayRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return dashboardMetadata(await requireSession(home), (await getTranslations('dashboard'))('home'));
}

export default async function TodayRoute({ searchParams }: TodayRouteProps) {
  const asked = parseTodaySearch(await searchParams);
  return <TodayPage session={await requireSession(withQuery(home, { ...asked }))} asked={asked} />;
}
