import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/current-session';
import { dashboardMetadata } from '../../../../../dashboard/dashboard-metadata';
import { NewGroupPage } from '../../../../../groups/group-page';

export async function generateMetadata() {
  return dashboardMetadata(
    await requireSession(paths.newGroup),
    (await getTranslations('groups'))('makeTitle'),
  );
}

export default async function NewGroupRoute() {
  return <NewGroupPage session={await requireSession(paths.newGroup)} />;
}
