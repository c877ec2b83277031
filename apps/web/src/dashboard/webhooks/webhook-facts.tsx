import { LongWord } from '@firstday/ui';
import type { Webhook, WebhookHealth } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { eventKindLabels } from '../events/event-kind-labels';
import { CreatedByLine } from '../shell/created-by-line';
import { Moment } from '../shell/moment';
import { HealthWords } from './health-words';
import { Fact } from '../shell/fact';

interface WebhookFactsProps {
  readonly webhook: Webhook;
  readonly health: WebhookHealth;
}

/** What is known of a webhook, a line each. */
export async function WebhookFacts({ webhook, health }: WebhookFactsProps) {
  const t = await getTranslations('webhooks');
  return (
    <dl className="fact-list">
      <Fact label={t('health')}>
        <HealthWords health={health} />
      </Fact>
      <Fact label={t('events')}>
        <Kinds webhook={webhook} />
      </Fact>
      <Fact label={t('lastSent')}>
        {health.last_used_at === null ? t('never') : <Moment at={health.last_used_at} />}
      </Fact>
      <Fact label={t('added')}>
        <Moment at={webhook.created_at} /> <CreatedByLine creator={webhook.created_by} />
      </Fact>
    </dl>
  );
}

async function Kinds({ webhook: { subscribed_events: kinds } }: Pick<WebhookFactsProps, 'webhook'>) {
  const [t, words] = [await getTranslations('webhooks'), await eventKindLabels()];
  if (kinds.length === 0) return t('everything');
  return (
    <ul>
      {kinds.map((kind) => (
        <li key={kind} title={words(kind)}>
          <LongWord text={kind} />
        </li>
      ))}
    </ul>
  );
}
