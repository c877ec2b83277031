import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Context, credentialKey, notFound } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { Keyring, Sealer, type SealingKey } from '../../sealing/index.js';

/** The stored first response. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface KeyRow {
  fingerprint: string;
  status: number;
  body: Buffer;
}

/**
 * Claims the key, or replaces it once 24 hours have passed, unless another transaction is claiming it (tested by a
 * lock that does not wait). A key from before credentials were recorded still blocks others.
 */
const claim = statement(
  'idempotency.claim',
  `WITH turn AS MATERIALIZED (
     SELECT pg_try_advisory_xact_lock(hashtextextended(concat_ws('/', 'idempotency', $1::text, $2::text, $3::text), 0)) AS is_ours
   ), claimed AS (
     INSERT INTO idempotency_keys AS kept (account_id, credential, key, fingerprint, created_at)
     SELECT $1::text, $2::text, $3::text, $4::text, $5::timestamptz FROM turn
      WHERE is_ours AND NOT EXISTS (
        SELECT FROM idempotency_keys old WHERE old.account_id = $1 AND old.credential = '' AND old.key = $3
           AND old.created_at > $5::timestamptz - interval '24 hours')
     ON CONFLICT (account_id, credential, key) DO UPDATE
        SET fingerprint = EXCLUDED.fingerprint, created_at = EXCLUDED.created_at, status = NULL, body = NULL
      WHERE kept.created_at <= EXCLUDED.created_at - interval '24 hours'
     RETURNING key
   )
   SELECT is_ours, EXISTS (SELECT FROM claimed) AS is_claimed FROM turn`,
);
const find = statement(
  'idempotency.find',
  `SELECT fingerprint, status, body FROM idempotency_keys WHERE account_id = $1 AND credential = $2 AND key = $3`,
);
const isKept = statement(
  'idempotency.isKept',
  `SELECT FROM idempotency_keys
    WHERE account_id = $1 AND credential = $2 AND key = $3 AND created_at > $4::timestamptz - interval '24 hours'`,
);
const keep = statement(
  'idempotency.keep',
  `UPDATE idempotency_keys SET status = $4, body = $5 WHERE account_id = $1 AND credential = $2 AND key = $3`,
);
const release = statement(
  'idempotency.release',
  `DELETE FROM idempotency_keys WHERE account_id = $1 AND credential = $2 AND key = $3`,
);

/** A few at a time: answers can be long. */
const answered = statement(
  'idempotency.answered',
  `SELECT credential, key, body FROM idempotency_keys
    WHERE account_id = $1 AND (credential, key) > ($2, $3) AND body IS NOT NULL
    ORDER BY credential, key LIMIT 200`,
);
const replace = statement(
  'idempotency.replace',
  `UPDATE idempotency_keys SET status = $4, body = $5 WHERE account_id = $1 AND credential = $2 AND key = $3`,
);

interface AnsweredRow {
  credential: string;
  key: string;
  body: Buffer;
}

/** The result of a claim: by this request, already answered, or in progress elsewhere. */
export type IdempotencyClaim = 'claimed' | 'kept' | 'busy';

@Injectable()
export class IdempotencyStore {
  private readonly sealer: Sealer;

  constructor(private readonly keyring: Keyring) {
    this.sealer = new Sealer(keyring, 'idempotency');
  }

  /**
   * A request may contain a password or an SSN: without the installation's key a fingerprint cannot be
   * brute-forced.
   */
  fingerprint(request: string): string {
    const key = this.keyring.current;
    return `${key.id}:${digest(key, request)}`;
  }

  /** Whether a fingerprint matches this request, under the key it was made with: earlier versions named none. */
  isFingerprintOf(request: string, fingerprint: string): boolean {
    const [hash = '', keyId] = fingerprint.split(':').reverse();
    const named = keyId === undefined ? undefined : this.keyring.find(keyId);
    const keys = keyId === undefined ? this.keyring.keys : named ? [named] : [];
    return keys.some((key) => digest(key, request) === hash);
  }

  /** Claims the key in the context's transaction, without waiting for another request. */
  async claim(ctx: Context, key: string, fingerprint: string): Promise<IdempotencyClaim> {
    const values = [...namesOf(ctx, key), fingerprint, ctx.now];
    const [row] = await ctx.db.run<{ is_ours: boolean; is_claimed: boolean }>(claim, values);
    if (!row?.is_ours) return 'busy';
    return row.is_claimed ? 'claimed' : 'kept';
  }

  /** The stored response, and the fingerprint of its request. */
  async find(ctx: Context, key: string): Promise<(StoredAnswer & { fingerprint: string }) | undefined> {
    const [row] = await ctx.db.run<KeyRow>(find, namesOf(ctx, key));
    if (!row) return undefined;
    const { fingerprint, status } = row;
    return { fingerprint, status, body: this.sealer.openJson(row.body, ownerOf(ctx, key)) };
  }

  /** Whether a response is stored for the key, within its 24 hours. */
  async isStored(ctx: Context, key: string): Promise<boolean> {
    return (await ctx.db.run(isKept, [...namesOf(ctx, key), ctx.now])).length > 0;
  }

  async save(ctx: Context, key: string, answer: StoredAnswer): Promise<void> {
    const body = this.sealer.sealJson(answer.body ?? null, ownerOf(ctx, key));
    await ctx.db.run(keep, [...namesOf(ctx, key), answer.status, body]);
  }

  /** Takes back a claim of the context's transaction. */
  async release(ctx: Context, key: string): Promise<void> {
    await ctx.db.run(release, namesOf(ctx, key));
  }

  /** Stored responses about destroyed records are deleted; their keys remain used. */
  async deleteAnswersAbout(ctx: Context, ids: readonly string[]): Promise<void> {
    let last = { credential: '', key: '' };
    for (;;) {
      const rows = await ctx.db.run<AnsweredRow & Record<string, unknown>>(answered, [
        ctx.account.id,
        last.credential,
        last.key,
      ]);
      for (const row of rows) {
        const owner = [ctx.account.id, row.credential, row.key].join('/');
        const text = this.sealer.open(row.body, owner).toString();
        if (!ids.some((id) => text.includes(id))) continue;
        const gone = notFound('record');
        const body = this.sealer.sealJson(gone.body, owner);
        await ctx.db.run(replace, [ctx.account.id, row.credential, row.key, gone.status, body]);
      }
      const [end] = rows.slice(-1);
      if (!end) return;
      last = end;
    }
  }
}

const digest = (key: SealingKey, request: string): string =>
  createHmac('sha256', key.derive('idempotency-fingerprint')).update(request).digest('hex');

/** A key belongs to its credential: nobody else gets its response, which may contain a secret shown once. */
const namesOf = ({ account, actor }: Context, key: string) => [account.id, credentialKey(actor), key];

const ownerOf = (ctx: Context, key: string): string => namesOf(ctx, key).join('/');
