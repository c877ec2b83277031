import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';
import { GroupPage } from '../../../../../dashboard/groups/group-page';

interface GroupRouteProps {
  readonly params: Promise<{ readonly group: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: GroupRouteProps) {
  const { group } = await params;
  return dashboardMetadata(
    await requireSession(paths.group(group)),
    (await getTranslations('groups'))('groupTab'),
  );
}

export default async function GroupRoute({ params, searchParams }: GroupRouteProps) {
  const [{ group }, { done }] = [await params, await searchParams];
  return <GroupPage session={await requireSession(paths.group(group))} id={group} done={done} />;
}
