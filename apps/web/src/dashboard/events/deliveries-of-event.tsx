import type { AccountEvent } from '@firstday/domain';
import { LongWord, Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readIfThere, readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { Moment } from '../shell/moment';
import { DeliveryStatusWord } from '../webhooks/delivery-status-word';

interface DeliveriesOfEventProps {
  readonly here: string;
  readonly event: AccountEvent;
}

/** To which webhooks it went, and what became of it there. */
export async function DeliveriesOfEvent({ here, event }: DeliveriesOfEventProps) {
  const t = await getTranslations('events');
  const rows = await readDeliveries(here, event.id);
  return (
    <section className="hosted-section" aria-labelledby="deliveries">
      <h2 id="deliveries">{t('deliveries')}</h2>
      {rows.length === 0 ? (
        <p className="fd-muted">{t('noDeliveries')}</p>
      ) : (
        <Table
          caption={t('deliveries')}
          rows={rows}
          keyOf={({ webhook }) => webhook.id}
          columns={[
            {
              id: 'webhook',
              label: t('webhook'),
              cell: ({ webhook }) => (
                <a href={paths.delivery(webhook.id, event.id)}>
                  <LongWord text={webhook.url} />
                </a>
              ),
            },
            {
              id: 'status',
              label: t('status'),
              cell: ({ delivery }) => <DeliveryStatusWord delivery={delivery} />,
            },
            {
              id: 'when',
              label: t('finished'),
              cell: ({ delivery: { finished_at: at } }) => (at === null ? null : <Moment at={at} />),
            },
          ]}
        />
      )}
    </section>
  );
}

async function readDeliveries(here: string, event: string) {
  const { data } = await readOrRedirect(here, 'webhooks.list', { query: { per_page: 100 } });
  const found = await Promise.all(
    data.map(async (webhook) => {
      const params = { webhook_id: webhook.id, event_id: event };
      const delivery = await readIfThere(here, 'webhooks.getDelivery', { params });
      return delivery === undefined ? [] : [{ webhook, delivery }];
    }),
  );
  return found.flat();
}
