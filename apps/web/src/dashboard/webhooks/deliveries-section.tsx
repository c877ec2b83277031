import type { UserSession, Webhook, WebhookDelivery, WebhookHealth } from '@firstday/domain';
import { EmptyState, Pagination, Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { eventKindLabels } from '../events/event-kind-labels';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { Moment } from '../shell/moment';
import { DeliveryFilters } from './delivery-filters';
import { type DeliverySearch, deliveryQuery } from './delivery-search';
import { DeliveryStatusWord } from './delivery-status-word';
import { RedeliverFailedForm } from './redeliver-failed-form';

interface DeliveriesSectionProps {
  readonly session: UserSession;
  readonly webhook: Webhook;
  readonly health: WebhookHealth;
  readonly here: string;
  readonly asked: DeliverySearch;
}

/** What was sent, newest first, and the way to send again what failed. */
export async function DeliveriesSection({ session, webhook, health, here, asked }: DeliveriesSectionProps) {
  const t = await getTranslations('webhooks');
  const mayResend = hasPermission(session, 'webhook:edit') && health.disabled_at === null;
  return (
    <section className="hosted-section" aria-labelledby="deliveries">
      <h2 id="deliveries">{t('deliveries')}</h2>
      <DeliveryFilters webhook={webhook.id} asked={asked} />
      <Deliveries webhook={webhook.id} here={here} asked={asked} />
      {health.failed > 0 && mayResend ? <RedeliverFailedForm session={session} webhook={webhook.id} /> : null}
    </section>
  );
}

interface DeliveriesProps {
  readonly webhook: string;
  readonly here: string;
  readonly asked: DeliverySearch;
}

async function Deliveries({ webhook, here, asked }: DeliveriesProps) {
  const t = await getTranslations('webhooks');
  const input = { params: { webhook_id: webhook }, query: deliveryQuery(asked) };
  const { data, total } = await readOrRedirect(here, 'webhooks.listDeliveries', input);
  const { after, ...filters } = asked;
  const last = total > data.length ? data.at(-1)?.event_id : undefined;
  const isAsked = Object.values(asked).some(Boolean);
  if (data.length === 0)
    return (
      <EmptyState title={t(isAsked ? 'noDeliveryFound' : 'noDelivery')}>
        {isAsked ? <a href={paths.webhook(webhook)}>{t('clear')}</a> : t('noDeliveryHint')}
      </EmptyState>
    );
  return (
    <>
      <DeliveryTable deliveries={data} />
      {after || last ? (
        <Pagination
          words={{ label: t('pages'), previous: t('newest'), next: t('older') }}
          previous={after ? withQuery(paths.webhook(webhook), filters) : undefined}
          next={last ? withQuery(paths.webhook(webhook), { ...filters, after: last }) : undefined}
        />
      ) : null}
    </>
  );
}

async function DeliveryTable({ deliveries }: { readonly deliveries: readonly WebhookDelivery[] }) {
  const [t, words] = [await getTranslations('webhooks'), await eventKindLabels()];
  return (
    <Table
      caption={t('deliveries')}
      rows={deliveries}
      keyOf={({ event_id }) => event_id}
      columns={[
        {
          id: 'what',
          label: t('what'),
          cell: ({ webhook_id, event_id, kind }) => (
            <a href={paths.delivery(webhook_id, event_id)}>{words(kind)}</a>
          ),
        },
        { id: 'status', label: t('status'), cell: (one) => <DeliveryStatusWord delivery={one} /> },
        { id: 'tries', label: t('tries'), isFigure: true, cell: ({ attempts }) => attempts },
        { id: 'when', label: t('queued'), cell: ({ created_at }) => <Moment at={created_at} /> },
        {
          id: 'next',
          label: t('nextTry'),
          cell: ({ next_attempt_at: at }) => (at === null ? null : <Moment at={at} />),
        },
      ]}
    />
  );
}
