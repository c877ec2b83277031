import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';
import { NewGroupPage } from '../../../../../dashboard/groups/group-page';

export async function generateMetadata() {
  return dashboardMetadata(
    await requireSession(paths.newGroup),
    (await getTranslations('groups'))('makeTitle'),
  );
}

export default async function NewGroupRoute() {
  return <NewGroupPage session={await requireSession(paths.newGroup)} />;
}
