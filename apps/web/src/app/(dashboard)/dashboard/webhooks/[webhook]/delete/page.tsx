import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';
import { DeleteWebhookPage } from '../../../../../../dashboard/webhooks/delete-webhook-page';

interface DeleteWebhookRouteProps {
  readonly params: Promise<{ readonly webhook: string }>;
}

export async function generateMetadata({ params }: DeleteWebhookRouteProps) {
  const { webhook } = await params;
  return dashboardMetadata(
    await requireSession(paths.deleteWebhook(webhook)),
    (await getTranslations('webhooks'))('deleteTitle'),
  );
}

export default async function DeleteWebhookRoute({ params }: DeleteWebhookRouteProps) {
  const { webhook } = await params;
  return <DeleteWebhookPage session={await requireSession(paths.deleteWebhook(webhook))} id={webhook} />;
}
