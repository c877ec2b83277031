import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../../context/index.js';
import { groupBy } from '../../database/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { type DeletedEmployee, DeletedEmployeesStore } from '../../records/index.js';
import { employeeDestructionSql } from './employee-destruction-sql.js';
import { EmployeeEraser } from './employee-eraser.js';
import { LegalHoldsStore } from './legal-holds.store.js';
import type { RetentionSweep } from './retention-sweeps.js';

/**
 * Destroys what is left of a deleted employee once no form of theirs is kept: the record with what it has sealed, their
 * placements, the name beside their signatures, and what events and stored responses still say about them. Ids, hashes and
 * times stay, which say that there was somebody and that something was signed.
 */
@Injectable()
export class EmployeeDestructionService {
  constructor(
    private readonly store: DeletedEmployeesStore,
    private readonly eraser: EmployeeEraser,
    private readonly holds: LegalHoldsStore,
    private readonly log: SecurityLogService,
  ) {}

  async sweep({ stopping, inAccount }: RetentionSweep): Promise<void> {
    let last = '';
    for (let batch = await this.listDue(last); batch.length > 0; batch = await this.listDue(last)) {
      for (const [accountId, employees] of byAccount(batch)) {
        if (stopping.aborted) return;
        await inAccount(accountId, (ctx) => this.destroy(ctx, employees));
      }
      last = batch.at(-1)?.id ?? last;
    }
  }

  private listDue(afterId: string): Promise<DeletedEmployee[]> {
    return this.store.listDue(afterId, employeeDestructionSql.hasNoForms);
  }

  private destroy(ctx: Context, employees: readonly string[]): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      await this.holds.lockToDestroy(ctx);
      for (const id of await this.eraser.erase(ctx, employees))
        await this.log.record(ctx, { kind: 'employee.destroyed', subject: { type: 'employee', id } });
    });
  }
}

function byAccount(employees: readonly DeletedEmployee[]): Map<string, string[]> {
  const grouped = groupBy(employees, ({ account_id }) => account_id);
  return new Map([...grouped].map(([account, rows]) => [account, rows.map(({ id }) => id)]));
}
