import type { UserSession, Webhook, WebhookHealth } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import type { Send } from '../forms/action-state';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Moment } from '../shell/moment';
import { secretLabels } from '../shell/secret-labels';
import { SecretOnce } from '../shell/secret-once';
import { rotateToken } from './rotate-token';
import { showToken } from './show-token';

interface SigningTokenProps {
  readonly session: UserSession;
  readonly webhook: Webhook;
  readonly health: WebhookHealth;
}

/** The key by which a receiver knows that it was sent from here: shown to whoever may, and replaced. */
export async function SigningToken({ session, webhook: { id, token }, health }: SigningTokenProps) {
  const t = await getTranslations('webhooks');
  const place = toActionContext(session, paths.webhook(id));
  const { previous_token_until: until } = health;
  return (
    <section className="hosted-section" aria-labelledby="token">
      <h2 id="token">{t('token')}</h2>
      <p>
        {t('tokenHint')} <code dir="ltr">…{token.slice(-4)}</code>
      </p>
      {until === null ? null : (
        <p>
          {t('overlap')} <Moment at={until} />
        </p>
      )}
      <div className="fd-actions">
        {hasPermission(session, 'webhook:view_secret') ? (
          <TokenForm send={showToken.bind(null, place, id)} submit={t('show')} />
        ) : null}
        {hasPermission(session, 'webhook:edit') ? (
          <TokenForm send={rotateToken.bind(null, place, id)} submit={t('rotate')} />
        ) : null}
      </div>
      {hasPermission(session, 'webhook:edit') ? <p className="fd-muted">{t('rotateHint')}</p> : null}
    </section>
  );
}

async function TokenForm({ send, submit }: { readonly send: Send; readonly submit: string }) {
  const t = await getTranslations('webhooks');
  return (
    <ActionForm
      send={send}
      words={await formLabels()}
      outcome={<SecretOnce words={await secretLabels(t('token'))} />}
    >
      <Submit variant="secondary">{submit}</Submit>
    </ActionForm>
  );
}
