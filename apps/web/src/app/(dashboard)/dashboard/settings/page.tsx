import { getTranslations } from 'next-intl/server';
import { SettingsPage } from '../../../../dashboard/settings/settings-page';
import { paths } from '../../../../dashboard/paths';
import { requireSession } from '../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../dashboard/shell/dashboard-metadata';

interface SettingsRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('settings');
  return dashboardMetadata(await requireSession(paths.settings), t('title'));
}

export default async function SettingsRoute({ searchParams }: SettingsRouteProps) {
  const asked = await searchParams;
  const session = await requireSession(paths.settings);
  return <SettingsPage session={session} done={asked['done']} />;
}
