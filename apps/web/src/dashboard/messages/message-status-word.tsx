import type { EmployeeMessage } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { Moment } from '../shell/moment';

const signs = {
  queued: { tone: 'muted', icon: 'wait' },
  sent: { tone: 'good', icon: 'check' },
  handed_over: { tone: 'good', icon: 'check' },
  opened: { tone: 'good', icon: 'check' },
  refused: { tone: 'bad', icon: 'alert' },
  bounced: { tone: 'bad', icon: 'alert' },
  suppressed: { tone: 'warn', icon: 'alert' },
} as const;

/** What became of a message: one whose link was visited has arrived. */
export async function MessageStatusWord({ message }: { readonly message: EmployeeMessage }) {
  const t = await getTranslations('messages');
  const word = message.status === 'sent' && message.opened_at !== null ? 'opened' : message.status;
  if (message.held_until !== null)
    return (
      <>
        <StatusWord tone="warn" icon="wait" word={t('held')} /> <Moment at={message.held_until} />
        <p className="fd-hint">{t('heldWhy')}</p>
      </>
    );
  const isRefusedText = word === 'refused' && message.channel === 'sms';
  return <StatusWord {...signs[word]} word={isRefusedText ? t('status_refused_sms') : t(`status_${word}`)} />;
}
