import { getTranslations } from 'next-intl/server';
import { ArchivePage } from '../../../../dashboard/archive/archive-page';
import { parseArchiveSearch } from '../../../../dashboard/archive/archive-search';
import { paths, withQuery } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../dashboard/shell/list-pages';

interface ArchiveRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('archive');
  return dashboardMetadata(await requireSession(paths.archive), t('title'));
}

export default async function ArchiveRoute({ searchParams }: ArchiveRouteProps) {
  const { page, done, ...given } = await searchParams;
  const asked = parseArchiveSearch(given, requestedPage(page));
  const session = await requireSession(withQuery(paths.archive, { ...asked }));
  return <ArchivePage session={session} asked={asked} done={done} />;
}
