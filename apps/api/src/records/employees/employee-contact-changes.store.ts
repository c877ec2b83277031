import type { ContactChannel } from '@firstday/domain';
import type { Context, InsertTarget } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { EmployeeContactChangeEntity } from './employee-contact-change.entity.js';

const newRows: InsertTarget = {
  table: 'employee_contact_changes',
  columns: [
    'employee_id',
    'channel',
    'changed_at',
    'account_id',
    'sealed_former',
    'changed_by_type',
    'changed_by_id',
    'responsible_ids',
    'confirmed_at',
  ],
  arrays: ['responsible_ids'],
};
/** The last change of each channel that has a value. */
const selectLast = statement(
  'employee_contact_changes.last',
  `SELECT channel, value, changed_at, responsible_ids FROM employees,
     LATERAL (VALUES ('email', email), ('phone', phone)) AS contact (channel, value),
     LATERAL (SELECT changed_at, responsible_ids FROM employee_contact_changes change
               WHERE change.account_id = $1 AND change.employee_id = employees.id AND change.channel = contact.channel
               ORDER BY changed_at DESC LIMIT 1) AS last
    WHERE employees.account_id = $1 AND employees.id = $2 AND employees.deleted_at IS NULL AND value IS NOT NULL`,
);

/** How a channel got its present value. */
export interface LastContactChange {
  readonly channel: ContactChannel;
  readonly value: string;
  readonly changed_at: Date;
  readonly responsible_ids: string[];
}

/** The SQL of changes of contacts. */
export const employeeContactChangesStore = {
  insert: (ctx: Context, change: EmployeeContactChangeEntity): Promise<void> =>
    ctx.db.insert(newRows, change),
  listLast: (ctx: Context, employeeId: string): Promise<LastContactChange[]> =>
    ctx.db.run<LastContactChange & Record<string, unknown>>(selectLast, [ctx.account.id, employeeId]),
};
