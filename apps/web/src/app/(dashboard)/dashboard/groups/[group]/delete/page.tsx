import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../dashboard/paths';
import { signedIn } from '../../../../../../dashboard/session';
import { titled } from '../../../../../../dashboard/title';
import { DeleteGroupPage } from '../../../../../../groups/delete-group-page';

interface DeleteGroupRouteProps {
  readonly params: Promise<{ readonly group: string }>;
}

export async function generateMetadata({ params }: DeleteGroupRouteProps) {
  const { group } = await params;
  return titled(await signedIn(paths.deleteGroup(group)), (await getTranslations('groups'))('deleteTab'));
}

export default async function DeleteGroupRoute({ params }: DeleteGroupRouteProps) {
  const { group } = await params;
  return <DeleteGroupPage session={await signedIn(paths.deleteGroup(group))} id={group} />;
}
