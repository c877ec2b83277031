import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { SigningConsentEntity } from '../consents/signing-consent.entity.js';
import type { ChainedAuditEntry } from './audit-chain-hash.js';
import { SignatureEntity } from './signature.entity.js';

/** Both as of one moment: what is signed in between is in neither. */
const selectInForce = statement(
  'signatures.inForce',
  `SELECT trail.entries, signature.*
     FROM (SELECT coalesce(json_agg(entry ORDER BY sequence), '[]') AS entries
             FROM audit_events AS entry
            WHERE account_id = $1 AND task_id = $2 AND kind IN ('signed', 'signature_voided')) AS trail
     LEFT JOIN signatures AS signature
            ON signature.account_id = $1 AND signature.task_id = $2 AND signature.voided_at IS NULL
    ORDER BY signature.id`,
);
/** What the signatures of a task rely on. */
const selectConsents = statement(
  'signatures.consents',
  `SELECT * FROM signing_consents
    WHERE account_id = $1 AND id IN (SELECT consent_id FROM signatures WHERE account_id = $1 AND task_id = $2)
    ORDER BY id`,
);
const updateVoided = statement(
  'signatures.void',
  `UPDATE signatures SET voided_at = $4, void_reason = $5
    WHERE account_id = $1 AND task_id = $2 AND section_id = ANY($3) AND voided_at IS NULL RETURNING id, section_id`,
);

export interface SignaturesWithTrail {
  readonly signatures: readonly SignatureEntity[];
  readonly entries: readonly ChainedAuditEntry[];
}

type RowWithTrail = Record<string, unknown> & { readonly entries: readonly ChainedAuditEntry[] } & (
    | SignatureEntity
    | { readonly id: null }
  );

@Injectable()
export class SignaturesStore {
  async insert(ctx: Context, signature: SignatureEntity): Promise<void> {
    await ctx.db.manager.insert(SignatureEntity, signature);
  }

  /** The signatures of a task that count, and what its trail says of signatures. */
  async listInForce(ctx: Context, taskId: string): Promise<SignaturesWithTrail> {
    const rows = await ctx.db.run<RowWithTrail>(selectInForce, [ctx.account.id, taskId]);
    const entries = rows[0]?.entries ?? [];
    return {
      signatures: rows.flatMap(({ entries: _, ...row }) => (row.id === null ? [] : [row])),
      entries: entries.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
    };
  }

  /** The last that an employee made in a session, of those that count. */
  async findLastOfSession(
    { account, db }: Context,
    form_session_id: string,
  ): Promise<SignatureEntity | undefined> {
    const where = madeIn(account.id, form_session_id);
    return (await db.manager.findOne(SignatureEntity, { where, order: { id: 'DESC' } })) ?? undefined;
  }

  async findOfSession(
    { account, db }: Context,
    form_session_id: string,
    id: string,
  ): Promise<SignatureEntity | undefined> {
    const where = { ...madeIn(account.id, form_session_id), id };
    return (await db.manager.findOneBy(SignatureEntity, where)) ?? undefined;
  }

  /** All that were ever made on a task, void ones too. */
  listAll({ account, db }: Context, taskId: string): Promise<SignatureEntity[]> {
    const where = { account_id: account.id, task_id: taskId };
    return db.manager.find(SignatureEntity, { where, order: { id: 'ASC' } });
  }

  /** The consents that the signatures of a task rely on. */
  listConsents(ctx: Context, taskId: string): Promise<SigningConsentEntity[]> {
    return ctx.db.run<SigningConsentEntity & Record<string, unknown>>(selectConsents, [
      ctx.account.id,
      taskId,
    ]);
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

const madeIn = (account_id: string, form_session_id: string) =>
  ({ account_id, form_session_id, role: 'employee', voided_at: IsNull() }) as const;
