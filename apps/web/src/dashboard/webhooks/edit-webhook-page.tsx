import type { UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { createWebhook } from './create-webhook';
import { updateWebhook } from './update-webhook';
import { WebhookForm } from './webhook-form';

export async function NewWebhookPage({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('webhooks');
  return (
    <RequirePermission session={session} section="webhooks" needs="webhook:edit" title={t('addTitle')}>
      {() => (
        <div className="dash-column">
          <Back href={paths.webhooks}>{t('back')}</Back>
          <Heading title={{ text: t('addTitle') }}>
            <p className="fd-hint">{t('addHint')}</p>
          </Heading>
          <WebhookForm
            session={session}
            send={createWebhook.bind(null, toActionContext(session, paths.newWebhook))}
          />
        </div>
      )}
    </RequirePermission>
  );
}

interface EditWebhookPageProps {
  readonly session: UserSession;
  readonly id: string;
}

export async function EditWebhookPage({ session, id }: EditWebhookPageProps) {
  const t = await getTranslations('webhooks');
  const here = paths.editWebhook(id);
  return (
    <RequirePermission session={session} section="webhooks" needs="webhook:edit" title={t('editTitle')}>
      {async () => {
        const webhook = await readOrRedirect(here, 'webhooks.findById', { params: { webhook_id: id } });
        return (
          <div className="dash-column">
            <Back href={paths.webhook(id)}>{t('backToWebhook')}</Back>
            <Heading title={{ text: t('editTitle') }} />
            <WebhookForm
              session={session}
              webhook={webhook}
              send={updateWebhook.bind(null, toActionContext(session, here), id)}
            />
          </div>
        );
      }}
    </RequirePermission>
  );
}
