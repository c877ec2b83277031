import type { DeliveredKind } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context, Queries } from '../context/index.js';
import { statement } from '../database/index.js';
import type { EventEntity } from './event.entity.js';

/** The most events of one account that are read at once. */
export const maxRecentEvents = 2000;

const insert = statement(
  'events.insert',
  `INSERT INTO events (id, account_id, kind, resource_id, data, created_at)
   VALUES ($1, $2, $3, $4, $5, $6) RETURNING position`,
);
const findContent = statement(
  'events.findContent',
  `SELECT data::text AS data, created_at AS happened_at FROM events WHERE account_id = $1 AND id = $2`,
);
const findSince = statement(
  'events.findSince',
  `SELECT account.id AS account_id, event.id, event.kind, event.resource_id
     FROM unnest($1::text[]) AS account (id)
    CROSS JOIN LATERAL (SELECT id, kind, resource_id FROM events
                         WHERE account_id = account.id AND id > $2 ORDER BY id DESC LIMIT ${maxRecentEvents}) event`,
);

/** An event without what it says. */
export type EventSummary = Pick<EventEntity, 'account_id' | 'id' | 'kind' | 'resource_id'>;

interface NewEvent {
  readonly id: string;
  readonly kind: DeliveredKind;
  readonly resource_id: string;
  readonly data: object;
}

/** The SQL of events, but for the writing of those that changes make (`emitEvent`). */
@Injectable()
export class EventsStore {
  /** Writes an event that no webhook is subscribed to. @returns its position */
  async insert(ctx: Context, { id, kind, resource_id, data }: NewEvent): Promise<string> {
    const values = [id, ctx.account.id, kind, resource_id, JSON.stringify(data), ctx.now];
    const [row] = await ctx.db.run<{ position: string }>(insert, values);
    if (!row) throw new Error('an insert that returns its row returned none');
    return row.position;
  }

  async findContent(ctx: Context, id: string): Promise<{ data: string; happened_at: Date } | undefined> {
    const values = [ctx.account.id, id];
    return (await ctx.db.run<{ data: string; happened_at: Date }>(findContent, values))[0];
  }

  /** The events of accounts since an id, the newest of each account first. */
  findSince(db: Queries, accounts: readonly string[], since: string): Promise<EventSummary[]> {
    return db.run<EventSummary & Record<string, unknown>>(findSince, [accounts, since]);
  }
}
