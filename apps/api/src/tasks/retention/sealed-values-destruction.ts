import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { SecurityLogService } from '../../identity/index.js';
import { DeletedEmployeesStore, EmployeesService } from '../../records/index.js';
import { employeeDestructionSql } from './employee-destruction-sql.js';

/** With the last form of an employee go the values that the active record keeps sealed for it. */
@Injectable()
export class SealedValuesDestruction {
  constructor(
    private readonly store: DeletedEmployeesStore,
    private readonly employees: EmployeesService,
    private readonly log: SecurityLogService,
  ) {}

  /** In the transaction that destroyed a form. */
  async onFormDestroyed(ctx: Context, employeeId: string): Promise<void> {
    const { needsNoSealedData } = employeeDestructionSql;
    if (!(await this.store.isSealedDataUnneeded(ctx, employeeId, needsNoSealedData))) return;
    await this.employees.destroySealed(ctx, employeeId);
    await this.log.record(ctx, {
      kind: 'employee.sensitive_destroyed',
      subject: { type: 'employee', id: employeeId },
    });
  }
}
