import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Context } from '../context/index.js';
import { MessageSuppressionEntity } from './message-suppression.entity.js';
import { TextStopEntity } from './text-stop.entity.js';

/** Addresses that accounts write to no more. */
@Injectable()
export class MessageSuppressionsStore {
  /** @returns those of some addresses that are not written to, by this account or by any */
  async findHashes(ctx: Context, hashes: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.findReach(ctx, hashes)).keys());
  }

  /** The same, each with whether what somebody asked for is kept from it too. */
  async findReach(
    { account, db }: Context,
    hashes: readonly string[],
  ): Promise<ReadonlyMap<string, 'all' | 'unasked'>> {
    if (hashes.length === 0) return new Map();
    const given = In([...new Set(hashes)]);
    const where = { account_id: account.id, address_hash: given };
    const rows = await db.manager.findBy(MessageSuppressionEntity, where);
    const stops = await db.manager.findBy(TextStopEntity, { number_hash: given });
    return new Map([
      ...rows.map((row) => [row.address_hash, row.is_unasked_only ? 'unasked' : 'all'] as const),
      ...stops.map(({ number_hash }) => [number_hash, 'all'] as const),
    ]);
  }

  /** Nothing at all is sent there any more. */
  async insert(ctx: Context, hash: string): Promise<void> {
    const row = {
      account_id: ctx.account.id,
      address_hash: hash,
      is_unasked_only: false,
      created_at: ctx.now,
    };
    await ctx.db.manager.upsert(MessageSuppressionEntity, row, ['account_id', 'address_hash']);
  }

  /** Nothing that nobody asked for; what is kept from it altogether stays so. */
  async insertUnsubscribed(ctx: Context, hash: string): Promise<void> {
    const row = {
      account_id: ctx.account.id,
      address_hash: hash,
      is_unasked_only: true,
      created_at: ctx.now,
    };
    const inserting = ctx.db.manager.createQueryBuilder().insert().into(MessageSuppressionEntity).values(row);
    await inserting.orIgnore().execute();
  }

  async remove({ account, db }: Context, hash: string): Promise<void> {
    await db.manager.delete(MessageSuppressionEntity, { account_id: account.id, address_hash: hash });
  }
}
