import { getTranslations } from 'next-intl/server';
import { FindPage } from '../../../../dashboard/find/find-page';
import { paths } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';

interface FindRouteProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata() {
  return dashboardMetadata(await requireSession(paths.find), (await getTranslations('find'))('title'));
}

export default async function FindRoute({ searchParams }: FindRouteProps) {
  const { search } = await searchParams;
  const typed = typeof search === 'string' ? search.trim().slice(0, 200) : '';
  return <FindPage session={await requireSession(paths.find)} typed={typed} />;
}
