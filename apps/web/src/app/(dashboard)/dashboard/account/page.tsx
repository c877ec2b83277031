import { getTranslations } from 'next-intl/server';
import { AccountPage } from '../../../../account/account-page';
import { paths } from '../../../../dashboard/paths';
import { signedIn } from '../../../../dashboard/session';
import { titled } from '../../../../dashboard/title';

interface AccountRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return titled(await signedIn(paths.account), (await getTranslations('account'))('title'));
}

export default async function AccountRoute({ searchParams }: AccountRouteProps) {
  const { done } = await searchParams;
  return <AccountPage session={await signedIn(paths.account)} done={done} />;
}
