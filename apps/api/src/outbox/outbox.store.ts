import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import { outboxSql } from './outbox-sql.js';

/** The messages of an account. */
@Injectable()
export class OutboxStore {
  /**
   * Adds messages, unless the same were there before.
   * @returns the ids of those that were added
   */
  async insert({ db }: Context, rows: readonly OutboxMessageEntity[]): Promise<ReadonlySet<string>> {
    if (rows.length === 0) return new Set();
    const inserting = db.manager
      .createQueryBuilder()
      .insert()
      .into(OutboxMessageEntity)
      .values([...rows]);
    const { raw }: { raw: unknown } = await inserting.orIgnore().returning('id').execute();
    return new Set(Array.isArray(raw) ? raw.map(({ id }: { id: string }) => id) : []);
  }

  /** What waits is not sent any more. */
  async suppressQueued({ account, db }: Context, reason: string, hash?: string): Promise<void> {
    await db.run(outboxSql.suppressQueued, [account.id, reason, hash ?? null]);
  }
}
