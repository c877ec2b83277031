import type { InspectorAccess, InspectorAccessStatus } from '@firstday/domain';
import type { InspectorAccessEntity } from './inspector-access.entity.js';
import { mostWrongCodes } from './inspector-accesses.store.js';

export const toInspectorAccess = (row: InspectorAccessEntity, now: Date): InspectorAccess => ({
  id: row.id,
  inspection_package_id: row.package_id,
  inspector_name: row.inspector_name,
  inspector_agency: row.inspector_agency,
  status: statusOf(row, now),
  created_by: { kind: row.issuer_type, id: row.issuer_id },
  created_at: row.created_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  revoked_at: row.revoked_at?.toISOString() ?? null,
  looks: row.looks,
  last_look_at: row.last_look_at?.toISOString() ?? null,
});

function statusOf(row: InspectorAccessEntity, now: Date): InspectorAccessStatus {
  if (row.revoked_at) return 'revoked';
  if (row.ends_at <= now) return 'ended';
  return row.wrong_codes >= mostWrongCodes ? 'locked' : 'open';
}
