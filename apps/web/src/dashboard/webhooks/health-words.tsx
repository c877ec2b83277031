import type { WebhookHealth } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { Moment } from '../shell/moment';
import { healthState } from './health-state';

/** How a webhook fares: delivering, or failing and since when, with what waits. */
export async function HealthWords({ health }: { readonly health: WebhookHealth }) {
  const t = await getTranslations('webhooks');
  const { word, tone, icon, since } = healthState(health);
  const { pending, failed } = health;
  return (
    <span className="webhook-health">
      <StatusWord tone={tone} icon={icon} word={t(word)} />
      <span className="fd-muted">
        {since === null ? null : (
          <>
            {t('since')} <Moment at={since} />
          </>
        )}
        {pending > 0 ? <Count text={t('pending', { count: pending })} /> : null}
        {failed > 0 ? <Count text={t('failed', { count: failed })} /> : null}
      </span>
    </span>
  );
}

const Count = ({ text }: { readonly text: string }) => <span className="webhook-count">{text}</span>;
