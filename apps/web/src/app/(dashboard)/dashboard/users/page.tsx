import { getTranslations } from 'next-intl/server';
import { requestedPage } from '../../../../dashboard/shell/list-pages';
import { paths, withQuery } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';
import { UsersPage } from '../../../../dashboard/users/users-page';

interface UsersRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return dashboardMetadata(await requireSession(paths.users), (await getTranslations('users'))('title'));
}

export default async function UsersRoute({ searchParams }: UsersRouteProps) {
  const { page: asked, search: given, group: ofGroup, done } = await searchParams;
  const page = requestedPage(asked);
  const search = typeof given === 'string' ? given.trim().slice(0, 320) : '';
  const group = typeof ofGroup === 'string' ? ofGroup.slice(0, 64) : '';
  const here = withQuery(paths.users, { search, group, page: page > 1 ? page : undefined });
  return <UsersPage session={await requireSession(here)} list={{ here, page, search, group }} done={done} />;
}
