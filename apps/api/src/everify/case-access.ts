import { Injectable } from '@nestjs/common';
import { isComponentActor, isInScope } from '../identity/index.js';
import { type Context, forbidden, notFound } from '../context/index.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyCasesStore } from './everify-cases.store.js';

/** Finds a case for those who may see it: with its employee, and the employee once the employer has told them. */
@Injectable()
export class CaseAccess {
  constructor(private readonly store: EverifyCasesStore) {}

  async getCase(ctx: Context, id: string): Promise<EverifyCaseEntity> {
    return this.assertVisible(ctx, await this.store.find(ctx, id));
  }

  /** Like `getCase`, for what only the employer may do. */
  async getCaseAsEmployer(ctx: Context, id: string): Promise<EverifyCaseEntity> {
    const row = await this.getCase(ctx, id);
    if (isEmployeeSession(ctx)) throw forbidden();
    return row;
  }

  /** In a transaction: nobody else changes it until it ends. */
  async lockForUpdate(ctx: Context, id: string): Promise<EverifyCaseEntity> {
    return this.assertVisible(ctx, await this.store.lockForUpdate(ctx, id));
  }

  private async assertVisible(ctx: Context, row: EverifyCaseEntity | undefined): Promise<EverifyCaseEntity> {
    if (!row || !isOfSession(ctx, row) || !(await this.isVisible(ctx, row))) throw notFound('E-Verify case');
    return row;
  }

  private isVisible(ctx: Context, { id, employee_id }: EverifyCaseEntity): Promise<boolean> {
    return isComponentActor(ctx.actor)
      ? this.store.isVisible(ctx, id)
      : isInScope(ctx, 'employees', employee_id);
  }
}

/** The employee reads and decides; everything else is the employer's. */
export const isEmployeeSession = ({ actor }: Context): boolean =>
  actor.kind === 'form_session' && actor.side === 'employee';

function isOfSession({ actor }: Context, { employee_id, task_id, mismatch }: EverifyCaseEntity): boolean {
  if (actor.kind !== 'form_session') return true;
  const isOwn = actor.employeeId === employee_id && (actor.taskIds?.includes(task_id) ?? true);
  return isOwn && (actor.side === 'employer' || Boolean(mismatch?.notified_at));
}
