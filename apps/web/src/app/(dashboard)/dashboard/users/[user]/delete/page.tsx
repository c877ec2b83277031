import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../dashboard/paths';
import { signedIn } from '../../../../../../dashboard/session';
import { titled } from '../../../../../../dashboard/title';
import { DeleteUserPage } from '../../../../../../users/delete-user-page';

interface DeleteUserRouteProps {
  readonly params: Promise<{ readonly user: string }>;
}

export async function generateMetadata({ params }: DeleteUserRouteProps) {
  const { user } = await params;
  return titled(await signedIn(paths.deleteUser(user)), (await getTranslations('users'))('deleteTab'));
}

export default async function DeleteUserRoute({ params }: DeleteUserRouteProps) {
  const { user } = await params;
  return <DeleteUserPage session={await signedIn(paths.deleteUser(user))} id={user} />;
}
