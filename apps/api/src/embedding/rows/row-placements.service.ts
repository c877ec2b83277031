import type { EmployeeRow } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { actorWithPermission, isComponentActor, isInScope, recordScope } from '../../identity/index.js';
import { placementSql } from '../../placements/index.js';
import { RecordNamesStore } from '../../records/index.js';

type ShownPlacement = NonNullable<EmployeeRow['placement']>;

interface LatestPlacement extends Record<string, unknown> {
  readonly id: string;
  readonly employee_id: string;
  readonly employer_id: string | null;
  readonly client_id: string | null;
  readonly start_date: string | null;
}

const selectUndecided = statement('rows.undecidedOf', placementSql.undecidedOf('$2'));

/** Where and from when the employees on a page work, as far as the caller may see it. */
@Injectable()
export class RowPlacementsService {
  constructor(private readonly names: RecordNamesStore) {}

  /** How many forms of the employees' placements are undecided, by the employee; nothing of those who have none. */
  async undecided(ctx: Context, employees: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (employees.length === 0) return new Map();
    const rows = await ctx.db.run<{ employee_id: string; undecided_count: number }>(selectUndecided, [
      ctx.account.id,
      employees,
    ]);
    return new Map(rows.map(({ employee_id, undecided_count }) => [employee_id, undecided_count]));
  }

  /** @returns by the employee; nobody's in a component, and for who may see no placement */
  async latest(ctx: Context, employees: readonly string[]): Promise<ReadonlyMap<string, ShownPlacement>> {
    const actor = actorWithPermission(ctx.actor, 'placement:view');
    if (!actor || isComponentActor(actor) || employees.length === 0) return new Map();
    const values: unknown[] = [ctx.account.id, employees];
    const scope = recordScope(actor, 'placements', (value) => `$${values.push(value)}`);
    const text = placementSql.latestOf('$2', scope === undefined ? [] : [scope]);
    const rows = await ctx.db.run<LatestPlacement>(statement('', text), values);
    const [employers, clients] = await Promise.all([
      visibleIds(ctx, 'employer', rows),
      visibleIds(ctx, 'client', rows),
    ]);
    const places = await this.names.findPlaces(
      ctx,
      rows.map(({ employer_id, client_id }) => ({ employer_id: employer_id ?? '', client_id, job_id: null })),
    );
    return new Map(
      rows.map(({ id, employee_id, employer_id, client_id, start_date }, at) => [
        employee_id,
        {
          id,
          employer_name: employers.has(employer_id) ? (places[at]?.employer ?? null) : null,
          client_name: clients.has(client_id) ? (places[at]?.client ?? null) : null,
          start_date,
        },
      ]),
    );
  }
}

/** Of the employers or clients that these placements name, those that the caller sees. */
async function visibleIds(
  ctx: Context,
  noun: 'employer' | 'client',
  rows: readonly LatestPlacement[],
): Promise<ReadonlySet<string | null>> {
  const actor = actorWithPermission(ctx.actor, `${noun}:view`);
  if (!actor) return new Set();
  const named = rows.map((row) => row[`${noun}_id`]).filter((id) => id !== null);
  const seen = await Promise.all(
    [...new Set(named)].map(async (id) => ((await isInScope({ ...ctx, actor }, `${noun}s`, id)) ? [id] : [])),
  );
  return new Set(seen.flat());
}
