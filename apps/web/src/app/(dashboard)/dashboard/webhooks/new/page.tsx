import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';
import { NewWebhookPage } from '../../../../../dashboard/webhooks/edit-webhook-page';

export async function generateMetadata() {
  return dashboardMetadata(
    await requireSession(paths.newWebhook),
    (await getTranslations('webhooks'))('addTitle'),
  );
}

export default async function NewWebhookRoute() {
  return <NewWebhookPage session={await requireSession(paths.newWebhook)} />;
}
