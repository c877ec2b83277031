import { type IntegrityCheck, SecurityActorKind } from '@firstday/domain';
import type { IntegrityCheckEntity } from './integrity-check.entity.js';

export const toIntegrityCheck = (row: IntegrityCheckEntity): IntegrityCheck => ({
  id: row.id,
  status: row.status,
  started_by: { kind: SecurityActorKind.parse(row.started_by.kind), id: row.started_by.id },
  checked: row.checked,
  includes_anchors: row.includes_anchors,
  findings_count: row.findings_count,
  findings: [...row.findings],
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});
