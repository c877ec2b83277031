import { getTranslations } from 'next-intl/server';
import { paths, withQuery } from '../../../../../dashboard/paths';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';
import { parseDeliverySearch } from '../../../../../dashboard/webhooks/delivery-search';
import { WebhookPage } from '../../../../../dashboard/webhooks/webhook-page';

interface WebhookRouteProps {
  readonly params: Promise<{ readonly webhook: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: WebhookRouteProps) {
  const { webhook } = await params;
  return dashboardMetadata(
    await requireSession(paths.webhook(webhook)),
    (await getTranslations('webhooks'))('webhookTab'),
  );
}

export default async function WebhookRoute({ params, searchParams }: WebhookRouteProps) {
  const [{ webhook }, given] = [await params, await searchParams];
  const asked = parseDeliverySearch(given);
  const here = withQuery(paths.webhook(webhook), { ...asked });
  const session = await requireSession(here);
  return <WebhookPage session={session} id={webhook} here={here} asked={asked} done={given['done']} />;
}
