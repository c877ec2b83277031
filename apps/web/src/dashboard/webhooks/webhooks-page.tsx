import './webhooks.css';
import type { UserSession, Webhook, WebhookHealth } from '@firstday/domain';
import { EmptyState, LongWord, Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { CreatedByLine } from '../shell/created-by-line';
import { ListPage } from '../shell/list-page';
import { ListSection } from '../shell/list-section';
import { Moment } from '../shell/moment';
import { HealthWords } from './health-words';

interface WebhooksPageProps {
  readonly session: UserSession;
  readonly page: number;
  readonly done: unknown;
}

/** Where events are sent, and how each address fares. */
export async function WebhooksPage({ session, page, done }: WebhooksPageProps) {
  const t = await getTranslations('webhooks');
  return (
    <ListPage
      session={session}
      section="webhooks"
      needs="webhook:view"
      title={t('title')}
      hint={t('hint')}
      add={{ needs: 'webhook:edit', href: paths.newWebhook, label: t('add') }}
      done={done}
    >
      {() => <WebhookList page={page} />}
    </ListPage>
  );
}

async function WebhookList({ page }: Pick<WebhooksPageProps, 'page'>) {
  const t = await getTranslations('webhooks');
  const here = withQuery(paths.webhooks, { page: page > 1 ? page : undefined });
  const query = { page, per_page: 20 };
  const { data, total, total_pages } = await readOrRedirect(here, 'webhooks.list', { query });
  if (total === 0) return <NoWebhooks />;
  const rows = await Promise.all(
    data.map(async (webhook) => ({ webhook, health: await healthOf(webhook, here) })),
  );
  return (
    <ListSection title={t('count', { count: total })} path={paths.webhooks} page={page} of={total_pages}>
      <Rows rows={rows} />
    </ListSection>
  );
}

const healthOf = (webhook: Webhook, here: string): Promise<WebhookHealth> =>
  readOrRedirect(here, 'webhooks.getHealth', { params: { webhook_id: webhook.id } });

interface Row {
  readonly webhook: Webhook;
  readonly health: WebhookHealth;
}

async function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const t = await getTranslations('webhooks');
  return (
    <Table
      caption={t('title')}
      rows={rows}
      keyOf={({ webhook }) => webhook.id}
      columns={[
        { id: 'url', label: t('url'), cell: ({ webhook }) => <Address webhook={webhook} /> },
        { id: 'health', label: t('health'), cell: ({ health }) => <HealthWords health={health} /> },
        {
          id: 'events',
          label: t('events'),
          cell: ({ webhook: { subscribed_events: kinds } }) =>
            kinds.length === 0 ? t('everything') : t('kinds', { count: kinds.length }),
        },
        {
          id: 'last',
          label: t('lastSent'),
          cell: ({ health }) => (health.last_used_at === null ? null : <Moment at={health.last_used_at} />),
        },
      ]}
    />
  );
}

function Address({ webhook: { id, url, description, created_by: creator } }: Pick<Row, 'webhook'>) {
  return (
    <span className="webhook-address">
      <a href={paths.webhook(id)}>
        <LongWord text={url} />
      </a>
      {description ? <span className="fd-small">{description}</span> : null}
      <CreatedByLine creator={creator} />
    </span>
  );
}

async function NoWebhooks() {
  const t = await getTranslations('webhooks');
  return (
    <EmptyState icon="external" title={t('empty')}>
      {t('emptyHint')}
    </EmptyState>
  );
}
