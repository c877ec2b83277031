import type { TaskAudit } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { TasksService } from '../tasks.service.js';
import { type ChainedAuditEntry, isAuditChainIntact } from './audit-chain-hash.js';
import { AuditTrail } from './audit-trail.store.js';
import { DocumentAccessLog } from './document-access-log.js';
import type { SignatureEntity } from './signature.entity.js';
import { SignaturesStore } from './signatures.store.js';

/** The audit trail of a task, verified each time that it is read. */
@Injectable()
export class TaskAuditService {
  constructor(
    private readonly tasks: TasksService,
    private readonly trail: AuditTrail,
    private readonly signatures: SignaturesStore,
    private readonly accessLog: DocumentAccessLog,
  ) {}

  async get(ctx: Context, taskId: string): Promise<TaskAudit> {
    const task = await this.tasks.getRow(ctx, taskId);
    const entries = await this.trail.list(ctx, task.id);
    const signatures = await this.signatures.listAll(ctx, task.id);
    const last = entries.at(-1);
    // After it was read: that it was is in the trail that is read next.
    await this.accessLog.record(ctx, task.id, { what: 'audit' });
    return {
      task_id: task.id,
      is_intact:
        isAuditChainIntact(entries) && signatures.every((signature) => isRecorded(entries, signature)),
      head: last ? { sequence: last.sequence, hash: last.hash } : null,
      events: entries.map(({ task_id: _, ...entry }) => entry),
    };
  }
}

/** A chain that was cut or begun anew would miss a signature, or have it otherwise. */
const isRecorded = (entries: readonly ChainedAuditEntry[], signature: SignatureEntity): boolean =>
  entries.some(
    ({ kind, detail }) =>
      kind === 'signed' &&
      detail['signature_id'] === signature.id &&
      detail['answers_sha256'] === signature.answers_sha256 &&
      detail['document_sha256_after'] === signature.document_sha256_after,
  );
