import { getTranslations } from 'next-intl/server';
import { parseNewHireSearch } from '../../../../dashboard/new-hires/new-hire-search';
import { NewHiresPage } from '../../../../dashboard/new-hires/new-hires-page';
import { paths, withQuery } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../dashboard/shell/list-pages';

interface NewHiresRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('newHires');
  return dashboardMetadata(await requireSession(paths.newHires), t('title'));
}

export default async function NewHiresRoute({ searchParams }: NewHiresRouteProps) {
  const given = await searchParams;
  const asked = { ...parseNewHireSearch(given), page: requestedPage(given['page']) };
  const session = await requireSession(withQuery(paths.newHires, asked));
  return <NewHiresPage session={session} asked={asked} done={given['done']} />;
}
