import type { IntegrityCounts, IntegrityFinding } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import type { ChainedAuditEntry } from '../signing/audit-chain-hash.js';
import { TamperingLog } from '../trail/tampering-log.js';
import { type TaskFault, TaskVerifier } from '../trail/task-verifier.js';
import { verificationStore } from '../trail/verification.store.js';
import type { IntegrityCheckEntity } from './integrity-check.entity.js';

/** Tasks that are looked at before it is written down how far the check is. */
const tasksInBite = 20;
const mostFindings = 100;

const logged = {
  trail_changed: 'trail',
  trail_cut: 'trail',
  signatures: 'signatures',
  answers: 'answers',
  edition: 'edition',
  index: 'index',
  files: 'files',
  versions: 'versions',
  documents: 'document',
} as const satisfies Record<TaskFault, Parameters<TamperingLog['record']>[2]>;

/** Looks at some tasks of an account after the other: one task, and one of its files, are in memory. */
@Injectable()
export class TaskChecks {
  constructor(
    private readonly verifier: TaskVerifier,
    private readonly tampering: TamperingLog,
  ) {}

  /** @returns nothing where there are no more */
  async checkSome(ctx: Context, row: IntegrityCheckEntity): Promise<IntegrityCheckEntity | undefined> {
    const tasks = await verificationStore.tasksOfAccount(ctx, row.last_task_id, tasksInBite);
    let next = row;
    for (const { id, is_there } of tasks)
      next = {
        ...(is_there ? await this.check(ctx, next, id) : this.missing(ctx, next, id)),
        last_task_id: id,
      };
    return tasks.length === 0 ? undefined : next;
  }

  private async check(
    ctx: Context,
    row: IntegrityCheckEntity,
    taskId: string,
  ): Promise<IntegrityCheckEntity> {
    const { faults, entries } = await this.verifier.verify(ctx, taskId);
    for (const fault of faults) this.tampering.record(ctx, taskId, logged[fault]);
    const found = faults.map((what) => ({ task_id: taskId, what }));
    return { ...withFindings(row, found), checked: withCounts(row.checked, entries) };
  }

  /** Its trail is there and the task is not: what is destroyed lawfully leaves its row. */
  private missing(ctx: Context, row: IntegrityCheckEntity, taskId: string): IntegrityCheckEntity {
    this.tampering.record(ctx, taskId, 'trail');
    return withFindings(row, [{ task_id: taskId, what: 'task_missing' }]);
  }
}

export const withFindings = (
  row: IntegrityCheckEntity,
  found: readonly IntegrityFinding[],
): IntegrityCheckEntity => ({
  ...row,
  findings_count: row.findings_count + found.length,
  findings: [...row.findings, ...found].slice(0, mostFindings),
});

function withCounts(
  counts: IntegrityCounts,
  entries: readonly Pick<ChainedAuditEntry, 'kind'>[],
): IntegrityCounts {
  const ofKind = (wanted: string) => entries.filter(({ kind }) => kind === wanted).length;
  return {
    tasks: counts.tasks + 1,
    audit_entries: counts.audit_entries + entries.length,
    signatures: counts.signatures + ofKind('signed'),
    versions: counts.versions + ofKind('version_kept'),
    files: counts.files + ofKind('file_added'),
    documents: counts.documents + ofKind('document_made'),
  };
}
