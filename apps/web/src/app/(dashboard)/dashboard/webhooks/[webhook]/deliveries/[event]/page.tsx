import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../../dashboard/paths';
import { requireSession } from '../../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../../dashboard/shell/dashboard-metadata';
import { DeliveryPage } from '../../../../../../../dashboard/webhooks/delivery-page';

interface DeliveryRouteProps {
  readonly params: Promise<{ readonly webhook: string; readonly event: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: DeliveryRouteProps) {
  const { webhook, event } = await params;
  return dashboardMetadata(
    await requireSession(paths.delivery(webhook, event)),
    (await getTranslations('webhooks'))('delivery'),
  );
}

export default async function DeliveryRoute({ params, searchParams }: DeliveryRouteProps) {
  const [{ webhook, event }, { done }] = [await params, await searchParams];
  const session = await requireSession(paths.delivery(webhook, event));
  return <DeliveryPage session={session} webhook={webhook} event={event} done={done} />;
}
