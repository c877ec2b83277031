import { getTranslations } from 'next-intl/server';
import { pageAsked } from '../../../../dashboard/pages';
import { paths, withQuery } from '../../../../dashboard/paths';
import { signedIn } from '../../../../dashboard/session';
import { titled } from '../../../../dashboard/title';
import { UsersPage } from '../../../../users/users-page';

interface UsersRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return titled(await signedIn(paths.users), (await getTranslations('users'))('title'));
}

export default async function UsersRoute({ searchParams }: UsersRouteProps) {
  const { page: asked, search: given, group: ofGroup, done } = await searchParams;
  const page = pageAsked(asked);
  const search = typeof given === 'string' ? given.trim().slice(0, 320) : '';
  const group = typeof ofGroup === 'string' ? ofGroup.slice(0, 64) : '';
  const here = withQuery(paths.users, { search, group, page: page > 1 ? page : undefined });
  return <UsersPage session={await signedIn(here)} list={{ here, page, search, group }} done={done} />;
}
