import type { Representative, RepresentativeStatus } from '@firstday/domain';
import { representativeLimits } from './representative-limits.js';
import type { ListedRepresentative } from './representatives.store.js';

/** Where a representative stands. What was signed stays signed, whatever has become of the link. */
export function representativeStatusOf(row: ListedRepresentative, now: Date): RepresentativeStatus {
  if (row.signed_at) return row.is_accepted ? 'accepted' : 'signed';
  if (row.revoked_at ?? row.link_revoked_at) return 'revoked';
  if (!row.code_proved_at && row.wrong_tries >= representativeLimits.codeTries) return 'locked';
  if (row.expires_at <= now) return 'expired';
  if (row.reviewed_at) return 'returned';
  return row.code_proved_at ? 'working' : 'named';
}

/** Whether they may still open their link, or have it open. */
export const isAtWork = (row: ListedRepresentative, now: Date): boolean =>
  ['named', 'working', 'returned'].includes(representativeStatusOf(row, now));

export function toRepresentative(row: ListedRepresentative, now: Date): Representative {
  return {
    id: row.id,
    task_id: row.task_id,
    employee_id: row.employee_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    title: row.title,
    language: row.language,
    named_by: row.named_by,
    status: representativeStatusOf(row, now),
    asks_for_pictures: row.asks_for_pictures,
    tries_left: representativeLimits.codeTries - row.wrong_tries,
    code_proved_at: row.code_proved_at?.toISOString() ?? null,
    on_employees_device: row.on_employees_device,
    signed_at: row.signed_at?.toISOString() ?? null,
    signature_id: row.signature_id,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    revoked_at: (row.revoked_at ?? row.link_revoked_at)?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}
