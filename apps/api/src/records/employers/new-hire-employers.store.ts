import type { CustomAttributes } from '@firstday/domain';
import { wellTyped } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, timeZoneOf } from '../../context/index.js';
import { statement } from '../../database/index.js';

const list = statement(
  'employers.thatReportNewHires',
  `SELECT id, system_attributes, custom_attributes, coalesce(address ->> 'state', '') AS state FROM employers
    WHERE account_id = $1 AND deleted_at IS NULL AND system_attributes ? 'new_hire_reports_from'`,
);

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly system_attributes: CustomAttributes;
  readonly custom_attributes: CustomAttributes;
  readonly state: string;
}

/** An employer whose new hires are reported from here. */
export interface NewHireEmployer {
  readonly id: string;
  /** The first day of hires that are, `YYYY-MM-DD`. */
  readonly since: string;
  /** The state that is told of all of them; null where each state of work is told. */
  readonly reportsTo: string | null;
  readonly timeZone: string;
}

/** Reads which employers of the account report their new hires from here. */
@Injectable()
export class NewHireEmployersStore {
  async list(ctx: Context): Promise<NewHireEmployer[]> {
    const rows = await ctx.db.run<Row>(list, [ctx.account.id]);
    return rows.flatMap(({ id, system_attributes, custom_attributes, state }) => {
      const {
        new_hire_reports_from: since,
        new_hire_reports_to: to,
        ...others
      } = wellTyped('employer', system_attributes);
      if (typeof since !== 'string') return [];
      const timeZone = timeZoneOf({ ...others, custom_attributes, address: { state } });
      return [{ id, since, reportsTo: typeof to === 'string' ? to : null, timeZone }];
    });
  }
}
