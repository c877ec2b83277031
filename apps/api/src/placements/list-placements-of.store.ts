import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import { recordScope } from '../identity/index.js';

interface PlacementOfEmployee extends Record<string, unknown> {
  readonly id: string;
  readonly created_at: Date;
}

/** Those of an employee's placements that the caller sees, deleted ones too. */
export function listPlacementsOf(ctx: Context, employeeId: string): Promise<PlacementOfEmployee[]> {
  const values: unknown[] = [ctx.account.id, employeeId];
  const scope = recordScope(ctx.actor, 'placements', (value) => `$${values.push(value)}`) ?? 'TRUE';
  const text = `SELECT id, created_at FROM placements WHERE account_id = $1 AND employee_id = $2 AND ${scope}`;
  return ctx.db.run<PlacementOfEmployee>(statement('', text), values);
}
