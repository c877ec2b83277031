import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../dashboard/paths';
import { signedIn } from '../../../../../dashboard/session';
import { titled } from '../../../../../dashboard/title';
import { InvitePage } from '../../../../../users/invite-page';

export async function generateMetadata() {
  return titled(await signedIn(paths.newUser), (await getTranslations('users'))('inviteTitle'));
}

export default async function InviteRoute() {
  return <InvitePage session={await signedIn(paths.newUser)} />;
}
