import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';
import { EditWebhookPage } from '../../../../../../dashboard/webhooks/edit-webhook-page';

interface EditWebhookRouteProps {
  readonly params: Promise<{ readonly webhook: string }>;
}

export async function generateMetadata({ params }: EditWebhookRouteProps) {
  const { webhook } = await params;
  return dashboardMetadata(
    await requireSession(paths.editWebhook(webhook)),
    (await getTranslations('webhooks'))('editTitle'),
  );
}

export default async function EditWebhookRoute({ params }: EditWebhookRouteProps) {
  const { webhook } = await params;
  return <EditWebhookPage session={await requireSession(paths.editWebhook(webhook))} id={webhook} />;
}
