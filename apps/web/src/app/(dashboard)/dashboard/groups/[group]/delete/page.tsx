import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';
import { DeleteGroupPage } from '../../../../../../dashboard/groups/delete-group-page';

interface DeleteGroupRouteProps {
  readonly params: Promise<{ readonly group: string }>;
}

export async function generateMetadata({ params }: DeleteGroupRouteProps) {
  const { group } = await params;
  return dashboardMetadata(
    await requireSession(paths.deleteGroup(group)),
    (await getTranslations('groups'))('deleteTab'),
  );
}

export default async function DeleteGroupRoute({ params }: DeleteGroupRouteProps) {
  const { group } = await params;
  return <DeleteGroupPage session={await requireSession(paths.deleteGroup(group))} id={group} />;
}
