import type {
  CloseEverifyCase,
  DecideEverifyMismatch,
  EverifyAction,
  EverifyCase,
  EverifyCaseListQuery,
  EverifyDetails,
  MatchEverifyPhoto,
  OpenEverifyCase,
  Page,
  UploadEverifyDocument,
} from '@firstday/domain';
import { type CloseRequest, closureReason, type FieldsToConfirm } from '@firstday/everify';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { wrongFilters } from '../access/component-ceiling.js';
import { FilesStore } from '../files/files.store.js';
import { SessionIdentity } from '../identity/session-identity.js';
import { type Context, inTransaction } from '../platform/context.js';
import { Database } from '../platform/database.js';
import { pageOf } from '../platform/paging.js';
import { badRequest, forbidden, notFound, refused } from '../platform/problems.js';
import { dayIn } from '../tasks/time-zone.js';
import { CaseCopies, refuseUnfit } from './case-copies.js';
import { CaseKeeper } from './case-keeper.js';
import { CasePerformer } from './case-performer.js';
import { CaseSealer } from './case-sealer.js';
import { CaseSight, isEmployee } from './case-sight.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { type OpenWish, type PhotoWish, type StoredCopy, type UploadWish, withWish } from './case-wish.js';
import { actionsOf, toEverifyCase } from './to-everify-case.js';

const photoAnswers = { matching: 'matching', not_matching: 'not-matching', no_image: 'no-image' } as const;

/**
 * What people ask of cases. Whatever needs E-Verify is written down first and then carried out: at once where E-Verify
 * answers, else again and again until it does.
 */
@Injectable()
export class CaseRequests {
  constructor(
    private readonly store: EverifyCasesStore,
    private readonly keeper: CaseKeeper,
    private readonly sealer: CaseSealer,
    private readonly performer: CasePerformer,
    private readonly sight: CaseSight,
    private readonly files: FilesStore,
    private readonly copies: CaseCopies,
    private readonly database: Database,
    private readonly identity: SessionIdentity,
  ) {}

  async list(ctx: Context, query: EverifyCaseListQuery): Promise<Page<EverifyCase>> {
    refuseUnknownWords(query);
    const { rows, total } = await this.store.list(ctx, query);
    const ids = rows.map(({ id }) => id);
    const [steps, names] = await Promise.all([this.store.steps(ctx, ids), this.store.names(ctx, rows)]);
    const stepsOf = (id: string) => steps.filter(({ case_id }) => case_id === id);
    const cases = rows.map((row, at) => toEverifyCase(row, stepsOf(row.id), names[at], ctx.now));
    return pageOf(cases, total, query);
  }

  async findById(ctx: Context, id: string): Promise<EverifyCase> {
    return this.keeper.shown(ctx, await this.sight.find(ctx, id));
  }

  /** A case that is opened after its day says why (memorandum of understanding, article II.A.7). */
  open(ctx: Context, id: string, given: OpenEverifyCase): Promise<EverifyCase> {
    return this.ask(ctx, id, 'open', (row): OpenWish => {
      const isLate = row.open_by !== null && row.open_by < dayIn(row.time_zone, ctx.now);
      if (isLate && !given.reason_for_delay)
        throw badRequest(`This case was to be opened by ${row.open_by}: give a reason_for_delay`);
      if (given.reason_for_delay === 'OTHER' && !given.reason_for_delay_description)
        throw badRequest('Describe the reason for delay');
      return {
        reason_for_delay_code: given.reason_for_delay,
        reason_for_delay_description: given.reason_for_delay_description,
        duplicate_continue_reason_code: given.duplicate_reason,
      };
    });
  }

  confirmDetails(ctx: Context, id: string, { fields }: EverifyDetails): Promise<EverifyCase> {
    return this.ask(ctx, id, 'confirm_data', (): FieldsToConfirm => ({
      case_fields: fields.map(({ name, value }) => ({ field_name: name, value })),
    }));
  }

  matchPhoto(ctx: Context, id: string, { answer }: MatchEverifyPhoto): Promise<EverifyCase> {
    return this.ask(ctx, id, 'match_photo', (): PhotoWish => ({ photo_match: photoAnswers[answer] }));
  }

  uploadDocument(ctx: Context, id: string, given: UploadEverifyDocument): Promise<EverifyCase> {
    return this.ask(ctx, id, 'upload_document', async (row): Promise<UploadWish> => ({
      front: await this.copyOf(ctx, row, given.front_file_id),
      back: given.back_file_id ? await this.copyOf(ctx, row, given.back_file_id) : null,
    }));
  }

  /** The same with copies that come with the request; nothing is read of it for a case that asks for none. */
  async uploadCopies(ctx: Context, id: string, request: Request): Promise<EverifyCase> {
    const row = await this.sight.find(ctx, id);
    if (isEmployee(ctx)) throw forbidden();
    refuseUnless(row, 'upload_document');
    const copies = await this.copies.receive(ctx, id, request);
    return this.ask(ctx, id, 'upload_document', () => copies);
  }

  refer(ctx: Context, id: string): Promise<EverifyCase> {
    return this.ask(ctx, id, 'refer', () => null);
  }

