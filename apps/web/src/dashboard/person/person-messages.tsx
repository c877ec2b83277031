import type { UserSession } from '@firstday/domain';
import { Banner, EmptyState } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionButton } from '../forms/action-button';
import { readIfAllowed, readOrRedirect } from '../forms/write';
import { maySendMessages } from '../messages/may-send-messages';
import { AddressSwitch } from '../messages/address-switch';
import { MessageTable } from '../messages/message-table';
import { RevokedLinkNote } from '../messages/revoked-link-note';
import { TextConsentSection } from '../messages/text-consent-section';
import { sendMessage } from '../messages/send-message';
import { UnreachedAdvice } from '../messages/unreached-advice';
import { paths, withQuery } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';

interface PersonMessagesProps {
  readonly session: UserSession;
  readonly employee: string;
}

/** What was sent to the person and what became of it; a link is sent anew here. */
export async function PersonMessages({ session, employee }: PersonMessagesProps) {
  const [t, here] = [await getTranslations('messages'), paths.employee(employee)];
  const query = { employee_id: employee, per_page: 50 };
  const messages = (await readOrRedirect(here, 'messages.list', { query })).data;
  // The notice of a replaced contact went to the former one.
  const latest = messages.find(
    ({ kind, representative_id }) => representative_id === null && kind !== 'contact_changed',
  );
  const place = toActionContext(session, withQuery(here, { tab: 'messages' }));
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
      {latest ? <UnreachedAdvice session={session} message={latest} /> : null}
      {settings === undefined || settings.mode === 'on' ? <RevokedLinkNote employee={employee} /> : null}
      {maySend ? (
        <div className="fd-actions">
          <ActionButton send={sendMessage.bind(null, place, employee)}>
            {settings && settings.texts !== 'off' ? t('sendLinkAnyhow') : t('sendLink')}
          </ActionButton>
        </div>
      ) : null}
      {messages.length > 0 ? (
        <MessageTable messages={messages} resend={maySend ? place : undefined} />
      ) : (
        <EmptyState icon="people" title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      )}
      {latest ? <AddressSwitch session={session} message={latest} /> : null}
      {settings?.can_send_texts ? <TextConsentSection session={session} employee={employee} /> : null}
    </section>
  );
}
