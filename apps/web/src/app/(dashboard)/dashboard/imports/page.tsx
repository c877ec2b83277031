import { getTranslations } from 'next-intl/server';
import { ImportsPage } from '../../../../dashboard/imports/imports-page';
import { paths } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../dashboard/shell/list-pages';

interface ImportsRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const session = await requireSession(paths.imports);
  return dashboardMetadata(session, (await getTranslations('imports'))('title'));
}

export default async function ImportsRoute({ searchParams }: ImportsRouteProps) {
  const { page, done } = await searchParams;
  return <ImportsPage session={await requireSession(paths.imports)} page={requestedPage(page)} done={done} />;
}
