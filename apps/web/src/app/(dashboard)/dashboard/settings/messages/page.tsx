import { getTranslations } from 'next-intl/server';
import { MessageSettingsPage } from '../../../../../dashboard/messages/message-settings-page';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

interface MessageSettingsRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  const t = await getTranslations('messages');
  return dashboardMetadata(await requireSession(paths.messageSettings), t('title'));
}

export default async function MessageSettingsRoute({ searchParams }: MessageSettingsRouteProps) {
  const asked = await searchParams;
  const session = await requireSession(paths.messageSettings);
  return <MessageSettingsPage session={session} done={asked['done']} />;
}
