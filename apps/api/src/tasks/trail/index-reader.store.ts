import { inspectedForms } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { employmentRecordsSql, type EmploymentRecord } from '../../placements/index.js';
import type { ChainedAuditEntry } from '../signing/audit-chain-hash.js';
import type { TaskEntity } from '../task.entity.js';
import {
  attestedIndex,
  type AttestedIndex,
  type FormIndex,
  indexColumns,
  type IndexDifference,
  indexDifferences,
  indexFactsOf,
  employmentFacts,
} from './form-index.js';
import { TrailEvidence } from './trail-evidence.js';

/** One statement, so that the row, its placements and its trail come from one snapshot. */
const select = statement(
  'index.read',
  `SELECT ${indexColumns.map((name) => `tasks.${name}`).join(', ')}, tasks.purged_at, trail.entries,
          CASE WHEN tasks.form_key = ANY ($3) THEN ${employmentRecordsSql('$1', 'tasks.employee_id')} ELSE '{}' END AS placements
     FROM tasks, (SELECT coalesce(json_agg(entry ORDER BY sequence), '[]') AS entries
                    FROM audit_events AS entry
                   WHERE account_id = $1 AND task_id = $2 AND (sequence = 1 OR detail ? 'index' OR kind = 'purged')) AS trail
    WHERE tasks.account_id = $1 AND tasks.id = $2`,
);
const selectEmployments = statement(
  'index.employments',
  `SELECT ${employmentRecordsSql('$1', '$2')} AS placements`,
);
const selectInspected = statement(
  'index.inspectedTasks',
  `SELECT id FROM tasks
    WHERE account_id = $1 AND employee_id = $2 AND form_key = ANY ($3) AND purged_at IS NULL ORDER BY id
      FOR NO KEY UPDATE`,
);

type Employments = Readonly<Record<string, EmploymentRecord>>;
type Row = Record<string, unknown> &
  Pick<TaskEntity, (typeof indexColumns)[number] | 'purged_at'> & {
    readonly entries: readonly ChainedAuditEntry[];
    readonly placements: Employments;
  };

export interface IndexReading {
  /** Nothing for a form of an earlier version that was not attested yet. */
  readonly attested?: AttestedIndex | undefined;
  /** Whether what its trail says of it is as this installation wrote it. */
  readonly isGenuine: boolean;
  /** As the rows have it now. */
  readonly found: FormIndex;
  readonly differences: readonly IndexDifference[];
}

/** Compares the index of a form with what its trail attests. */
@Injectable()
export class IndexReader {
  constructor(private readonly evidence: TrailEvidence) {}

  /** @returns nothing where the account has no such task */
  async read(ctx: Context, taskId: string): Promise<IndexReading | undefined> {
    const [row] = await ctx.db.run<Row>(select, [ctx.account.id, taskId, inspectedForms]);
    if (!row) return undefined;
    const entries = row.entries.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() }));
    const attested = attestedIndex(entries);
    const found = { facts: indexFactsOf(row), placements: employmentFacts(row.placements) };
    const isGenuine = entries[0]?.sequence === 1 && entries.every((entry) => this.evidence.isGenuine(entry));
    return { attested, isGenuine, found, differences: attested ? differencesOf(row, attested, found) : [] };
  }

  /**
   * Employments for a new form of the employee. Empty unless inspectors ask for the form. The caller has locked the employee, as those
   * who write placements do: otherwise a form and a placement that are written at the same time would miss each other.
   */
  async employmentsFor(
    ctx: Context,
    { employee_id, form_key }: Pick<TaskEntity, 'employee_id' | 'form_key'>,
    known?: Employments,
  ): Promise<Employments> {
    if (!inspectedForms.includes(form_key)) return {};
    if (known) return known;
    const values = [ctx.account.id, employee_id];
    const rows = await ctx.db.run<{ placements: Employments }>(selectEmployments, values);
    return rows[0]?.placements ?? {};
  }

  /**
   * Locks the forms that attest an employee's employments, including withdrawn forms: everyone who writes to a form locks it before
   * its trail.
   */
  async lockInspected({ account, db }: Context, employeeId: string): Promise<string[]> {
    const rows = await db.run<{ id: string }>(selectInspected, [account.id, employeeId, inspectedForms]);
    return rows.map(({ id }) => id);
  }
}

/** With whether it was destroyed, and when: what its placements say is destroyed as well then. */
function differencesOf({ entries, purged_at }: Row, attested: AttestedIndex, found: FormIndex) {
  const destroyedAt = entries.find(({ kind }) => kind === 'purged')?.at;
  const at = destroyedAt === undefined ? null : new Date(destroyedAt).toISOString();
  return indexDifferences(
    { ...attested, facts: { ...attested.facts, purged_at: at } },
    {
      facts: { ...found.facts, purged_at: purged_at?.toISOString() ?? null },
      placements: at === null ? found.placements : attested.placements,
    },
  );
}
