import type { EverifyDetails } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { SessionIdentityService, sha256 } from '../tasks/index.js';
import { type Context, forbidden, forbiddenBecause, inTransaction, ProblemError } from '../context/index.js';
import { FileStorage } from '../sealing/index.js';
import { SecurityReadsService } from '../identity/index.js';
import { CaseWriter } from './case-writer.js';
import { CaseAccess, isEmployeeSession } from './case-access.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyConnectionsService } from './everify-connections.service.js';
import {
  EverifyUnavailable,
  type EverifyGateway,
  EverifyRefusal,
  type NoticeKind,
} from './everify-gateway.js';
import { everifyKey } from './everify-keys.js';

/** What E-Verify shows of a case: data to confirm, the photo, and its notices, which are kept with Form I-9. */
@Injectable()
export class CaseNoticesService {
  constructor(
    private readonly access: CaseAccess,
    private readonly writer: CaseWriter,
    private readonly connections: EverifyConnectionsService,
    private readonly storage: FileStorage,
    private readonly identity: SessionIdentityService,
    private readonly reads: SecurityReadsService,
  ) {}

  async getDetails(ctx: Context, id: string): Promise<EverifyDetails> {
    const row = await this.getAsEmployer(ctx, id, 'UNCONFIRMED_DATA');
    const { case_fields } = await this.askEverify(ctx, row, (gateway, number) =>
      gateway.fieldsToConfirm(number),
    );
    await this.logRead(ctx, id, 'details');
    return {
      fields: case_fields.map(({ field_name, value }) => ({ name: field_name, value: value ?? null })),
    };
  }

  async getPhoto(ctx: Context, id: string) {
    const row = await this.getAsEmployer(ctx, id, 'PHOTO_MATCH');
    const photo = await this.askEverify(ctx, row, (gateway, number) => gateway.photo(number));
    await this.logRead(ctx, id, 'photo');
    return photo;
  }

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
    await this.identity.assertMaySeeSensitive(ctx);
    if (isEmployeeSession(ctx)) return this.readStored(row, 'further_action_notice');
    if (row.status !== 'PENDING_REFERRAL') return this.readStored(row, 'further_action_notice');
    const paper = await this.fetchNotice(ctx, row, 'further_action_notice', language);
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
    await this.identity.assertMaySeeSensitive(ctx);
    if (row.status !== 'REFERRED') return this.readStored(row, 'referral_date_confirmation');
    return this.fetchNotice(ctx, row, 'referral_date_confirmation', language);
  }

  /** The employee reads what is about themselves. */
  private async logRead(ctx: Context, id: string, document: NoticeKind | 'details' | 'photo'): Promise<void> {
    if (isEmployeeSession(ctx)) return;
    const subject = { type: 'everify_case', id } as const;
    await this.reads.record(ctx, { kind: 'everify_case.document_read', subject, detail: { document } });
  }

  private async fetchNotice(ctx: Context, row: EverifyCaseEntity, kind: NoticeKind, language: 'en' | 'es') {
    const paper = await this.askEverify(ctx, row, (gateway, number) =>
      gateway.notice(number, kind, language),
    );
    if (!paper.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw unavailable();
    await this.storage.put(everifyKey(row.id, kind), paper);
    return paper;
  }

  private async readStored(row: EverifyCaseEntity, kind: NoticeKind): Promise<Buffer> {
    return this.storage.get(everifyKey(row.id, kind)).catch(() => {
      throw forbiddenBecause('There is no such notice of this case');
    });
  }

  private async getAsEmployer(ctx: Context, id: string, status: EverifyCaseEntity['status']) {
    const row = await this.access.getCase(ctx, id);
    if (isEmployeeSession(ctx)) throw forbidden();
    await this.identity.assertMaySeeSensitive(ctx);
    if (row.status !== status) throw forbiddenBecause(`This case is ${row.status}, not ${status}`);
    return row;
  }

  private async askEverify<Answer>(
    ctx: Context,
    { case_number }: EverifyCaseEntity,
    ask: (gateway: EverifyGateway, caseNumber: string) => Promise<Answer>,
  ): Promise<Answer> {
    if (case_number === null) throw forbiddenBecause('This case is not open with E-Verify');
    try {
      const { gateway } = await this.connections.getOpen(ctx.account);
      return await ask(gateway, case_number);
    } catch (error) {
      if (error instanceof EverifyUnavailable) throw unavailable(error.retryAfterSeconds);
      if (error instanceof EverifyRefusal) throw forbiddenBecause(`E-Verify refused: ${error.code}`);
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
