import './webhooks.css';
import type { UserSession, Webhook, WebhookHealth } from '@firstday/domain';
import { Banner, Heading, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionButton } from '../forms/action-button';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { DeliveriesSection } from './deliveries-section';
import type { DeliverySearch } from './delivery-search';
import { enableWebhook } from './enable-webhook';
import { sendTest } from './send-test';
import { SigningToken } from './signing-token';
import { WebhookFacts } from './webhook-facts';

interface WebhookPageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly here: string;
  readonly asked: DeliverySearch;
  readonly done: unknown;
}

/** One webhook: how it fares, what was sent, and what can be done about it. */
export async function WebhookPage({ session, id, here, asked, done }: WebhookPageProps) {
  const t = await getTranslations('webhooks');
  const params = { webhook_id: id };
  const mayEdit = hasPermission(session, 'webhook:edit');
  return (
    <RequirePermission
      session={session}
      section="webhooks"
      needs="webhook:view"
      title={t('title')}
      done={done}
    >
      {async () => {
        const [webhook, health] = await Promise.all([
          readOrRedirect(here, 'webhooks.findById', { params }),
          readOrRedirect(here, 'webhooks.getHealth', { params }),
        ]);
        const parts = { session, webhook, health };
        return (
          <>
            <Back href={paths.webhooks}>{t('back')}</Back>
            <Head {...parts} />
            <Disabled {...parts} />
            <WebhookFacts {...parts} />
            <DeliveriesSection {...parts} here={here} asked={asked} />
            {mayEdit || hasPermission(session, 'webhook:view_secret') ? <SigningToken {...parts} /> : null}
            {mayEdit ? <Deletion webhook={webhook} /> : null}
          </>
        );
      }}
    </RequirePermission>
  );
}

interface PartProps {
  readonly session: UserSession;
  readonly webhook: Webhook;
  readonly health: WebhookHealth;
}

async function Head({ session, webhook: { id, url, description }, health }: PartProps) {
  const t = await getTranslations('webhooks');
  return (
    <div className="dash-head">
      <Heading title={{ text: url, dir: 'ltr' }}>
        {description ? <p className="fd-hint">{description}</p> : null}
      </Heading>
      {hasPermission(session, 'webhook:edit') ? (
        <div className="fd-actions">
          {health.disabled_at === null ? (
            <ActionButton send={sendTest.bind(null, toActionContext(session, paths.webhook(id)), id)}>
              {t('test')}
            </ActionButton>
          ) : null}
          <LinkButton variant="secondary" href={paths.editWebhook(id)}>
            {t('edit')}
          </LinkButton>
        </div>
      ) : null}
    </div>
  );
}

/** Why nothing is sent any more, and the way back. */
async function Disabled({ session, webhook: { id }, health }: PartProps) {
  const t = await getTranslations('webhooks');
  if (health.disabled_at === null) return null;
  return (
    <Banner
      tone="bad"
      icon="lock"
      title={t('disabledTitle')}
      actions={
        hasPermission(session, 'webhook:edit') ? (
          <ActionButton
            variant="secondary"
            send={enableWebhook.bind(null, toActionContext(session, paths.webhook(id)), id)}
          >
            {t('enable')}
          </ActionButton>
        ) : null
      }
    >
      <p>{t(health.disabled_reason === 'gone' ? 'disabledGoneHint' : 'disabledFailingHint')}</p>
    </Banner>
  );
}

async function Deletion({ webhook: { id } }: Pick<PartProps, 'webhook'>) {
  const t = await getTranslations('webhooks');
  return (
    <section className="hosted-section">
      <h2>{t('deleteSubmit')}</h2>
      <p>{t('deleteHint')}</p>
      <div className="fd-actions">
        <LinkButton variant="danger" href={paths.deleteWebhook(id)}>
          {t('delete')}
        </LinkButton>
      </div>
    </section>
  );
}
