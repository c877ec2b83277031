import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { actorWithPermission, recordScope } from '../../identity/index.js';

/** A state or territory by its postal code, and an employer whose address is there. */
export interface EmployerState {
  readonly state: string;
  readonly id: string;
}

/** The states of the employers that the caller sees, each with one of them. */
export async function listEmployerStates(ctx: Context): Promise<EmployerState[]> {
  const reader = actorWithPermission(ctx.actor, 'employer:view');
  if (!reader) return [];
  const values: unknown[] = [ctx.account.id];
  const scope = recordScope(reader, 'employers', (value) => `$${values.push(value)}`) ?? 'TRUE';
  const text = `SELECT us_state(address) AS state, min(id) AS id FROM employers
    WHERE account_id = $1 AND deleted_at IS NULL AND us_state(address) <> '' AND ${scope}
    GROUP BY 1 ORDER BY 1`;
  return ctx.db.run<EmployerState & Record<string, unknown>>(statement('', text), values);
}
