import type { EmployeeMessage, UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ActionButton } from '../forms/action-button';
import { paths, withQuery } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { changeSuppression } from './change-suppression';
import { unreachedReason } from './unreached-reason';

interface AddressSwitchProps {
  readonly session: UserSession;
  /** The latest message to somebody: it is about its address. */
  readonly message: EmployeeMessage;
}

/** Stops messages to the address of somebody's latest message, or lets them be sent again, for whoever may change the record. */
export async function AddressSwitch({ session, message }: AddressSwitchProps) {
  if (!hasPermission(session, 'employee:edit') || unreachedReason(message) === 'address_missing') return null;
  const t = await getTranslations('reach');
  const { id, employee_id: employee, is_suppressed: isSuppressed } = message;
  const place = toActionContext(session, withQuery(paths.employee(employee), { tab: 'messages' }));
  const operation = isSuppressed ? 'messages.unsuppress' : 'messages.suppress';
  return (
    <div className="person-part">
      <h3>{t('address')}</h3>
      <p className="fd-hint">{t(isSuppressed ? 'isStopped' : 'stopHint')}</p>
      <div className="fd-actions">
        <ActionButton
          variant="secondary"
          send={changeSuppression.bind(null, place, { operation, message: id, employee })}
        >
          {t(isSuppressed ? 'resume' : 'stop')}
        </ActionButton>
      </div>
    </div>
  );
}
