import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { SignatureEntity } from './signature.entity.js';

const columns = [
  'id',
  'account_id',
  'task_id',
  'section_id',
  'role',
  'method',
  'name',
  'sealed_image',
  'signed_at',
  'signed_on',
  'time_zone',
  'form_session_id',
  'onboarding_link_id',
  'issuer',
  'proved',
  'signer',
  'signer_user_id',
  'ip',
  'user_agent',
  'locale',
  'attestation',
  'attestation_sha256',
  'consent_version',
  'consent_sha256',
  'answers_sha256',
  'document_sha256_before',
  'document_sha256_after',
] as const;

const insert = statement(
  'signatures.insert',
  `INSERT INTO signatures (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
);
const selectInForce = statement(
  'signatures.inForce',
  `SELECT * FROM signatures WHERE account_id = $1 AND task_id = ANY($2) AND voided_at IS NULL ORDER BY id`,
);
const selectAll = statement(
  'signatures.everOf',
  `SELECT * FROM signatures WHERE account_id = $1 AND task_id = $2 ORDER BY id`,
);
const updateVoided = statement(
  'signatures.void',
  `UPDATE signatures SET voided_at = $4, void_reason = $5
    WHERE account_id = $1 AND task_id = $2 AND section_id = ANY($3) AND voided_at IS NULL RETURNING id, section_id`,
);

@Injectable()
export class SignaturesStore {
  async insert(ctx: Context, signature: SignatureEntity): Promise<void> {
    await ctx.db.run(
      insert,
      columns.map((name) => signature[name]),
    );
  }

  /** The signatures of tasks that count. */
  listInForce(ctx: Context, taskIds: readonly string[]): Promise<SignatureEntity[]> {
    return ctx.db.run<SignatureEntity & Record<string, unknown>>(selectInForce, [ctx.account.id, taskIds]);
  }

  /** All that were ever made on a task, void ones too. */
  listAll(ctx: Context, taskId: string): Promise<SignatureEntity[]> {
    return ctx.db.run<SignatureEntity & Record<string, unknown>>(selectAll, [ctx.account.id, taskId]);
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
