import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';

/** The newest are kept: an employee's forms ask for a few dozen sensitive answers. */
const maxEntered = 500;

const addEntered = statement(
  'employee_devices.addEntered',
  `INSERT INTO employee_devices AS known (account_id, employee_id, device_key, entered, last_used_at)
   VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (employee_id, device_key) DO UPDATE
      SET entered = (ARRAY(SELECT DISTINCT unnest FROM unnest(excluded.entered))
                     || ARRAY(SELECT unnest FROM unnest(known.entered) WHERE NOT unnest = ANY (excluded.entered))
                    )[1:${maxEntered}],
          last_used_at = excluded.last_used_at
    WHERE known.account_id = $1`,
);
const forget = statement(
  'employee_devices.forget',
  'DELETE FROM employee_devices WHERE account_id = $1 AND employee_id = $2 AND device_key = $3',
);

/**
 * Names a session's device: the browser's own secret, or the session itself for clients that send none. On the
 * employer's side each session is a device of its own: one browser may be used by several people there.
 */
export const deviceKeySql = (session: string): string =>
  `(CASE WHEN ${session}.side = 'employee' THEN coalesce(${session}.device_hash, ${session}.id) ELSE ${session}.id END)`;

/** What was entered on the device of a session, a row with this name, for the employee it is about. */
export const enteredSql = (session: string): string =>
  `coalesce((SELECT device.entered FROM employee_devices device
              WHERE device.employee_id = ${session}.employee_id AND device.account_id = ${session}.account_id
                AND device.device_key = ${deviceKeySql(session)}), '{}')`;

/** The browsers that employees entered their answers on. */
@Injectable()
export class EmployeeDevicesStore {
  async addEntered(
    ctx: Context,
    device: { readonly employeeId: string; readonly key: string },
    marks: readonly string[],
  ): Promise<void> {
    await ctx.db.run(addEntered, [ctx.account.id, device.employeeId, device.key, marks, ctx.now]);
  }

  async forget(ctx: Context, employeeId: string, key: string): Promise<void> {
    await ctx.db.run(forget, [ctx.account.id, employeeId, key]);
  }
}
