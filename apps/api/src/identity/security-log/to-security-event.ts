import type { SecurityEvent } from '@firstday/domain';
import type { NamedSecurityEvent } from './security-events.store.js';

export const toSecurityEvent = (row: NamedSecurityEvent): SecurityEvent => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  outcome: row.outcome,
  actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
  credential_id: row.credential_id,
  ip: row.ip,
  user_agent: row.user_agent,
  request_id: row.request_id,
  subject: row.subject_type && { type: row.subject_type, id: row.subject_id, name: row.subject_name },
  detail: { ...row.detail },
});
