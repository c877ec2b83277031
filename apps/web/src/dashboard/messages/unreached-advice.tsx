import type { EmployeeMessage, UserSession } from '@firstday/domain';
import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { unreachedReason } from './unreached-reason';

interface UnreachedAdviceProps {
  readonly session: UserSession;
  /** The latest message to somebody. */
  readonly message: EmployeeMessage;
}

/** Why the latest message did not arrive, and what to do about it; nothing where it may have. */
export async function UnreachedAdvice({ session, message }: UnreachedAdviceProps) {
  const reason = unreachedReason(message);
  if (reason === undefined) return null;
  const t = await getTranslations('reach');
  const details = withQuery(paths.employee(message.employee_id), { tab: 'details' });
  return (
    <Banner
      tone="bad"
      icon="alert"
      title={t('notReached')}
      actions={
        reason !== 'not_written' && hasPermission(session, 'employee:edit') ? (
          <a href={details}>{t('correctAddress')}</a>
        ) : null
      }
    >
      <p>{t(`why_${reason}`)}</p>
      {reason === 'refused' && message.reason ? (
        <p className="fd-hint">
          {t('serverSaid')} <bdi dir="ltr">{message.reason}</bdi>
        </p>
      ) : null}
    </Banner>
  );
}