  declineToAct(ctx: Context, id: string): Promise<EverifyCase> {
    return this.ask(ctx, id, 'decline_to_act', () => null);
  }

  close(ctx: Context, id: string, { reason, description }: CloseEverifyCase): Promise<EverifyCase> {
    return this.ask(ctx, id, 'close', ({ status }): CloseRequest => {
      const known = closureReason(status, reason);
      if (!known) throw badRequest('This reason does not apply to the case as it stands');
      if (known.explain && !description) throw badRequest('This reason needs a description');
      return {
        case_closure_reason_code: reason,
        ...(known.explain && description ? { [known.explain]: description } : {}),
      };
    });
  }

  /** A case that E-Verify does not know ends here. */
  discard(ctx: Context, id: string): Promise<EverifyCase> {
    return this.changeAsEmployer(ctx, id, 'discard', (row) => {
      refuseUnless(row, 'discard');
      return { ...row, status: 'CLOSED', due_on: null };
    });
  }

  /** The employee was told in private, with the notice at hand. */
  notify(ctx: Context, id: string): Promise<EverifyCase> {
    return this.changeAsEmployer(ctx, id, 'employee_notified', (row) => {
      if (row.status !== 'PENDING_REFERRAL' || !row.mismatch) throw refused('This case has no open mismatch');
      if (!row.mismatch.notice_downloaded_at)
        throw refused('Download the Further Action Notice and go through it with the employee first');
      if (row.mismatch.notified_at) return row;
      return { ...row, mismatch: { ...row.mismatch, notified_at: ctx.now.toISOString() } };
    });
  }

  /** The employee alone decides, after having been told. */
  async decide(ctx: Context, id: string, { decision, name }: DecideEverifyMismatch): Promise<EverifyCase> {
    const { origin } = ctx;
    await this.identity.assertProved(ctx);
    return this.change(ctx, id, `decided_to_${decision}`, (row) => {
      if (!isEmployee(ctx)) throw forbidden();
      if (row.status !== 'PENDING_REFERRAL' || !row.mismatch?.notified_at)
        throw refused('There is nothing to decide now');
      if (row.mismatch.decision) throw refused('This was decided already');
      const signed = {
        decision,
        decided_at: ctx.now.toISOString(),
        signed_by: name.trim().normalize('NFC'),
        signed_from: { ip: origin.ip, user_agent: origin.userAgent },
      };
      return { ...row, mismatch: { ...row.mismatch, ...signed } };
    });
  }

  /** Writes the wish down, and tries it at once: the answer shows what came of it, or that it is pending. */
  private async ask(
    ctx: Context,
    id: string,
    action: EverifyAction,
    wishOf: (row: EverifyCaseEntity) => object | null | Promise<object>,
  ): Promise<EverifyCase> {
    await this.changeAsEmployer(ctx, id, `asked_to_${action}`, async (row) => {
      refuseUnless(row, action);
      const wish = await wishOf(row);
      return withWish(row, action, wish && this.sealer.sealWish(row.id, wish), ctx.now);
    });
    // Within a transaction of the request's own nobody could see the wish yet: then it is the worker's.
    if (ctx.db === this.database) await this.performer.performAll(ctx, id);
    return this.findById(ctx, id);
  }

  private changeAsEmployer(
    ctx: Context,
    id: string,
    what: string,
    changed: (row: EverifyCaseEntity) => EverifyCaseEntity | Promise<EverifyCaseEntity>,
  ): Promise<EverifyCase> {
    return this.change(ctx, id, what, (row) => {
      if (isEmployee(ctx)) throw forbidden();
      return changed(row);
    });
  }

  private change(
    ctx: Context,
    id: string,
    what: string,
    changed: (row: EverifyCaseEntity) => EverifyCaseEntity | Promise<EverifyCaseEntity>,
  ): Promise<EverifyCase> {
    return inTransaction(ctx, async (ctx) => {
      const row = await this.sight.lock(ctx, id);
      if (row.wanted) throw refused('E-Verify is being asked already; wait for its answer');
      const after = await changed(row);
      return after === row ? this.keeper.shown(ctx, row) : this.keeper.keep(ctx, row, after, what);
    });
  }

  private async copyOf(ctx: Context, { task_id }: EverifyCaseEntity, fileId: string): Promise<StoredCopy> {
    const file = await this.files.find(ctx, fileId);
    if (!file || file.task_id !== task_id) throw notFound('file');
    refuseUnfit(file);
    return { key: file.key, name: file.name, type: file.type };
  }
}

function refuseUnknownWords({ case_statuses, case_tracking }: EverifyCaseListQuery): void {
  const filters = {
    ...(case_statuses === undefined ? {} : { case_statuses }),
    ...(case_tracking === undefined ? {} : { case_tracking }),
  };
  const [wrong] = wrongFilters('everify/cases', filters);
  if (wrong) throw badRequest(`${wrong.name}: ${wrong.wrong}`);
}

function refuseUnless(row: EverifyCaseEntity, action: EverifyAction): void {
  if (actionsOf(row).includes(action)) return;
  if (action === 'open' && row.missing.length > 0)
    throw refused(`The case cannot be opened yet: ${row.missing.join(', ')}`);
  throw refused(`A case that is ${row.status} cannot ${action.replaceAll('_', ' ')} now`);
}
