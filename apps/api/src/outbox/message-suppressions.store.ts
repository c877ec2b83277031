import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Context } from '../context/index.js';
import { MessageSuppressionEntity } from './message-suppression.entity.js';

/** Addresses that accounts write to no more. */
@Injectable()
export class MessageSuppressionsStore {
  /** @returns those of some addresses that are not written to */
  async findHashes({ account, db }: Context, hashes: readonly string[]): Promise<ReadonlySet<string>> {
    if (hashes.length === 0) return new Set();
    const where = { account_id: account.id, address_hash: In([...new Set(hashes)]) };
    const rows = await db.manager.findBy(MessageSuppressionEntity, where);
    return new Set(rows.map(({ address_hash }) => address_hash));
  }

  async insert(ctx: Context, hash: string): Promise<void> {
    const row = { account_id: ctx.account.id, address_hash: hash, created_at: ctx.now };
    const inserting = ctx.db.manager.createQueryBuilder().insert().into(MessageSuppressionEntity).values(row);
    await inserting.orIgnore().execute();
  }

  async remove({ account, db }: Context, hash: string): Promise<void> {
    await db.manager.delete(MessageSuppressionEntity, { account_id: account.id, address_hash: hash });
  }
}
