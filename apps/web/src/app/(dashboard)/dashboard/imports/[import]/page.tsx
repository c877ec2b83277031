import { getTranslations } from 'next-intl/server';
import { ImportDetailPage } from '../../../../../dashboard/imports/import-detail-page';
import { parseImportSearch } from '../../../../../dashboard/imports/import-search';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface ImportRouteProps {
  readonly params: Promise<{ readonly import: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: ImportRouteProps) {
  const session = await requireSession(paths.import((await params).import));
  return dashboardMetadata(session, (await getTranslations('imports'))('title'));
}

export default async function ImportRoute({ params, searchParams }: ImportRouteProps) {
  const [{ import: id }, given] = [await params, await searchParams];
  const session = await requireSession(paths.import(id));
  return <ImportDetailPage session={session} id={id} asked={parseImportSearch(given)} done={given['done']} />;
}
