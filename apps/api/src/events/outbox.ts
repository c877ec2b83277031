import type { EventKind } from '@firstday/domain';
import type { Context } from '../platform/context.js';
import { statement } from '../platform/database.js';
import { newId } from '../platform/ids.js';

const insert = statement(
  'events.insert',
  `INSERT INTO events (id, account_id, kind, resource_id, data, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
);

/** Writes an event in the context's transaction: it is there if and only if the change is. */
export async function emit(ctx: Context, kind: EventKind, resource: { readonly id: string }): Promise<void> {
  const id = newId('event', ctx.now);
  await ctx.db.run(insert, [id, ctx.account.id, kind, resource.id, JSON.stringify(resource), ctx.now]);
}
