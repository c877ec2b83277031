import { getTranslations } from 'next-intl/server';
import { requestedPage } from '../../../../dashboard/shell/list-pages';
import { paths, withQuery } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { GroupsPage } from '../../../../dashboard/groups/groups-page';

interface GroupsRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return dashboardMetadata(await requireSession(paths.groups), (await getTranslations('groups'))('title'));
}

export default async function GroupsRoute({ searchParams }: GroupsRouteProps) {
  const { page: asked, done } = await searchParams;
  const page = requestedPage(asked);
  const session = await requireSession(withQuery(paths.groups, { page: page > 1 ? page : undefined }));
  return <GroupsPage session={session} page={page} done={done} />;
}
