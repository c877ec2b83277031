import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';
import { InvitePage } from '../../../../../dashboard/users/invite-page';

export async function generateMetadata() {
  return dashboardMetadata(
    await requireSession(paths.newUser),
    (await getTranslations('users'))('inviteTitle'),
  );
}

export default async function InviteRoute() {
  return <InvitePage session={await requireSession(paths.newUser)} />;
}
