import type { Permission } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { actorWithPermission } from '../access/permit.js';
import { idsInScope } from '../access/record-scope.store.js';

const kinds = {
  'employer.id': { table: 'employers', view: 'employer:view' },
  'client.id': { table: 'clients', view: 'client:view' },
  'job.id': { table: 'jobs', view: 'job:view' },
} as const satisfies Readonly<Record<string, { readonly table: string; readonly view: Permission }>>;

/** A fact that compares the id of a record. */
export type RuleRecordFact = keyof typeof kinds;
export const recordFacts: readonly RuleRecordFact[] = ['employer.id', 'client.id', 'job.id'];

/** The records that access rules name by their ids. */
@Injectable()
export class RuleRecordsStore {
  /** The names of those among these records that the actor may see, by id. */
  async namesOf(
    ctx: Context,
    fact: RuleRecordFact,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const { table, view } = kinds[fact];
    if (ids.length === 0 || !actorWithPermission(ctx.actor, view)) return new Map();
    const seen = await idsInScope(ctx, table, ids);
    const text = `SELECT id, name FROM ${table} WHERE account_id = $1 AND deleted_at IS NULL AND id = ANY ($2)`;
    const rows = await ctx.db.run<{ id: string; name: string }>(statement('', text), [
      ctx.account.id,
      [...seen],
    ]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
