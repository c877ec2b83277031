import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  type ApiRequest,
  badRequest,
  CommittedRefusal,
  type Context,
  type ContextWork,
  credentialKey,
  type IdempotentExecution,
  inTransaction,
  ProblemError,
} from '../../context/index.js';
import { type StoredAnswer, IdempotencyStore } from './idempotency.store.js';
import { KeyedMutex, maxWaitMilliseconds, stillInProgress } from './keyed-mutex.js';

/** Pauses between checks whether another process is done with the key. */
const pauses = { first: 25, longest: 400 } as const;

interface KeyedRequest {
  readonly request: ApiRequest;
  readonly key: string;
  /** The request's address and content. */
  readonly text: string;
  readonly work: ContextWork;
}

/**
 * A POST with `Idempotency-Key` runs once: a repeat within 24 hours gets the first response. Key, change and
 * response are committed together, so a crash leaves all of them or none. A refused request stores no key. A
 * request that waits for an earlier one with the same key holds no database connection: within this process it
 * waits in memory, for another process it polls (docs/adr/0024-once-without-held-connections.md).
 */
@Injectable()
export class IdempotencyService {
  private readonly mutex = new KeyedMutex();

  constructor(private readonly store: IdempotencyStore) {}

  /**
   * The idempotent execution of a request that has a key; undefined where it has none.
   * @throws ProblemError 400 where the key is malformed
   */
  executionFor(request: ApiRequest, ctx: Context): IdempotentExecution | undefined {
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    if (key === undefined) return undefined;
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
      throw badRequest('Idempotency-Key must be 1 to 255 visible ASCII characters');
    }
    return {
      isAnswered: () => this.store.isStored(ctx, key),
      execute: async (carryOut, content = request.bodyHash ?? '') => {
        const text = `${request.originalUrl}\n${content}`;
        const { status, body } = await this.answer(ctx, { request, key, text, work: carryOut });
        request.res?.status(status);
        return body;
      },
    };
  }

  private answer(ctx: Context, keyed: KeyedRequest): Promise<StoredAnswer> {
    const credential = credentialKey(ctx.actor);
    const key = `${ctx.account.id}/${credential}/${keyed.key}`;
    return this.mutex.run(credential, key, async () => {
      const deadline = performance.now() + maxWaitMilliseconds;
      for (let rest: number = pauses.first; ; rest = Math.min(rest * 2, pauses.longest)) {
        const answer = await inTransaction(ctx, (ctx) => this.answerOnce(ctx, keyed));
        if (answer) return answer;
        if (performance.now() + rest > deadline) throw stillInProgress();
        await pause(rest);
      }
    });
  }

  /** @returns undefined where another process has the key */
  private async answerOnce(ctx: Context, keyed: KeyedRequest): Promise<StoredAnswer | undefined> {
    const { request, key, text } = keyed;
    const claim = await this.store.claim(ctx, key, this.store.fingerprint(text));
    if (claim === 'busy') return undefined;
    if (claim === 'kept') return this.firstAnswer(ctx, keyed);
    const body = await keyed.work(ctx).catch(async (error: unknown) => {
      // The rest is committed, and a refused request stores no key.
      if (error instanceof CommittedRefusal) await this.store.release(ctx, key);
      throw error;
    });
    const answer = { status: request.res?.statusCode ?? 200, body: body ?? null };
    await this.store.save(ctx, key, answer);
    return answer;
  }

  private async firstAnswer(ctx: Context, { key, text }: KeyedRequest): Promise<StoredAnswer> {
    const first = await this.store.find(ctx, key);
    if (!first || !this.store.isFingerprintOf(text, first.fingerprint)) {
      throw new ProblemError(
        409,
        'IdempotencyConflictError',
        'This Idempotency-Key was used with another request',
      );
    }
    return first;
  }
}
