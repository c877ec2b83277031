import { getTranslations } from 'next-intl/server';
import { paths, withQuery } from '../../../../../dashboard/paths';
import { LibraryPage } from '../../../../../dashboard/policy-library/library-page';
import { parseLibrarySearch } from '../../../../../dashboard/policy-library/library-search';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface LibraryRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('library');
  return dashboardMetadata(await requireSession(paths.policyLibrary), t('title'));
}

export default async function LibraryRoute({ searchParams }: LibraryRouteProps) {
  const given = await searchParams;
  const asked = parseLibrarySearch(given);
  const session = await requireSession(withQuery(paths.policyLibrary, { ...asked }));
  return <LibraryPage session={session} asked={asked} done={given['done']} />;
}
