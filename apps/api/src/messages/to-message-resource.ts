import type { EmployeeMessage } from '@firstday/domain';
import { contactChanged, type OutboxMessageEntity } from '../outbox/index.js';

interface Found {
  readonly isSuppressed: boolean;
  readonly isToCurrentAddress: boolean;
  readonly openedAt: Date | null;
}

/** A message as it is told: what it says, and to which address, is not. */
export const toMessageResource = (
  row: OutboxMessageEntity,
  { isSuppressed, isToCurrentAddress, openedAt }: Found,
): EmployeeMessage => ({
  id: row.id,
  kind: row.kind,
  channel: row.channel,
  status: row.status,
  employee_id: row.employee_id ?? '',
  representative_id: row.representative_id,
  task_id: row.task_id,
  language: row.language,
  attempts: row.attempts,
  reason: row.reason,
  is_to_current_address: isToCurrentAddress,
  is_suppressed: isSuppressed,
  held_until:
    row.status === 'queued' && row.reason === contactChanged ? (row.run_at?.toISOString() ?? null) : null,
  opened_at: openedAt?.toISOString() ?? null,
  sent_at: row.sent_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});
