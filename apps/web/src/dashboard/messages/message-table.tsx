import type { EmployeeMessage } from '@firstday/domain';
import { Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionButton } from '../forms/action-button';
import type { ActionContext } from '../session/current-session';
import { Moment } from '../shell/moment';
import { MessageStatusWord } from './message-status-word';
import { resendMessage } from './resend-message';

interface MessageTableProps {
  readonly messages: readonly EmployeeMessage[];
  /** From where they are sent again, by whoever may. */
  readonly resend: ActionContext | undefined;
}

/** Messages to one person with what became of each, the newest first. */
export async function MessageTable({ messages, resend }: MessageTableProps) {
  const t = await getTranslations('messages');
  const wordsOf = ({ kind, representative_id }: EmployeeMessage) =>
    representative_id === null ? t(`kind_${kind}`) : t('toRepresentative', { kind: t(`kind_${kind}`) });
  return (
    <Table
      caption={t('title')}
      rows={messages}
      keyOf={({ id }) => id}
      columns={[
        { id: 'kind', label: t('kind'), cell: (message) => wordsOf(message) },
        { id: 'channel', label: t('channel'), cell: ({ channel }) => t(`channel_${channel}`) },
        { id: 'at', label: t('at'), cell: ({ created_at: at }) => <Moment at={at} /> },
        { id: 'status', label: t('status'), cell: (message) => <MessageStatusWord message={message} /> },
      ]}
      actions={
        resend && {
          label: t('again'),
          of: ({ id, employee_id: employee, representative_id }) =>
            representative_id === null ? (
              <ActionButton
                variant="secondary"
                size="small"
                send={resendMessage.bind(null, resend, { message: id, employee })}
              >
                {t('resend')}
              </ActionButton>
            ) : null,
        }
      }
    />
  );
}
