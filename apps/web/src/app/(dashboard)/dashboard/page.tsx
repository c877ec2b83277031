import { getTranslations } from 'next-intl/server';
import { HomePage } from '../../../dashboard/home-page';
import { home } from '../../../dashboard/paths';
import { requireSession } from '../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../dashboard/shell/dashboard-metadata';

export async function generateMetadata() {
  return dashboardMetadata(await requireSession(home), (await getTranslations('dashboard'))('home'));
}

export default async function HomeRoute() {
  return <HomePage session={await requireSession(home)} />;
}
