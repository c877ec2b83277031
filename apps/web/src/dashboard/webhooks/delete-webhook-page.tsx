import { LongWord } from '@firstday/ui';
import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { Confirm } from '../shell/confirm';
import { RequirePermission } from '../shell/require-permission';
import { deleteWebhook } from './delete-webhook';

interface DeleteWebhookPageProps {
  readonly session: UserSession;
  readonly id: string;
}

export async function DeleteWebhookPage({ session, id }: DeleteWebhookPageProps) {
  const t = await getTranslations('webhooks');
  const here = paths.deleteWebhook(id);
  return (
    <RequirePermission session={session} section="webhooks" needs="webhook:edit" title={t('deleteTitle')}>
      {async () => {
        const { url } = await readOrRedirect(here, 'webhooks.findById', { params: { webhook_id: id } });
        return (
          <Confirm
            title={t('deleteTitle')}
            send={deleteWebhook.bind(null, toActionContext(session, here), id)}
            submit={t('deleteSubmit')}
            keep={paths.webhook(id)}
          >
            <p>
              <LongWord text={url} />
            </p>
            <p>{t('deleteHint')}</p>
          </Confirm>
        );
      }}
    </RequirePermission>
  );
}
