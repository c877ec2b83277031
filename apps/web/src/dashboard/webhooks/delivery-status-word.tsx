import type { WebhookDelivery } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

const signs = {
  delivered: { tone: 'good', icon: 'check' },
  retrying: { tone: 'warn', icon: 'alert' },
  pending: { tone: 'muted', icon: 'wait' },
  failed: { tone: 'bad', icon: 'alert' },
} as const;

/** How far a delivery is: one that was tried in vain and is tried again is told from one that waits for its first. */
export async function DeliveryStatusWord({ delivery }: { readonly delivery: WebhookDelivery }) {
  const t = await getTranslations('webhooks');
  const { status, attempts } = delivery;
  const word = status === 'pending' && attempts > 0 ? 'retrying' : status;
  return <StatusWord {...signs[word]} word={t(`delivery_${word}`)} />;
}
