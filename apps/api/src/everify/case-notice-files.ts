import { Injectable } from '@nestjs/common';
import { type Context, forbiddenBecause } from '../context/index.js';
import { FileStorage } from '../sealing/index.js';
import { DocumentRendererService, sha256 } from '../tasks/index.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import type { NoticeKind } from './everify-gateway.js';
import { EverifyInquiry } from './everify-inquiry.js';
import { everifyKey } from './everify-keys.js';

/** E-Verify's notices of cases as files: taken from it, and kept with Form I-9. */
@Injectable()
export class CaseNoticeFiles {
  constructor(
    private readonly everify: EverifyInquiry,
    private readonly storage: FileStorage,
    private readonly renderer: DocumentRendererService,
  ) {}

  async fetch(
    ctx: Context,
    row: EverifyCaseEntity,
    { kind, language }: { readonly kind: NoticeKind; readonly language: 'en' | 'es' },
  ): Promise<Buffer> {
    const paper = await this.everify.ask(ctx, row, (gateway, number) =>
      gateway.notice(number, kind, language),
    );
    await this.storage.put(everifyKey(row.id, kind), paper);
    return paper;
  }

  /** The notice with what the employee decided on it: made once, and kept beside the notice that was read. */
  async readDecided(row: EverifyCaseEntity): Promise<Buffer> {
    const key = everifyKey(row.id, 'further_action_decision');
    const kept = await this.storage.get(key).catch(() => undefined);
    if (kept) return kept;
    const notice = await this.read(row, 'further_action_notice');
    const { mismatch } = row;
    if (!mismatch?.decision) return notice;
    const input = {
      notice,
      noticeSha256: mismatch.notice_sha256 ?? sha256(notice),
      caseNumber: row.case_number ?? '',
      decision: mismatch.decision,
      signedBy: mismatch.signed_by ?? '',
      decidedAt: mismatch.decided_at ?? '',
      ipAddress: mismatch.signed_from?.ip ?? null,
    };
    const { bytes } = await this.renderer.forRequest({ accountId: row.account_id }, (options) =>
      this.renderer.decision(input, options),
    );
    await this.storage.put(key, Buffer.from(bytes));
    return Buffer.from(bytes);
  }

  async read(row: EverifyCaseEntity, kind: NoticeKind): Promise<Buffer> {
    return this.storage.get(everifyKey(row.id, kind)).catch(() => {
      throw forbiddenBecause('There is no such notice of this case');
    });
  }
}
