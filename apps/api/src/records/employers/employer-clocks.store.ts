import { wellTyped, type CustomAttributes } from '@firstday/domain';
import { employerCalendar, type WorkCalendar } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import { type Context, timeZoneOf } from '../../context/index.js';
import { statement } from '../../database/index.js';

const find = statement(
  'employers.clocks',
  `SELECT id, system_attributes, custom_attributes, coalesce(address ->> 'state', '') AS state FROM employers
    WHERE account_id = $1 AND id = ANY ($2::text[])`,
);

/** The zone and the state of most employers. */
const findCommon = statement(
  'employers.commonClock',
  `SELECT coalesce(system_attributes ->> 'time_zone', custom_attributes ->> 'time_zone') AS time_zone,
          coalesce(address ->> 'state', '') AS state
     FROM employers WHERE account_id = $1 AND deleted_at IS NULL
    GROUP BY 1, 2 ORDER BY count(*) DESC, 1, 2 LIMIT 1`,
);

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly system_attributes: CustomAttributes;
  readonly custom_attributes: CustomAttributes;
  readonly state: string;
}

/** When an employer does business, and by whose clock. */
export interface EmployerClock {
  readonly calendar: WorkCalendar;
  readonly timeZone: string;
}

/** The days of one that says nothing of them. */
export const ordinaryCalendar: WorkCalendar = employerCalendar({
  businessDays: undefined,
  holidays: undefined,
});

/** Reads the days and the clocks of employers. */
@Injectable()
export class EmployerClocksStore {
  /** @returns by their ids */
  async find(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, EmployerClock>> {
    if (ids.length === 0) return new Map();
    const rows = await ctx.db.run<Row>(find, [ctx.account.id, ids]);
    return new Map(rows.map((row) => [row.id, toClock(row)]));
  }

  /** By what clock most of the account's employers live; null where it has none. */
  async findCommon({ account, db }: Context): Promise<Pick<EmployerClock, 'timeZone'> | null> {
    const [row] = await db.run<{ time_zone: string | null; state: string }>(findCommon, [account.id]);
    return row
      ? { timeZone: timeZoneOf({ time_zone: row.time_zone, address: row, custom_attributes: {} }) }
      : null;
  }
}

function toClock({ system_attributes, custom_attributes, state }: Row): EmployerClock {
  const own = wellTyped('employer', system_attributes);
  return {
    calendar: employerCalendar({
      businessDays: own['business_days'] ?? custom_attributes['business_days'],
      holidays: own['holidays'] ?? custom_attributes['holidays'],
    }),
    timeZone: timeZoneOf({ ...own, custom_attributes, address: { state } }),
  };
}
