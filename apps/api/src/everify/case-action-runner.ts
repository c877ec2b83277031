import type { EverifyAction } from '@firstday/domain';
import {
  type CaseDetails,
  CaseFields,
  type CloseRequest,
  type FieldsToConfirm,
  pathTo,
} from '@firstday/everify';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context, dateInTimeZone, inTransaction } from '../context/index.js';
import { FileStorage } from '../sealing/index.js';
import { CaseWriter } from './case-writer.js';
import { CaseSealer } from './case-sealer.js';
import { applyCaseUpdate } from './apply-case-update.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { EverifyConnectionsService, type OpenConnection } from './everify-connections.service.js';
import {
  type OpenCaseInput,
  type PhotoMatchInput,
  type StoredCopy,
  type UploadInput,
  withoutPendingAction,
  withPendingAction,
} from './with-pending-action.js';
import { type DocumentCopy, EverifyUnavailable, EverifyRefusal } from './everify-gateway.js';
import { shutdownsIn } from './shutdowns-in.js';

/** Seconds until the next try; after the last they stay with it. */
const backoff = [5, 30, 120, 300, 600];
const softwareVersion = 'Firstday 0.1';

/**
 * Carries out what is wanted of E-Verify. E-Verify is always read before it is asked to change a case, and a case is
 * looked for before it is opened: a process that died between E-Verify's answer and our record leaves no case behind,
 * and none is made twice.
 */
