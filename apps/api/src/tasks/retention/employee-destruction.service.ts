import { Injectable } from '@nestjs/common';
import { EmployeesService } from '../../records/index.js';
import { IdempotencyStore } from '../../http/index.js';
import { type Context, inTransaction } from '../../context/index.js';
import { groupBy } from '../../database/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { type DeletedEmployee, EmployeeDestructionStore } from './employee-destruction.store.js';

/** How long idempotent responses are replayed, and a little more: after that none mentions a deleted employee. */
const answerLifetimeMilliseconds = 25 * 3_600_000;

/** How an account is worked in, with the time of the sweep. */
export type AccountContextFactory = (accountId: string) => Promise<Context | undefined>;

/**
 * Destroys what is left of a deleted employee once no form of theirs is kept: the record with what it has sealed, their
 * placements, the name beside their signatures, and what events and stored responses still say about them. Ids, hashes and
 * times stay, which say that there was somebody and that something was signed.
 */
@Injectable()
export class EmployeeDestructionService {
  constructor(
    private readonly store: EmployeeDestructionStore,
    private readonly idempotency: IdempotencyStore,
    private readonly log: SecurityLogService,
    private readonly employees: EmployeesService,
  ) {}

  /** In the transaction that destroyed a form: with the last one go the values that the active record keeps sealed for it. */
  async onFormDestroyed(ctx: Context, id: string): Promise<void> {
    if (!(await this.store.isSealedDataUnneeded(ctx, id))) return;
    await this.employees.destroySealed(ctx, id);
    await this.log.record(ctx, { kind: 'employee.sensitive_destroyed', subject: { type: 'employee', id } });
  }

  /** Until it is done, or the signal says to stop. @param onError hears of accounts that are tried again with the next sweep */
  async sweep(
    contextOf: AccountContextFactory,
    stopping: AbortSignal,
    onError: (error: unknown) => void,
  ): Promise<void> {
    let last = '';
    for (
      let batch = await this.store.listDue(last);
      batch.length > 0;
      batch = await this.store.listDue(last)
    ) {
      for (const [accountId, employees] of byAccount(batch)) {
        if (stopping.aborted) return;
        const ctx = await contextOf(accountId);
        if (ctx) await this.destroy(ctx, employees).catch(onError);
      }
      last = batch.at(-1)?.id ?? last;
    }
  }

  private destroy(ctx: Context, employees: readonly string[]): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      const taken = await this.store.claim(ctx, employees);
      if (taken.length === 0) return;
      const ids = taken.map(({ id }) => id);
      await this.store.clear(ctx, ids);
      const since = ctx.now.getTime() - answerLifetimeMilliseconds;
      const recentlyDeleted = taken
        .filter(({ deleted_at }) => deleted_at.getTime() > since)
        .map(({ id }) => id);
      if (recentlyDeleted.length > 0) await this.idempotency.deleteAnswersAbout(ctx, recentlyDeleted);
      for (const id of await this.store.finish(ctx, ids))
        await this.log.record(ctx, { kind: 'employee.destroyed', subject: { type: 'employee', id } });
    });
  }
}

function byAccount(employees: readonly DeletedEmployee[]): Map<string, string[]> {
  const grouped = groupBy(employees, ({ account_id }) => account_id);
  return new Map([...grouped].map(([account, rows]) => [account, rows.map(({ id }) => id)]));
}
