import { usStates } from '@firstday/domain/places';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import { actorWithPermission, type BindValue, recordScope } from '../identity/index.js';
import { dated, endDateSql } from './end-date-sql.js';
import { workStateVisible } from './work-state-visible.js';

const addressOf = (table: string, noun: string): string =>
  `(SELECT address FROM ${table} place WHERE place.id = placements.${noun}_id
      AND place.account_id = placements.account_id AND jsonb_typeof(address) = 'object')`;
/** The country of the address that says where the work is done, as `work_state_of` finds it. */
const workCountry = `coalesce(
  CASE WHEN placements.system_attributes ->> 'works_remotely' = 'true' THEN ${addressOf('employees', 'employee')} END,
  ${addressOf('jobs', 'job')}, ${addressOf('employers', 'employer')}) ->> 'country'`;

interface Found {
  readonly jurisdiction: string;
  readonly id: string;
}

/** Where the work of the placements is done that the caller sees. */
@Injectable()
export class HiringPlacesStore {
  /** One placement that is not over for each state of the United States in which there is one. */
  async listPlacements(ctx: Context): Promise<Found[]> {
    const values: unknown[] = [ctx.account.id];
    const mark: BindValue = (value) => `$${values.push(value)}`;
    const codes = mark(usStates.map(({ code }) => code));
    // The order is the index's: each state costs as much as its first placement.
    const text = `SELECT state.jurisdiction, found.id
      FROM unnest(${codes}::text[]) AS state (jurisdiction)
      CROSS JOIN LATERAL (
        SELECT placements.id FROM placements
         WHERE ${this.goingOn(ctx, mark)} AND work_state = state.jurisdiction
         ORDER BY work_state, employee_id COLLATE "C" LIMIT 1) AS found
      ORDER BY state.jurisdiction`;
    return ctx.db.run<Found & Record<string, unknown>>(statement('', text), values);
  }

  /** One placement for each country, as its address writes it, of those whose work is in no state that is known. */
  async listOutsideOfStates(ctx: Context): Promise<{ id: string; country: string | null }[]> {
    const values: unknown[] = [ctx.account.id];
    const mark: BindValue = (value) => `$${values.push(value)}`;
    const text = `SELECT min(id) AS id, ${workCountry} AS country FROM placements
     WHERE ${this.goingOn(ctx, mark)} AND placements.work_state = ''
     GROUP BY 2 ORDER BY 1`;
    return ctx.db.run<{ id: string; country: string | null }>(statement('', text), values);
  }

  private goingOn(ctx: Context, mark: BindValue): string {
    const reader = actorWithPermission(ctx.actor, 'placement:view') ?? ctx.actor;
    return [
      'placements.account_id = $1',
      'placements.deleted_at IS NULL',
      `coalesce(${dated(endDateSql)} >= ${mark(ctx.now.toISOString().slice(0, 10))}, TRUE)`,
      recordScope(reader, 'placements', mark) ?? 'TRUE',
      ...workStateVisible(ctx, ['employee', 'employer', 'job']).map((toSql) => toSql(mark)),
    ].join(' AND ');
  }
}
