import { Injectable } from '@nestjs/common';
import type { Queries } from '../../context/index.js';
import { Database, statement } from '../../database/index.js';
import type { ComplianceRefreshEntity } from './compliance-refresh.entity.js';

const take = statement(
  'compliance.takeRefresh',
  `DELETE FROM compliance_refreshes WHERE employee_id =
     (SELECT employee_id FROM compliance_refreshes WHERE employee_id = $1 FOR UPDATE SKIP LOCKED)
   RETURNING *`,
);
const findNext = statement(
  'compliance.nextRefresh',
  `SELECT employee_id FROM compliance_refreshes WHERE employee_id > $1 ORDER BY employee_id LIMIT 1`,
);

/** Employees whose completed forms are still to be looked at, over all accounts. */
@Injectable()
export class ComplianceRefreshesStore {
  constructor(private readonly database: Database) {}

  /** @returns the employee after this one */
  async findNext(afterId: string): Promise<string | undefined> {
    return (await this.database.run<{ employee_id: string }>(findNext, [afterId]))[0]?.employee_id;
  }

  /** Takes it for this transaction, unless another worker has it or had it. */
  async take(db: Queries, employeeId: string): Promise<ComplianceRefreshEntity | undefined> {
    return (await db.run<ComplianceRefreshEntity & Record<string, unknown>>(take, [employeeId]))[0];
  }
}
