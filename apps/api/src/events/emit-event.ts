import type { EventKind } from '@firstday/domain';
import { type Context, type InsertTarget, newId } from '../context/index.js';
import { announceEvents } from './event-arrivals.js';

const events: InsertTarget = {
  table: 'events',
  columns: ['id', 'account_id', 'kind', 'resource_id', 'data', 'created_at'],
};

/** Writes an event in the context's transaction: it exists if and only if the change does. */
export async function emitEvent(
  ctx: Context,
  kind: EventKind,
  resource: { readonly id: string },
): Promise<void> {
  const id = newId('event', ctx.now);
  await ctx.db.insert(events, {
    id,
    account_id: ctx.account.id,
    kind,
    resource_id: resource.id,
    data: resource,
    created_at: ctx.now,
  });
  ctx.db.afterCommit(() => {
    ctx.eventIds.push(id);
    announceEvents();
  });
}
