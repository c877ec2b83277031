import type { Import, ImportRow } from '@firstday/domain';
import type { ImportRowEntity } from './import-row.entity.js';
import type { ImportEntity } from './import.entity.js';

export function toImport(row: ImportEntity): Import {
  const { on_duplicate, date_format, create_tasks } = row.options;
  return {
    id: row.id,
    kind: row.kind,
    format: row.format,
    name: row.name,
    status: row.status,
    on_duplicate,
    date_format,
    create_tasks,
    mapping: row.mapping,
    ignored_columns: [...row.ignored_columns],
    rows: row.rows,
    rows_done: row.rows_done,
    counts: row.counts,
    problem: row.problem,
    created_by: { kind: row.created_by_kind, id: row.created_by_id },
    committed_by: row.committed_by && { ...row.committed_by },
    created_at: row.created_at.toISOString(),
    checked_at: row.checked_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
    available_until: row.available_until.toISOString(),
  };
}

export const toImportRow = (row: ImportRowEntity): ImportRow => ({
  row: row.row_number,
  plan: row.plan,
  outcome: row.outcome,
  record_id: row.record_id,
  placement_id: row.placement_id,
  duplicate: row.duplicate,
  errors: row.errors,
  forms: row.forms,
  ...(row.undecided_facts ? { undecided_facts: row.undecided_facts } : {}),
});
