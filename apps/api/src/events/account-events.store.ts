import type { AccountEventQuery, EventKind } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context, Queries } from '../context/index.js';
import { hashedStatement, statement } from '../database/index.js';
import { eventSql } from './event-sql.js';
import type { EventEntity } from './event.entity.js';

type Row = Record<string, unknown> &
  Pick<EventEntity, 'created_at' | 'id' | 'kind' | 'resource_id'> & {
    /** JSON, as the database writes it. */
    readonly data: string;
  };

interface Place {
  readonly xid: string;
  readonly position: string;
}

const columns = 'id, kind, resource_id, created_at, data::text AS data';
const find = statement('events.find', `SELECT ${columns} FROM events WHERE account_id = $1 AND id = $2`);
const findPlace = statement(
  'events.place',
  `SELECT xid, position FROM events WHERE account_id = $1 AND id = $2`,
);
const findSettledEnd = statement('events.settledEnd', eventSql.settledEnd);
/** After a restore into another server, transactions are numbered from the start again: what was written before is before them. */
const settle = statement('', `UPDATE events SET xid = 0 WHERE xid > current_xid()`);

/**
 * Reads what happened, in an order that nothing is added to in between: by transaction, as far as all of the transactions
 * before have ended. Ids are made from the requests' clocks, and positions are given before the commit: a reader who goes
 * by either would pass over a change that is committed late.
 */
@Injectable()
export class AccountEventsStore {
  async find(ctx: Context, id: string): Promise<Row | undefined> {
    return (await ctx.db.run<Row>(find, [ctx.account.id, id]))[0];
  }

  async findPlace(ctx: Context, id: string): Promise<Place | undefined> {
    return (await ctx.db.run<Record<string, unknown> & Place>(findPlace, [ctx.account.id, id]))[0];
  }

  /** @param kinds that the caller may see */
  async list(
    ctx: Context,
    query: AccountEventQuery,
    { kinds, after, limit }: { kinds: readonly EventKind[]; after: Place | undefined; limit: number },
  ): Promise<Row[]> {
    const [settled] = await ctx.db.run<{ settled_end: string }>(findSettledEnd);
    const values: unknown[] = [ctx.account.id, kinds, limit, settled?.settled_end];
    const mark = (value: unknown) => `$${values.push(value)}`;
    const [comparison, direction] = query.sort === '-created_at' ? ['<', 'DESC'] : ['>', 'ASC'];
    const conditions = [
      'account_id = $1',
      'kind = ANY ($2)',
      'xid < $4',
      ...(query.resource_id === undefined ? [] : [`resource_id = ${mark(query.resource_id)}`]),
      ...(query.created_at_gte === undefined ? [] : [`created_at >= ${mark(query.created_at_gte)}`]),
      ...(query.created_at_lte === undefined ? [] : [`created_at <= ${mark(query.created_at_lte)}`]),
      ...(after
        ? [`(xid, position) ${comparison} (${mark(after.xid)}::bigint, ${mark(after.position)}::bigint)`]
        : []),
    ];
    const text = `SELECT ${columns} FROM events WHERE ${conditions.join(' AND ')}
                   ORDER BY xid ${direction}, position ${direction} LIMIT $3`;
    return ctx.db.run<Row>(hashedStatement('events.list', text), values);
  }

  static settleRestored(database: Queries): Promise<unknown> {
    return database.run(settle);
  }
}
