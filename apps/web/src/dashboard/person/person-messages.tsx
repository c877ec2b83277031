import type { UserSession } from '@firstday/domain';
import { Banner, EmptyState, Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionButton } from '../forms/action-button';
import { readIfAllowed, readOrRedirect } from '../forms/write';
import { maySendMessages } from '../messages/may-send-messages';
import { MessageStatusWord } from '../messages/message-status-word';
import { resendMessage } from '../messages/resend-message';
import { sendMessage } from '../messages/send-message';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Moment } from '../shell/moment';

interface PersonMessagesProps {
  readonly session: UserSession;
  readonly employee: string;
}

/** What was sent to the person and what became of it; a link is sent anew here. */
export async function PersonMessages({ session, employee }: PersonMessagesProps) {
  const [t, here] = [await getTranslations('messages'), paths.employee(employee)];
  const query = { employee_id: employee, per_page: 50 };
  const messages = (await readOrRedirect(here, 'messages.list', { query })).data;
  const place = toActionContext(session, here);
  const settings = hasPermission(session, 'user:view')
    ? await readIfAllowed(here, 'message_settings.find', {})
    : undefined;
  const maySend = await maySendMessages(session, here);
  return (
    <section className="hosted-section" aria-labelledby="messages">
      <h2 id="messages">{t('title')}</h2>
      {settings?.mode === 'off' ? (
        <Banner tone="muted" icon="info" title={t('areOff')}>
          <a href={paths.messageSettings}>{t('turnOn')}</a>
        </Banner>
      ) : null}
      {maySend ? (
        <ActionButton send={sendMessage.bind(null, place, employee)}>{t('sendLink')}</ActionButton>
      ) : null}
      {messages.length === 0 ? (
        <EmptyState icon="people" title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <Table
          caption={t('title')}
          rows={messages}
          keyOf={({ id }) => id}
          columns={[
            { id: 'kind', label: t('kind'), cell: ({ kind }) => t(`kind_${kind}`) },
            { id: 'at', label: t('at'), cell: ({ created_at: at }) => <Moment at={at} /> },
            { id: 'status', label: t('status'), cell: (message) => <MessageStatusWord message={message} /> },
            {
              id: 'resend',
              label: t('again'),
              cell: ({ id }) =>
                maySend ? (
                  <ActionButton send={resendMessage.bind(null, place, { message: id, employee })}>
                    {t('resend')}
                  </ActionButton>
                ) : null,
            },
          ]}
        />
      )}
    </section>
  );
}
