import type { ConsentWithdrawer } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbiddenBecause, notFound } from '../../context/index.js';
import { isInScope } from '../../identity/index.js';
import { RecordNamesStore } from '../../records/index.js';
import { namerOf } from '../representatives/namer-of.js';

/** Who may read, give and withdraw an employee's consent: the employee, and of the employer who sees the employee. */
@Injectable()
export class ConsentAccess {
  constructor(private readonly records: RecordNamesStore) {}

  /** @throws ProblemError 404 where the account has no such employee, or the caller may not see them */
  async assertMayRead(ctx: Context, employeeId: string): Promise<void> {
    const { actor } = ctx;
    const isVisible =
      actor.kind === 'form_session'
        ? isOwn(ctx, employeeId)
        : (await this.records.wasEver(ctx, 'employees', employeeId)) &&
          (await isInScope(ctx, 'employees', employeeId));
    if (!isVisible) throw notFound('employee');
  }

  /** @throws ProblemError 404 for another employee's; 403 for everybody but the employee, who is known */
  async assertMayGive(ctx: Context, employeeId: string): Promise<void> {
    await this.assertMayRead(ctx, employeeId);
    if (!isEmployee(ctx)) throw forbiddenBecause('The employee agrees to this, and nobody else');
  }

  /** @throws ProblemError 404 for another employee's; 403 for who is neither the employee nor staff */
  async assertMayWithdraw(ctx: Context, employeeId: string): Promise<ConsentWithdrawer> {
    await this.assertMayRead(ctx, employeeId);
    if (ctx.actor.kind === 'form_session') {
      if (!isEmployee(ctx))
        throw forbiddenBecause('The employee or the employer withdraws this consent, and nobody else');
    }
    return namerOf(ctx);
  }
}

const isOwn = ({ actor }: Context, employeeId: string): boolean =>
  actor.kind === 'form_session' && actor.employeeId === employeeId;

/** Nobody to whom the device was handed, and nobody of the employer's side. */
const isEmployee = ({ actor }: Context): boolean =>
  actor.kind === 'form_session' &&
  actor.side === 'employee' &&
  actor.reader.handover === null &&
  actor.reader.representative === null;
