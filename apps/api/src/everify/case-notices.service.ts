import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../context/index.js';
import { SecurityReadsService } from '../identity/index.js';
import { SessionIdentityService, sha256 } from '../tasks/index.js';
import { CaseAccess, isEmployeeSession } from './case-access.js';
import { CaseNoticeFiles } from './case-notice-files.js';
import { CaseWriter } from './case-writer.js';
import type { NoticeKind } from './everify-gateway.js';

/** E-Verify's notices of a case, which are kept with Form I-9. */
@Injectable()
export class CaseNoticesService {
  constructor(
    private readonly access: CaseAccess,
    private readonly writer: CaseWriter,
    private readonly files: CaseNoticeFiles,
    private readonly identity: SessionIdentityService,
    private readonly reads: SecurityReadsService,
  ) {}

  /** The employer takes it from E-Verify; the employee reads the copy that was kept then. */
  async getNotice(ctx: Context, id: string, language: 'en' | 'es'): Promise<Buffer> {
    const paper = await this.readNotice(ctx, id, language);
    await this.logRead(ctx, id, 'further_action_notice');
    return paper;
  }

  async getReferral(ctx: Context, id: string, language: 'en' | 'es'): Promise<Buffer> {
    const paper = await this.readReferral(ctx, id, language);
    await this.logRead(ctx, id, 'referral_date_confirmation');
    return paper;
  }

  private async readNotice(ctx: Context, id: string, language: 'en' | 'es'): Promise<Buffer> {
    const row = await this.access.getCase(ctx, id);
    this.identity.assertMaySeeSensitive(ctx);
    // What was decided on is not fetched anew.
    if (row.mismatch?.decision) return this.files.readDecided(row);
    if (isEmployeeSession(ctx)) return this.files.read(row, 'further_action_notice');
    if (row.status !== 'PENDING_REFERRAL') return this.files.read(row, 'further_action_notice');
    const paper = await this.files.fetch(ctx, row, { kind: 'further_action_notice', language });
    await inTransaction(ctx, async (ctx) => {
      const now = await this.access.lockForUpdate(ctx, id);
      if (!now.mismatch || now.wanted) return;
      const mismatch = {
        ...now.mismatch,
        notice_downloaded_at: now.mismatch.notice_downloaded_at ?? ctx.now.toISOString(),
        notice_sha256: sha256(paper),
      };
      await this.writer.update(ctx, now, { ...now, mismatch }, 'notice_downloaded');
    });
    return paper;
  }

  private async readReferral(ctx: Context, id: string, language: 'en' | 'es'): Promise<Buffer> {
    // It is written for the employee, who may take it without waiting for the employer to hand it over.
    const row = await this.access.getCase(ctx, id);
    this.identity.assertMaySeeSensitive(ctx);
    if (row.status !== 'REFERRED') return this.files.read(row, 'referral_date_confirmation');
    return this.files.fetch(ctx, row, { kind: 'referral_date_confirmation', language });
  }

  /** The employee reads what is about themselves. */
  private async logRead(ctx: Context, id: string, document: NoticeKind): Promise<void> {
    if (isEmployeeSession(ctx)) return;
    const subject = { type: 'everify_case', id } as const;
    await this.reads.record(ctx, { kind: 'everify_case.document_read', subject, detail: { document } });
  }
}
