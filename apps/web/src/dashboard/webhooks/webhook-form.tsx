import { LongWord } from '@firstday/ui';
import './webhook-form.css';
import type { UserSession, Webhook } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import type { Send } from '../forms/action-state';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { RadioInput } from '../forms/radio-input';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { secretLabels } from '../shell/secret-labels';
import { SecretOnce } from '../shell/secret-once';
import { EventKindChoices } from './event-kind-choices';
import { webhookAdvice } from './webhook-advice';

interface WebhookFormProps {
  readonly session: UserSession;
  readonly send: Send;
  /** One that is there already: where it leads stays as it is. */
  readonly webhook?: Webhook;
}

/** Where events are sent, and which. */
export async function WebhookForm({ session, send, webhook }: WebhookFormProps) {
  const t = await getTranslations('webhooks');
  const isAll = webhook !== undefined && webhook.subscribed_events.length === 0;
  return (
    <ActionForm
      send={send}
      check={{ form: webhook ? 'webhookOptions' : 'webhook', advice: await webhookAdvice() }}
      words={await formLabels()}
      outcome={<SecretOnce words={await secretLabels(t('token'))} />}
    >
      {webhook ? (
        <Address url={webhook.url} />
      ) : (
        <FormTextInput name="url" label={t('url')} hint={t('urlHint')} maxLength={2048} />
      )}
      <FormTextInput
        name="description"
        label={t('description')}
        hint={t('descriptionHint')}
        initial={webhook?.description ?? ''}
        maxLength={1000}
      />
      <RadioInput
        name="scope"
        label={t('scope')}
        choices={[
          { value: 'everything', label: t('scopeEverything'), hint: t('scopeEverythingHint') },
          { value: 'chosen', label: t('scopeChosen') },
        ]}
        initial={isAll ? 'everything' : 'chosen'}
      />
      <div className="webhook-events" id="events">
        <EventKindChoices session={session} initial={webhook?.subscribed_events ?? []} />
      </div>
      <div className="fd-actions">
        <Submit>{t(webhook ? 'save' : 'make')}</Submit>
        <LinkButton variant="secondary" href={webhook ? paths.webhook(webhook.id) : paths.webhooks}>
          {(await getTranslations('dashboard'))('cancel')}
        </LinkButton>
      </div>
    </ActionForm>
  );
}

async function Address({ url }: { readonly url: string }) {
  const t = await getTranslations('webhooks');
  return (
    <dl className="dash-facts">
      <div>
        <dt>{t('url')}</dt>
        <dd>
          <LongWord text={url} />
        </dd>
        <dd className="dash-aside">{t('urlStays')}</dd>
      </div>
    </dl>
  );
}
