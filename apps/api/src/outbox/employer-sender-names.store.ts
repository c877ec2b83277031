import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Context } from '../context/index.js';
import { EmployerSenderNameEntity } from './employer-sender-name.entity.js';

/** The names that messages come from, by employer. */
@Injectable()
export class EmployerSenderNamesStore {
  /** @returns by the ids of the employers that have one of their own */
  async find({ account, db }: Context, employerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (employerIds.length === 0) return new Map();
    const where = { account_id: account.id, employer_id: In([...new Set(employerIds)]) };
    const rows = await db.manager.findBy(EmployerSenderNameEntity, where);
    return new Map(rows.map(({ employer_id, sender_name }) => [employer_id, sender_name]));
  }

  /** @param name null for the employer's own */
  async save(ctx: Context, employerId: string, name: string | null): Promise<void> {
    const key = { account_id: ctx.account.id, employer_id: employerId };
    if (name === null) await ctx.db.manager.delete(EmployerSenderNameEntity, key);
    else {
      const row = { ...key, sender_name: name, updated_at: ctx.now };
      await ctx.db.manager.upsert(EmployerSenderNameEntity, row, ['account_id', 'employer_id']);
    }
  }
}
