import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { SignatureEntity } from './signature.entity.js';

const selectInForce = statement(
  'signatures.inForce',
  `SELECT * FROM signatures WHERE account_id = $1 AND task_id = ANY($2) AND voided_at IS NULL ORDER BY id`,
);
const updateVoided = statement(
  'signatures.void',
  `UPDATE signatures SET voided_at = $4, void_reason = $5
    WHERE account_id = $1 AND task_id = $2 AND section_id = ANY($3) AND voided_at IS NULL RETURNING id, section_id`,
);

@Injectable()
export class SignaturesStore {
  async insert(ctx: Context, signature: SignatureEntity): Promise<void> {
    await ctx.db.manager.insert(SignatureEntity, signature);
  }

  /** The signatures of tasks that count. */
  listInForce(ctx: Context, taskIds: readonly string[]): Promise<SignatureEntity[]> {
    return ctx.db.run<SignatureEntity & Record<string, unknown>>(selectInForce, [ctx.account.id, taskIds]);
  }

  /** All that were ever made on a task, void ones too. */
  listAll({ account, db }: Context, taskId: string): Promise<SignatureEntity[]> {
    const where = { account_id: account.id, task_id: taskId };
    return db.manager.find(SignatureEntity, { where, order: { id: 'ASC' } });
  }

  /** They stay, and count no longer. */
  void(
    ctx: Context,
    taskId: string,
    sectionIds: readonly string[],
    reason: string,
  ): Promise<{ id: string; section_id: string }[]> {
    return ctx.db.run(updateVoided, [ctx.account.id, taskId, sectionIds, ctx.now, reason]);
  }
}
