import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../dashboard/paths';
import { signedIn } from '../../../../../dashboard/session';
import { titled } from '../../../../../dashboard/title';
import { NewGroupPage } from '../../../../../groups/group-page';

export async function generateMetadata() {
  return titled(await signedIn(paths.newGroup), (await getTranslations('groups'))('makeTitle'));
}

export default async function NewGroupRoute() {
  return <NewGroupPage session={await signedIn(paths.newGroup)} />;
}
