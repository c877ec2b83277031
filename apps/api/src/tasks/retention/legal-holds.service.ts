import {
  type CreateLegalHold,
  type LegalHold,
  type LegalHoldListQuery,
  type NumberedPage,
  type ReleaseLegalHold,
  idPrefix,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, inTransaction, newId, notFound } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { hasPermissionForAll, isInScope, SecurityLogService, securityActorOf } from '../../identity/index.js';
import { listEmployersOf } from '../../placements/index.js';
import { RecordNamesStore } from '../../records/index.js';
import { AuditTrail } from '../signing/audit-trail.store.js';
import { LegalHoldEntity } from './legal-hold.entity.js';
import { LegalHoldsStore } from './legal-holds.store.js';

const tables = { employee: 'employees', employer: 'employers', task: 'tasks' } as const;
type SubjectType = keyof typeof tables;

/** Legal holds: placed, listed and released by whoever may, on what they may see. */
@Injectable()
export class LegalHoldsService {
  constructor(
    private readonly store: LegalHoldsStore,
    private readonly records: RecordNamesStore,
    private readonly trail: AuditTrail,
    private readonly log: SecurityLogService,
  ) {}

  async list(ctx: Context, query: LegalHoldListQuery): Promise<NumberedPage<LegalHold>> {
    const subjects = query.task_id === undefined ? undefined : await this.subjectsOfTask(ctx, query.task_id);
    const { rows, total } = await this.store.list(ctx, query, subjects);
    return toPage(rows.map(toLegalHold), total, query);
  }

  /** @throws ProblemError 404 where the account has no such record, or the caller may not see it */
  place(ctx: Context, { subject_id, reason }: CreateLegalHold): Promise<LegalHold> {
    const subject_type = typeOf(subject_id);
    return inTransaction(ctx, async (ctx) => {
      await this.store.lockToPlace(ctx);
      await this.assertVisible(ctx, subject_type, subject_id);
      const { actor_kind, actor_id } = securityActorOf(ctx.actor);
      const hold: LegalHoldEntity = {
        ...{ id: newId('legalHold', ctx.now), account_id: ctx.account.id, subject_type, subject_id, reason },
        ...{ placed_at: ctx.now, placed_by_kind: actor_kind, placed_by_id: actor_id },
        ...{ released_at: null, released_by_kind: null, released_by_id: null, release_reason: null },
      };
      await this.store.insert(ctx, hold);
      await this.record(ctx, hold, 'placed');
      return toLegalHold(hold);
    });
  }

  /** @throws ProblemError 404; 400 where it was released before */
  release(ctx: Context, id: string, { reason }: ReleaseLegalHold): Promise<LegalHold> {
    return inTransaction(ctx, async (ctx) => {
      const hold = await this.store.find(ctx, id);
      if (!hold || !(await isVisible(ctx, hold.subject_type, hold.subject_id))) throw notFound('legal hold');
      const { actor_kind, actor_id } = securityActorOf(ctx.actor);
      const release = {
        ...{ released_at: ctx.now, released_by_kind: actor_kind, released_by_id: actor_id },
        release_reason: reason,
      };
      if (!(await this.store.release(ctx, id, release)))
        throw badRequest('This legal hold was released before');
      await this.record(ctx, hold, 'released');
      return toLegalHold({ ...hold, ...release });
    });
  }

  private async record(ctx: Context, hold: LegalHoldEntity, change: 'placed' | 'released'): Promise<void> {
    const { id, subject_type, subject_id } = hold;
    if (subject_type === 'task')
      await this.trail.append(ctx, subject_id, `hold_${change}`, { legal_hold_id: id });
    await this.log.record(ctx, {
      kind: `legal_hold.${change}`,
      subject: { type: subject_type, id: subject_id },
      detail: { legal_hold_id: id },
    });
  }

  private async assertVisible(ctx: Context, type: SubjectType, id: string): Promise<void> {
    const isThere =
      type === 'task'
        ? (await this.store.findTask(ctx, id)) !== undefined
        : await this.records.wasEver(ctx, tables[type], id);
    if (!isThere || !(await isVisible(ctx, type, id))) throw notFound(type);
  }

  private async subjectsOfTask(ctx: Context, id: string): Promise<string[]> {
    const task = await this.store.findTask(ctx, id);
    if (!task || !(await isInScope(ctx, 'tasks', id))) return [];
    const employers = await listEmployersOf(ctx, task.employee_id);
    return [task.id, task.employee_id, ...(task.employer_id ? [task.employer_id] : []), ...employers];
  }
}

/** A hold on an employer covers everybody who is placed there: it is for who may see them all. */
const isVisible = async (ctx: Context, type: SubjectType, id: string): Promise<boolean> =>
  type === 'employer' ? hasPermissionForAll(ctx.actor, 'legal_hold:edit') : isInScope(ctx, tables[type], id);

const typeOf = (id: string): SubjectType =>
  id.startsWith(idPrefix.task) ? 'task' : id.startsWith(idPrefix.employee) ? 'employee' : 'employer';

function toLegalHold(hold: LegalHoldEntity): LegalHold {
  const { id, subject_type, subject_id, reason, released_at, released_by_kind } = hold;
  return {
    ...{ id, subject_type, subject_id, reason, placed_at: hold.placed_at.toISOString() },
    placed_by: { kind: hold.placed_by_kind, id: hold.placed_by_id },
    released:
      released_at && released_by_kind
        ? {
            at: released_at.toISOString(),
            by: { kind: released_by_kind, id: hold.released_by_id },
            reason: hold.release_reason ?? '',
          }
        : null,
    _tag: 'LegalHold',
  };
}
