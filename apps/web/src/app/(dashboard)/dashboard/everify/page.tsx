import { getTranslations } from 'next-intl/server';
import { parseCaseSearch } from '../../../../dashboard/everify/case-search';
import { CasesPage } from '../../../../dashboard/everify/cases-page';
import { paths, withQuery } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';

interface CasesRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return dashboardMetadata(
    await requireSession(paths.everify),
    (await getTranslations('everifyPages'))('title'),
  );
}

export default async function CasesRoute({ searchParams }: CasesRouteProps) {
  const asked = parseCaseSearch(await searchParams);
  const here = withQuery(paths.everify, { ...asked });
  return <CasesPage session={await requireSession(here)} here={here} asked={asked} />;
}
