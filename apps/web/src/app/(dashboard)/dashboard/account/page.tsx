import { getTranslations } from 'next-intl/server';
import { AccountPage } from '../../../../dashboard/account/account-page';
import { paths } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';

interface AccountRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return dashboardMetadata(await requireSession(paths.account), (await getTranslations('account'))('title'));
}

export default async function AccountRoute({ searchParams }: AccountRouteProps) {
  const { done } = await searchParams;
  return <AccountPage session={await requireSession(paths.account)} done={done} />;
}
