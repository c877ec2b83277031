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

const selectFormer = statement(
  'employee_contact_changes.former',
  `SELECT sealed_former FROM employee_contact_changes
    WHERE account_id = $1 AND employee_id = $2 AND channel = $3 AND changed_at > $4 AND sealed_former IS NOT NULL
    ORDER BY changed_at DESC LIMIT 1`,
);
const selectUnconfirmed = statement(
  'employee_contact_changes.unconfirmed',
  `SELECT employee_id, channel, max(changed_at) AS changed_at FROM employee_contact_changes
    WHERE account_id = $1 AND employee_id = ANY ($2::text[]) AND changed_at > $3
      AND sealed_former IS NOT NULL AND confirmed_at IS NULL
    GROUP BY employee_id, channel`,
);
const updateConfirmed = statement(
  'employee_contact_changes.confirm',
  `UPDATE employee_contact_changes SET confirmed_at = $5
    WHERE account_id = $1 AND employee_id = $2 AND channel = $3 AND changed_at = $4 AND changed_at > $6
      AND sealed_former IS NOT NULL AND confirmed_at IS NULL
    RETURNING channel`,
);

/** One change of a contact. */
export interface NamedContactChange {
  readonly employeeId: string;
  readonly channel: ContactChannel;
  readonly changedAt: Date;
}

interface UnconfirmedChange extends Record<string, unknown> {
  readonly employee_id: string;
  readonly channel: ContactChannel;
  readonly changed_at: Date;
}

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
  /** The former contact of the last change since a time, sealed. */
  findFormer: async (
    ctx: Context,
    employeeId: string,
    channel: ContactChannel,
    since: Date,
  ): Promise<Buffer | null> => {
    const values = [ctx.account.id, employeeId, channel, since];
    const [row] = await ctx.db.run<{ sealed_former: Buffer }>(selectFormer, values);
    return row?.sealed_former ?? null;
  },
  /** Of each employee and channel the last replacement since a time that is not confirmed. */
  listUnconfirmed: (ctx: Context, employees: readonly string[], since: Date): Promise<UnconfirmedChange[]> =>
    ctx.db.run<UnconfirmedChange>(selectUnconfirmed, [ctx.account.id, employees, since]),
  confirm: async (
    ctx: Context,
    { employeeId, channel, changedAt }: NamedContactChange,
    since: Date,
  ): Promise<boolean> => {
    const values = [ctx.account.id, employeeId, channel, changedAt, ctx.now, since];
    return (await ctx.db.run(updateConfirmed, values)).length > 0;
  },
};
