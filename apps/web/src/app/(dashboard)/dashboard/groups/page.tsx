import { getTranslations } from 'next-intl/server';
import { pageAsked } from '../../../../dashboard/pages';
import { paths, withQuery } from '../../../../dashboard/paths';
import { signedIn } from '../../../../dashboard/session';
import { titled } from '../../../../dashboard/title';
import { GroupsPage } from '../../../../groups/groups-page';

interface GroupsRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return titled(await signedIn(paths.groups), (await getTranslations('groups'))('title'));
}

export default async function GroupsRoute({ searchParams }: GroupsRouteProps) {
  const { page: asked, done } = await searchParams;
  const page = pageAsked(asked);
  const session = await signedIn(withQuery(paths.groups, { page: page > 1 ? page : undefined }));
  return <GroupsPage session={session} page={page} done={done} />;
}
