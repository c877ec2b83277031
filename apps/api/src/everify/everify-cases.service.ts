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
import { wrongFilters } from '../identity/index.js';
import { FilesStore, SessionIdentityService } from '../tasks/index.js';
import {
  badRequest,
  type Context,
  dateInTimeZone,
  forbidden,
  forbiddenBecause,
  inTransaction,
  notFound,
} from '../context/index.js';
import { Database } from '../database/index.js';
import { toPage } from '../http/index.js';
import { CaseCopiesService, assertAcceptedCopy } from './case-copies.service.js';
import { CaseWriter } from './case-writer.js';
import { CaseActionRunner } from './case-action-runner.js';
import { CaseSealer } from './case-sealer.js';
import { CaseAccess, isEmployeeSession } from './case-access.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import {
  type OpenCaseInput,
  type PhotoMatchInput,
  type StoredCopy,
  type UploadInput,
  withPendingAction,
} from './with-pending-action.js';
import { actionsOf } from './to-everify-case.js';

const photoAnswers = { matching: 'matching', not_matching: 'not-matching', no_image: 'no-image' } as const;

/**
 * What people ask of cases. Whatever needs E-Verify is written down first and then carried out: at once where E-Verify
 * answers, else again and again until it does.
 */
@Injectable()
export class EverifyCasesService {
  constructor(
    private readonly store: EverifyCasesStore,
    private readonly writer: CaseWriter,
    private readonly sealer: CaseSealer,
    private readonly runner: CaseActionRunner,
    private readonly access: CaseAccess,
    private readonly files: FilesStore,
    private readonly copies: CaseCopiesService,
    private readonly database: Database,
    private readonly identity: SessionIdentityService,
  ) {}

  async list(ctx: Context, query: EverifyCaseListQuery): Promise<Page<EverifyCase>> {
    assertKnownFilters(query);
    const { rows, total } = await this.store.list(ctx, query);
    return toPage(await this.writer.toResources(ctx, rows), total, query);
  }

  async findById(ctx: Context, id: string): Promise<EverifyCase> {
    return this.writer.toResource(ctx, await this.access.getCase(ctx, id));
  }

