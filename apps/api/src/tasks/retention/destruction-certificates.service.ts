import type { DestructionCertificate, DestructionCertificateListQuery, NumberedPage } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, newId, notFound } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import type { TaskEntity } from '../task.entity.js';
import { TrailEvidence } from '../trail/trail-evidence.js';
import { type CertificateContent, certificateHash, certificateOf } from './certificate-content.js';
import { DestructionCertificatesStore } from './destruction-certificates.store.js';

/** Certificates of destruction: made with it, and compared with the audit trail when they are read. */
@Injectable()
export class DestructionCertificatesService {
  constructor(
    private readonly store: DestructionCertificatesStore,
    private readonly trail: AuditTrail,
    private readonly evidence: TrailEvidence,
    private readonly log: SecurityLogService,
  ) {}

  /** In the transaction that destroys the form. */
  async issue(ctx: Context, task: TaskEntity): Promise<void> {
    const documentHashes = await this.store.listDocumentHashes(ctx, task.id);
    const id = newId('destructionCertificate', ctx.now);
    const content = certificateOf(task, { id, at: ctx.now, documentHashes });
    const detail = { certificate_id: id, certificate_sha256: certificateHash(content) };
    await this.trail.append(ctx, task.id, 'purged', detail);
    const { account } = ctx;
    await this.store.insert(ctx, {
      id,
      account_id: account.id,
      task_id: task.id,
      destroyed_at: ctx.now,
      content,
    });
    await this.log.record(ctx, {
      kind: 'task.destroyed',
      subject: { type: 'task', id: task.id },
      detail: { employee_id: task.employee_id },
    });
  }

  async list(
    ctx: Context,
    query: DestructionCertificateListQuery,
  ): Promise<NumberedPage<DestructionCertificate>> {
    const { rows, total } = await this.store.list(ctx, query);
    const certificates = await Promise.all(rows.map(({ content }) => this.present(ctx, content)));
    return toPage(certificates, total, query);
  }

  /** @throws ProblemError 404 */
  async getById(ctx: Context, id: string): Promise<DestructionCertificate> {
    const certificate = await this.store.find(ctx, id);
    if (!certificate) throw notFound('certificate of destruction');
    return this.present(ctx, certificate.content);
  }

  private async present(ctx: Context, content: CertificateContent): Promise<DestructionCertificate> {
    const sha256 = certificateHash(content);
    const entries = await this.trail.listOfKind(ctx, content.task_id, 'purged');
    const is_intact = entries.some(
      (entry) => entry.detail['certificate_sha256'] === sha256 && this.evidence.isGenuine(entry),
    );
    return { ...content, sha256, is_intact };
  }
}
