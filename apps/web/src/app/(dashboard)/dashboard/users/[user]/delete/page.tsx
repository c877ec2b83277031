import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';
import { DeleteUserPage } from '../../../../../../dashboard/users/delete-user-page';

interface DeleteUserRouteProps {
  readonly params: Promise<{ readonly user: string }>;
}

export async function generateMetadata({ params }: DeleteUserRouteProps) {
  const { user } = await params;
  return dashboardMetadata(
    await requireSession(paths.deleteUser(user)),
    (await getTranslations('users'))('deleteTab'),
  );
}

export default async function DeleteUserRoute({ params }: DeleteUserRouteProps) {
  const { user } = await params;
  return <DeleteUserPage session={await requireSession(paths.deleteUser(user))} id={user} />;
}
