import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';
import { UserPage } from '../../../../../dashboard/users/user-page';

interface UserRouteProps {
  readonly params: Promise<{ readonly user: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: UserRouteProps) {
  const { user } = await params;
  return dashboardMetadata(
    await requireSession(paths.user(user)),
    (await getTranslations('users'))('userTab'),
  );
}

export default async function UserRoute({ params, searchParams }: UserRouteProps) {
  const [{ user }, { done }] = [await params, await searchParams];
  return <UserPage session={await requireSession(paths.user(user))} id={user} done={done} />;
}
