import type { TaskAudit } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { assertMaySeeAnswers } from '../segregation/may-see-answers.js';
import { TasksService } from '../tasks.service.js';
import { indexAttestedAt } from '../trail/form-index.js';
import { TrailVerifier } from '../trail/trail-verifier.js';
import { CorrectedValuesService, noChanges } from '../versions/corrected-values.service.js';
import type { SignatureEntity } from './signature.entity.js';
import { SignaturesStore } from './signatures.store.js';
import { DocumentAccessLog } from './document-access-log.js';

/** The audit trail of a task, verified each time that it is read. */
@Injectable()
export class TaskAuditService {
  constructor(
    private readonly tasks: TasksService,
    private readonly verifier: TrailVerifier,
    private readonly corrections: CorrectedValuesService,
    private readonly signatures: SignaturesStore,
    private readonly accessLog: DocumentAccessLog,
  ) {}

  async get(ctx: Context, taskId: string): Promise<TaskAudit> {
    const task = await this.tasks.getRow(ctx, taskId);
    // Which questions were answered says what others were.
    await assertMaySeeAnswers(ctx, task);
    const { entries, isIntact } = await this.verifier.verify(ctx, task.id);
    const last = entries.at(-1);
    const changes = isIntact ? await this.corrections.load(ctx, task, entries) : noChanges;
    // After it was read: that it was is in the trail that is read next.
    await this.accessLog.record(ctx, task.id, { what: 'audit' });
    return {
      task_id: task.id,
      is_intact: isIntact,
      index_attested_at: indexAttestedAt(entries),
      head: last ? { sequence: last.sequence, hash: last.hash } : null,
      events: entries.map(({ task_id: _, mac: _mac, ...entry }) => ({ ...entry, ...changes(entry) })),
      signatures: (await this.signatures.listAll(ctx, task.id)).map(toAuditSignature),
    };
  }
}

const toAuditSignature = (signature: SignatureEntity): TaskAudit['signatures'][number] => ({
  id: signature.id,
  section_id: signature.section_id,
  role: signature.role,
  name: signature.name,
  is_void: signature.voided_at !== null,
  handed_over_to: signature.handover?.name ?? null,
  name_statement: signature.name_statement,
});
