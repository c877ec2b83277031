import { getTranslations } from 'next-intl/server';
import { AppearancePage } from '../../../../dashboard/appearance/appearance-page';
import { paths, withQuery } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { requestedPage } from '../../../../dashboard/shell/list-pages';

interface AppearanceRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return dashboardMetadata(
    await requireSession(paths.appearance),
    (await getTranslations('appearance'))('title'),
  );
}

export default async function AppearanceRoute({ searchParams }: AppearanceRouteProps) {
  const { page: asked, done } = await searchParams;
  const page = requestedPage(asked);
  const session = await requireSession(withQuery(paths.appearance, { page: page > 1 ? page : undefined }));
  return <AppearancePage session={session} page={page} done={done} />;
}
