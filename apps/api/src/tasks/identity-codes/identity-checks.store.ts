import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { IdentityCheckEntity } from './identity-check.entity.js';

/**
 * Counts a try as a wrong one before it is looked at, and holds the row until the transaction ends: tries at the same
 * moment wait for each other, and none is free. No row comes back while the check is locked.
 */
const countTry = statement(
  'identity.take',
  `INSERT INTO identity_checks AS kept (account_id, employee_id, wrong_tries) VALUES ($1, $2, 1)
   ON CONFLICT (employee_id) DO UPDATE SET wrong_tries = kept.wrong_tries + 1
    WHERE kept.account_id = $1 AND (kept.locked_until IS NULL OR kept.locked_until <= $3)
   RETURNING wrong_tries`,
);
/** For an hour, and each time twice as long as before, up to a day: guessing goes on no faster with a lock a day. */
const lock = statement(
  'identity.lock',
  `UPDATE identity_checks
      SET wrong_tries = 0, locks = locks + 1,
          locked_until = $3::timestamptz + least(interval '24 hours', interval '1 hour' * power(2, least(locks, 5)))
    WHERE account_id = $1 AND employee_id = $2 RETURNING locked_until`,
);

/** Counts the wrong codes that were entered for an employee. */
@Injectable()
export class IdentityChecksStore {
  async find(ctx: Context, employeeId: string): Promise<IdentityCheckEntity | undefined> {
    const where = { account_id: ctx.account.id, employee_id: employeeId };
    return (await ctx.db.manager.findOneBy(IdentityCheckEntity, where)) ?? undefined;
  }

  /** In a transaction; nothing where the check is locked. */
  async countTry(ctx: Context, employeeId: string) {
    const values = [ctx.account.id, employeeId, ctx.now];
    return (await ctx.db.run<Pick<IdentityCheckEntity, 'wrong_tries'>>(countTry, values))[0];
  }

  async lock(ctx: Context, employeeId: string): Promise<Date> {
    const values = [ctx.account.id, employeeId, ctx.now];
    const [row] = await ctx.db.run<{ locked_until: Date }>(lock, values);
    if (!row) throw new Error('a check that was taken is there to be locked');
    return row.locked_until;
  }

  async clear(ctx: Context, employeeId: string): Promise<void> {
    const where = { account_id: ctx.account.id, employee_id: employeeId };
    await ctx.db.manager.update(IdentityCheckEntity, where, { wrong_tries: 0, locks: 0, locked_until: null });
  }
}
