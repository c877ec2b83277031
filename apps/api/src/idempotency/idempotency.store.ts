import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Context } from '../platform/context.js';
import { statement } from '../platform/database.js';
import { Keyring, type SealingKey } from '../platform/keyring.js';
import { Sealer } from '../platform/sealing.js';

/** An answer as it was given first. */
export interface FirstAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface KeyRow {
  fingerprint: string;
  status: number;
  body: Buffer;
}

const wait = statement('idempotency.wait', `SET LOCAL lock_timeout = '15s'`);
const stopWaiting = statement('idempotency.stopWaiting', `SET LOCAL lock_timeout = 0`);
/** Takes the key, or its place once 24 hours have passed; waits for another transaction that is taking it. */
const claim = statement(
  'idempotency.claim',
  `INSERT INTO idempotency_keys AS kept (account_id, key, fingerprint, created_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (account_id, key) DO UPDATE
      SET fingerprint = EXCLUDED.fingerprint, created_at = EXCLUDED.created_at, status = NULL, body = NULL
    WHERE kept.created_at <= EXCLUDED.created_at - interval '24 hours'
   RETURNING key`,
);
const find = statement(
  'idempotency.find',
  `SELECT fingerprint, status, body FROM idempotency_keys WHERE account_id = $1 AND key = $2`,
);
const keep = statement(
  'idempotency.keep',
  `UPDATE idempotency_keys SET status = $3, body = $4 WHERE account_id = $1 AND key = $2`,
);

@Injectable()
export class IdempotencyStore {
  private readonly sealer: Sealer;

  constructor(private readonly keyring: Keyring) {
    this.sealer = new Sealer(keyring, 'idempotency');
  }

  /** A request may hold a password or an SSN: without the installation's key nobody can try which one it was. */
  fingerprint(request: string): string {
    const key = this.keyring.current;
    return `${key.id}:${digest(key, request)}`;
  }

  /** Whether a fingerprint is this request's, by the key that it was made with: earlier versions named none. */
  isFingerprintOf(request: string, fingerprint: string): boolean {
    const [hash = '', keyId] = fingerprint.split(':').reverse();
    const named = keyId === undefined ? undefined : this.keyring.find(keyId);
    const keys = keyId === undefined ? this.keyring.keys : named ? [named] : [];
    return keys.some((key) => digest(key, request) === hash);
  }

  /**
   * Takes the key in the context's transaction.
   * @returns true where this request is the first with the key, or the first of its 24 hours
   */
  async claim(ctx: Context, key: string, fingerprint: string): Promise<boolean> {
    const [, claimed] = await Promise.all([
      ctx.db.run(wait),
      ctx.db.run(claim, [ctx.account.id, key, fingerprint, ctx.now]),
      ctx.db.run(stopWaiting),
    ]);
    return claimed.length > 0;
  }

  /** What was answered first, and to which request. */
  async find(ctx: Context, key: string): Promise<(FirstAnswer & { fingerprint: string }) | undefined> {
    const [row] = await ctx.db.run<KeyRow>(find, [ctx.account.id, key]);
    if (!row) return undefined;
    const { fingerprint, status } = row;
    return { fingerprint, status, body: this.sealer.openJson(row.body, ownerOf(ctx, key)) };
  }

  async keep(ctx: Context, key: string, answer: FirstAnswer): Promise<void> {
    const body = this.sealer.sealJson(answer.body ?? null, ownerOf(ctx, key));
    await ctx.db.run(keep, [ctx.account.id, key, answer.status, body]);
  }
}

const digest = (key: SealingKey, request: string): string =>
  createHmac('sha256', key.derive('idempotency-fingerprint')).update(request).digest('hex');

function ownerOf(ctx: Context, key: string): string {
  return `${ctx.account.id}/${key}`;
}
