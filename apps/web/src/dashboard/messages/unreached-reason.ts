import { type EmployeeMessage, unreachedStatuses } from '@firstday/domain';

/** Why a message did not reach anybody, by what somebody can do about it. */
export type UnreachedReason = 'address_missing' | 'bounced' | 'not_written' | 'refused' | 'stopped';

/**
 * Nothing of a message that may have arrived, that was not sent because messages were turned off, or that went to another address
 * than is on record now. What waited for a replaced contact was never sent.
 */
export function unreachedReason({
  status,
  reason,
  is_to_current_address: isCurrent,
}: EmployeeMessage): UnreachedReason | undefined {
  if (status === 'suppressed' && reason === 'contact_changed') return 'not_written';
  if (!isCurrent) return undefined;
  if (!unreachedStatuses.some((one) => one === status) || reason === 'turned_off') return undefined;
  if (reason === 'no_address' || reason === 'not_an_address') return 'address_missing';
  if (reason === 'address_suppressed') return 'stopped';
  if (status === 'bounced') return 'bounced';
  return status === 'refused' ? 'refused' : 'not_written';
}
