import type { EverifyDetails } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { SessionIdentity } from '../identity/session-identity.js';
import { type Context, inTransaction } from '../platform/context.js';
import { ProblemError, forbidden, refused } from '../platform/problems.js';
import { FileStorage } from '../platform/storage.js';
import { SecurityReads } from '../security-log/security-reads.js';
import { sha256 } from '../signing/sha256.js';
import { CaseKeeper } from './case-keeper.js';
import { CaseSight, isEmployee } from './case-sight.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyConnections } from './everify-connections.js';
import { EverifyDown, type EverifyGateway, EverifyRefusal, type NoticeKind } from './everify-gateway.js';
import { everifyKey } from './everify-keys.js';

/** What E-Verify shows of a case: data to confirm, the photo, and its notices, which are kept with Form I-9. */
@Injectable()
export class CasePapers {
  constructor(
    private readonly sight: CaseSight,
    private readonly keeper: CaseKeeper,
    private readonly connections: EverifyConnections,
    private readonly storage: FileStorage,
    private readonly identity: SessionIdentity,
    private readonly reads: SecurityReads,
  ) {}

  async details(ctx: Context, id: string): Promise<EverifyDetails> {
    const row = await this.employers(ctx, id, 'UNCONFIRMED_DATA');
    const { case_fields } = await this.from(ctx, row, (gateway, number) => gateway.fieldsToConfirm(number));
    await this.record(ctx, id, 'details');
    return {
      fields: case_fields.map(({ field_name, value }) => ({ name: field_name, value: value ?? null })),
    };
  }

  async photo(ctx: Context, id: string) {
    const row = await this.employers(ctx, id, 'PHOTO_MATCH');
    const photo = await this.from(ctx, row, (gateway, number) => gateway.photo(number));
    await this.record(ctx, id, 'photo');
    return photo;
  }

  /** The employer takes it from E-Verify; the employee reads the copy that was kept then. */
  async notice(ctx: Context, id: string, language: 'en' | 'es'): Promise<Buffer> {
    const paper = await this.findNotice(ctx, id, language);
    await this.record(ctx, id, 'further_action_notice');
    return paper;
  }

  async referral(ctx: Context, id: string, language: 'en' | 'es'): Promise<Buffer> {
    const paper = await this.findReferral(ctx, id, language);
    await this.record(ctx, id, 'referral_date_confirmation');
    return paper;
  }

  private async findNotice(ctx: Context, id: string, language: 'en' | 'es'): Promise<Buffer> {
    const row = await this.sight.find(ctx, id);
    await this.identity.assertShowsSensitive(ctx);
    if (isEmployee(ctx)) return this.kept(row, 'further_action_notice');
    if (row.status !== 'PENDING_REFERRAL') return this.kept(row, 'further_action_notice');
    const paper = await this.fetched(ctx, row, 'further_action_notice', language);
    await inTransaction(ctx, async (ctx) => {
      const now = await this.sight.lock(ctx, id);
      if (!now.mismatch || now.wanted) return;
      const mismatch = {
        ...now.mismatch,
        notice_downloaded_at: now.mismatch.notice_downloaded_at ?? ctx.now.toISOString(),
        notice_sha256: sha256(paper),
      };
      await this.keeper.keep(ctx, now, { ...now, mismatch }, 'notice_downloaded');
    });
    return paper;
  }

  private async findReferral(ctx: Context, id: string, language: 'en' | 'es'): Promise<Buffer> {
    // It is written for the employee, who may take it without waiting for the employer to hand it over.
    const row = await this.sight.find(ctx, id);
    await this.identity.assertShowsSensitive(ctx);
    if (row.status !== 'REFERRED') return this.kept(row, 'referral_date_confirmation');
    return this.fetched(ctx, row, 'referral_date_confirmation', language);
  }

  /** The employee reads what is about themselves. */
  private async record(ctx: Context, id: string, document: NoticeKind | 'details' | 'photo'): Promise<void> {
    if (isEmployee(ctx)) return;
    const subject = { type: 'everify_case', id } as const;
    await this.reads.record(ctx, { kind: 'everify_case.document_read', subject, detail: { document } });
  }

  private async fetched(ctx: Context, row: EverifyCaseEntity, kind: NoticeKind, language: 'en' | 'es') {
    const paper = await this.from(ctx, row, (gateway, number) => gateway.notice(number, kind, language));
    if (!paper.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw unavailable();
    await this.storage.put(everifyKey(row.id, kind), paper);
    return paper;
  }

  private async kept(row: EverifyCaseEntity, kind: NoticeKind): Promise<Buffer> {
    return this.storage.get(everifyKey(row.id, kind)).catch(() => {
      throw refused('There is no such notice of this case');
    });
  }

  private async employers(ctx: Context, id: string, status: EverifyCaseEntity['status']) {
    const row = await this.sight.find(ctx, id);
    if (isEmployee(ctx)) throw forbidden();
    await this.identity.assertShowsSensitive(ctx);
    if (row.status !== status) throw refused(`This case is ${row.status}, not ${status}`);
    return row;
  }

  private async from<Answer>(
    ctx: Context,
    { case_number }: EverifyCaseEntity,
    ask: (gateway: EverifyGateway, caseNumber: string) => Promise<Answer>,
  ): Promise<Answer> {
    if (case_number === null) throw refused('This case is not open with E-Verify');
    try {
      const { gateway } = await this.connections.of(ctx.account);
      return await ask(gateway, case_number);
    } catch (error) {
      if (error instanceof EverifyDown) throw unavailable(error.retryAfterSeconds);
      if (error instanceof EverifyRefusal) throw refused(`E-Verify refused: ${error.code}`);
      throw error;
    }
  }
}

const unavailable = (seconds = 60) =>
  new ProblemError(
    503,
    'ServiceUnavailableError',
    'E-Verify does not answer now; try again later',
    {},
    {
      'retry-after': String(seconds),
    },
  );