@Injectable()
export class CaseActionRunner {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: EverifyCasesStore,
    private readonly writer: CaseWriter,
    private readonly sealer: CaseSealer,
    private readonly connections: EverifyConnectionsService,
    private readonly storage: FileStorage,
  ) {}

  /** Carries out what is wanted of one case, and what follows from it, as long as E-Verify answers. */
  async runAll(ctx: Context, id: string): Promise<void> {
    for (let at = await this.store.claimOne(ctx, id); at; at = await this.store.claimOne(ctx, id))
      await this.run(ctx, at);
  }

  /** @param claimed as it was when it was claimed; whoever claimed it later wins */
  async run(ctx: Context, claimed: EverifyCaseEntity): Promise<void> {
    const { wanted } = claimed;
    if (!wanted) return;
    try {
      const connection = await this.connections.getOpen(ctx.account);
      await this.record(ctx, claimed, wanted, await this.requestAction(ctx, connection, claimed, wanted));
    } catch (error) {
      if (error instanceof EverifyRefusal) return this.refuse(ctx, claimed, error);
      if (!(error instanceof EverifyUnavailable)) throw error;
      await this.postpone(ctx, claimed, error);
    }
  }

  private async requestAction(
    ctx: Context,
    connection: OpenConnection,
    row: EverifyCaseEntity,
    wanted: EverifyAction,
  ): Promise<CaseDetails> {
    const { gateway } = connection;
    if (wanted === 'open') return this.open(ctx, connection, row);
    const number = row.case_number;
    if (number === null) throw new Error('a case that was opened has a number');
    const now = await gateway.read(number);
    // It was done already, and the answer was lost.
    if (now.case_status !== row.status) return now;
    switch (wanted) {
      case 'submit':
        return gateway.submit(number);
      case 'confirm_data':
        return gateway.confirm(number, { case_fields: [], ...this.sealer.openInput<FieldsToConfirm>(row) });
      case 'match_photo':
        return gateway.matchPhoto(
          number,
          this.sealer.openInput<PhotoMatchInput>(row).photo_match ?? 'no-image',
        );
      case 'upload_document':
        return this.upload(connection, row, number);
      case 'refer':
        return gateway.refer(number);
      case 'decline_to_act':
        return gateway.declineToAct(number);
      case 'close':
        return gateway.close(number, toCloseRequest(this.sealer.openInput<CloseRequest>(row)));
      case 'update':
      case 'discard':
        return now;
    }
  }

  /** A case with our own id may be there from an attempt whose answer was lost: it is adopted. */
  private async open(
    ctx: Context,
    { gateway, creator }: OpenConnection,
    row: EverifyCaseEntity,
  ): Promise<CaseDetails> {
    const fields = CaseFields.parse({
      ...this.sealer.openFields(row),
      ...this.openInput(row, ctx.now),
      client_company_id: row.company_id,
      client_software_version: softwareVersion,
      employer_case_id: row.id,
      case_creator_name: creator.creator_name,
      case_creator_email_address: creator.creator_email,
      case_creator_phone_number: creator.creator_phone,
    });
    for (const number of await gateway.duplicates(fields.ssn, fields.client_company_id)) {
      const found = await gateway.read(number);
      if (found.employer_case_id === row.id) return found;
    }
    return gateway.create(fields);
  }

  /** Asked for in time, and E-Verify did not answer before the day was over: that is the reason for its delay. */
  private openInput(row: EverifyCaseEntity, now: Date): Partial<OpenCaseInput> {
    const given = this.sealer.openInput<OpenCaseInput>(row);
    const isLate = row.open_by !== null && row.open_by < dateInTimeZone(row.time_zone, now);
    return isLate && !given.reason_for_delay_code
      ? { ...given, reason_for_delay_code: 'TECHNICAL_PROBLEMS' }
      : given;
  }

  private async upload(
    { gateway }: OpenConnection,
    row: EverifyCaseEntity,
    number: string,
  ): Promise<CaseDetails> {
    const { front, back } = this.sealer.openInput<UploadInput>(row);
    if (!front) throw new Error('an upload names its front');
    return gateway.upload(number, await this.readCopy(front), back ? await this.readCopy(back) : null);
  }

  private async readCopy({ key, name, type }: StoredCopy): Promise<DocumentCopy> {
    return { name, type, content: await this.storage.get(key) };
  }

  private record(
    ctx: Context,
    claimed: EverifyCaseEntity,
    wanted: EverifyAction,
    details: CaseDetails,
  ): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      const row = await this.store.lockForUpdate(ctx, claimed.id);
      if (!isStillClaimed(row, claimed)) return;
      const path = pathTo(wanted, row.status, details.case_status);
      if (path === null) {
        await this.store.postpone(ctx, claimed, 600, `UNEXPECTED_${details.case_status}`);
        return;
      }
      const done = { ...withActionDone(row, wanted, this.sealer), case_number: details.case_number };
      const after = applyCaseUpdate(done, details, ctx.now, shutdownsIn(this.config));
      // What was opened is submitted: a draft is of no use to anybody.
      const next =
        wanted === 'open' && after.status === 'DRAFT'
          ? withPendingAction(after, 'submit', null, ctx.now)
          : after;
      await this.writer.update(ctx, row, next, wanted);
    });
  }

  /** Later again; that there was no answer is a step once, however often it is tried. */
  private postpone(ctx: Context, claimed: EverifyCaseEntity, error: EverifyUnavailable): Promise<void> {
    const usual = backoff[Math.min(claimed.attempts, backoff.length) - 1] ?? 600;
    const seconds = Math.min(error.retryAfterSeconds ?? usual, 600);
    return inTransaction(ctx, async (ctx) => {
      const row = await this.store.lockForUpdate(ctx, claimed.id);
      if (!isStillClaimed(row, claimed)) return;
      if (claimed.attempts === 1)
        await this.writer.update(ctx, row, { ...row, last_error: error.code }, 'unanswered', 'everify');
      await this.store.postpone(ctx, claimed, seconds, error.code);
    });
  }

  private refuse(ctx: Context, claimed: EverifyCaseEntity, { code }: EverifyRefusal): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      const row = await this.store.lockForUpdate(ctx, claimed.id);
      if (!isStillClaimed(row, claimed)) return;
      await this.writer.update(
        ctx,
        row,
        { ...withoutPendingAction(row), refusal: code },
        'refused',
        'everify',
      );
    });
  }
}

/** What follows from the action itself, whatever E-Verify tells. */
function withActionDone(
  row: EverifyCaseEntity,
  wanted: EverifyAction,
  sealer: CaseSealer,
): EverifyCaseEntity {
  const { case_closure_reason_code } = wanted === 'close' ? sealer.openInput<CloseRequest>(row) : {};
  return { ...withoutPendingAction(row), closure_reason: case_closure_reason_code ?? row.closure_reason };
}

function isStillClaimed(
  row: EverifyCaseEntity | undefined,
  claimed: EverifyCaseEntity,
): row is EverifyCaseEntity {
  return row?.wanted === claimed.wanted && row?.run_at?.getTime() === claimed.run_at?.getTime();
}

function toCloseRequest(input: Partial<CloseRequest>): CloseRequest {
  if (!input.case_closure_reason_code) throw new Error('closing names its reason');
  return { ...input, case_closure_reason_code: input.case_closure_reason_code };
}