  /** A case that is opened after its day says why (memorandum of understanding, article II.A.7). */
  open(ctx: Context, id: string, given: OpenEverifyCase): Promise<EverifyCase> {
    return this.requestAction(ctx, id, 'open', (row): OpenCaseInput => {
      const isLate = row.open_by !== null && row.open_by < dateInTimeZone(row.time_zone, ctx.now);
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
    return this.requestAction(ctx, id, 'confirm_data', (): FieldsToConfirm => ({
      case_fields: fields.map(({ name, value }) => ({ field_name: name, value })),
    }));
  }

  matchPhoto(ctx: Context, id: string, { answer }: MatchEverifyPhoto): Promise<EverifyCase> {
    return this.requestAction(ctx, id, 'match_photo', (): PhotoMatchInput => ({
      photo_match: photoAnswers[answer],
    }));
  }

  uploadDocument(ctx: Context, id: string, given: UploadEverifyDocument): Promise<EverifyCase> {
    return this.requestAction(ctx, id, 'upload_document', async (row): Promise<UploadInput> => ({
      front: await this.findCopy(ctx, row, given.front_file_id),
      back: given.back_file_id ? await this.findCopy(ctx, row, given.back_file_id) : null,
    }));
  }

  /** The same with copies that come with the request; nothing is read of it for a case that asks for none. */
  async uploadCopies(ctx: Context, id: string, request: Request): Promise<EverifyCase> {
    const row = await this.access.getCase(ctx, id);
    if (isEmployeeSession(ctx)) throw forbidden();
    assertActionAllowed(row, 'upload_document');
    const copies = await this.copies.receive(ctx, id, request);
    return this.requestAction(ctx, id, 'upload_document', () => copies);
  }

  refer(ctx: Context, id: string): Promise<EverifyCase> {
    return this.requestAction(ctx, id, 'refer', () => null);
  }

  declineToAct(ctx: Context, id: string): Promise<EverifyCase> {
    return this.requestAction(ctx, id, 'decline_to_act', () => null);
  }

  close(ctx: Context, id: string, { reason, description }: CloseEverifyCase): Promise<EverifyCase> {
    return this.requestAction(ctx, id, 'close', ({ status }): CloseRequest => {
      const rule = closureReason(status, reason);
      if (!rule) throw badRequest('This reason does not apply to the case as it stands');
      if (rule.explain && !description) throw badRequest('This reason needs a description');
      return {
        case_closure_reason_code: reason,
        ...(rule.explain && description ? { [rule.explain]: description } : {}),
      };
    });
  }

  /** A case that E-Verify does not know ends here. */
  discard(ctx: Context, id: string): Promise<EverifyCase> {
    return this.changeAsEmployer(ctx, id, 'discard', (row) => {
      assertActionAllowed(row, 'discard');
      return { ...row, status: 'CLOSED', due_on: null };
    });
  }

  /** The employee was told in private, with the notice at hand. */
  notify(ctx: Context, id: string): Promise<EverifyCase> {
    return this.changeAsEmployer(ctx, id, 'employee_notified', (row) => {
      if (row.status !== 'PENDING_REFERRAL' || !row.mismatch)
        throw forbiddenBecause('This case has no open mismatch');
      if (!row.mismatch.notice_downloaded_at)
        throw forbiddenBecause(
          'Download the Further Action Notice and go through it with the employee first',
        );
      if (row.mismatch.notified_at) return row;
      return { ...row, mismatch: { ...row.mismatch, notified_at: ctx.now.toISOString() } };
    });
  }

  /** The employee alone decides, after having been told. */
  async decide(ctx: Context, id: string, { decision, name }: DecideEverifyMismatch): Promise<EverifyCase> {
    const { origin } = ctx;
    await this.identity.assertProved(ctx);
    return this.change(ctx, id, `decided_to_${decision}`, (row) => {
      if (!isEmployeeSession(ctx)) throw forbidden();
      if (row.status !== 'PENDING_REFERRAL' || !row.mismatch?.notified_at)
        throw forbiddenBecause('There is nothing to decide now');
      if (row.mismatch.decision) throw forbiddenBecause('This was decided already');
      const signed = {
        decision,
        decided_at: ctx.now.toISOString(),
        signed_by: name.trim().normalize('NFC'),
        signed_from: { ip: origin.ip, user_agent: origin.userAgent },
      };
      return { ...row, mismatch: { ...row.mismatch, ...signed } };
    });
  }

  /** Records the action as pending, and tries it at once: the answer shows what came of it, or that it is pending. */
  private async requestAction(
    ctx: Context,
    id: string,
    action: EverifyAction,
    inputOf: (row: EverifyCaseEntity) => object | null | Promise<object>,
  ): Promise<EverifyCase> {
    await this.changeAsEmployer(ctx, id, `asked_to_${action}`, async (row) => {
      assertActionAllowed(row, action);
      const input = await inputOf(row);
      return withPendingAction(row, action, input && this.sealer.sealInput(row.id, input), ctx.now);
    });
    // Within a transaction of the request's own nobody else sees the action yet: the worker takes it later.
    if (ctx.db === this.database) await this.runner.runAll(ctx, id);
    return this.findById(ctx, id);
  }

  private changeAsEmployer(
    ctx: Context,
    id: string,
    what: string,
    change: (row: EverifyCaseEntity) => EverifyCaseEntity | Promise<EverifyCaseEntity>,
  ): Promise<EverifyCase> {
    return this.change(ctx, id, what, (row) => {
      if (isEmployeeSession(ctx)) throw forbidden();
      return change(row);
    });
  }

  private change(
    ctx: Context,
    id: string,
    what: string,
    apply: (row: EverifyCaseEntity) => EverifyCaseEntity | Promise<EverifyCaseEntity>,
  ): Promise<EverifyCase> {
    return inTransaction(ctx, async (ctx) => {
      const row = await this.access.lockForUpdate(ctx, id);
      if (row.wanted) throw forbiddenBecause('E-Verify is being asked already; wait for its answer');
      const after = await apply(row);
      return after === row ? this.writer.toResource(ctx, row) : this.writer.update(ctx, row, after, what);
    });
  }

  private async findCopy(ctx: Context, { task_id }: EverifyCaseEntity, fileId: string): Promise<StoredCopy> {
    const file = await this.files.find(ctx, fileId);
    if (!file || file.task_id !== task_id) throw notFound('file');
    assertAcceptedCopy(file);
    return { key: file.key, name: file.name, type: file.type };
  }
}

function assertKnownFilters({ case_statuses, case_tracking }: EverifyCaseListQuery): void {
  const filters = {
    ...(case_statuses === undefined ? {} : { case_statuses }),
    ...(case_tracking === undefined ? {} : { case_tracking }),
  };
  const [wrong] = wrongFilters('everify/cases', filters);
  if (wrong) throw badRequest(`${wrong.name}: ${wrong.wrong}`);
}

function assertActionAllowed(row: EverifyCaseEntity, action: EverifyAction): void {
  if (actionsOf(row).includes(action)) return;
  if (action === 'open' && row.missing.length > 0)
    throw forbiddenBecause(`The case cannot be opened yet: ${row.missing.join(', ')}`);
  throw forbiddenBecause(`A case that is ${row.status} cannot ${action.replaceAll('_', ' ')} now`);
}
