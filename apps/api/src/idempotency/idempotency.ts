import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../platform/context.js';
import type { CarryOut, KnownRequest, Once } from '../platform/known-request.js';
import { ProblemError, badRequest, tooManyRequests } from '../platform/problems.js';
import { type FirstAnswer, IdempotencyStore } from './idempotency.store.js';

/** An upload arrives within the transaction of its key: a few slow ones must not hold every connection. */
const mostUploads = 2;

/**
 * A POST with `Idempotency-Key` is carried out once: whoever sends the same again within 24 hours gets the first answer.
 * Key, change and answer are committed together, so a crash leaves all of them or none. A refused request keeps no key.
 */
@Injectable()
export class Idempotency {
  private uploads = 0;

  constructor(private readonly store: IdempotencyStore) {}

  /**
   * How a request is carried out that has a key; nothing where it has none.
   * @throws ProblemError 400 where the key is not one
   */
  onceFor(request: KnownRequest, ctx: Context): Once | undefined {
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    if (key === undefined) return undefined;
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
      throw badRequest('Idempotency-Key must be 1 to 255 visible ASCII characters');
    }
    return async (carryOut) => {
      const { status, body } = await this.amongUploads(request, () =>
        this.answerOnce(request, ctx, key, carryOut),
      );
      request.res?.status(status);
      return body;
    };
  }

  private async amongUploads(request: KnownRequest, work: () => Promise<FirstAnswer>): Promise<FirstAnswer> {
    if (!request.is('multipart/form-data')) return work();
    if (this.uploads >= mostUploads) throw tooManyRequests(1);
    this.uploads += 1;
    try {
      return await work();
    } finally {
      this.uploads -= 1;
    }
  }

  private answerOnce(
    request: KnownRequest,
    outer: Context,
    key: string,
    carryOut: CarryOut,
  ): Promise<FirstAnswer> {
    return inTransaction(outer, async (ctx) => {
      const text = written(request);
      if (!(await this.claim(ctx, key, this.store.fingerprint(text))))
        return this.firstAnswer(ctx, key, text);
      const body = await carryOut(ctx);
      const answer = { status: request.res?.statusCode ?? 200, body: body ?? null };
      await this.store.keep(ctx, key, answer);
      return answer;
    });
  }

  private async claim(ctx: Context, key: string, fingerprint: string): Promise<boolean> {
    try {
      return await this.store.claim(ctx, key, fingerprint);
    } catch (error) {
      const isStillTaken = error instanceof Error && 'code' in error && error.code === '55P03';
      throw isStillTaken ? conflict('A request with this Idempotency-Key is still being carried out') : error;
    }
  }

  private async firstAnswer(ctx: Context, key: string, request: string): Promise<FirstAnswer> {
    const first = await this.store.find(ctx, key);
    if (!first || !this.store.isFingerprintOf(request, first.fingerprint)) {
      throw conflict('This Idempotency-Key was used with another request');
    }
    return first;
  }
}

/** Where the request goes and what it says; uploads, which are read as they come, count by their length. */
function written(request: KnownRequest): string {
  const body = request.bodyHash ?? request.headers['content-length'] ?? '';
  return `${request.originalUrl}
${body}`;
}

const conflict = (message: string) => new ProblemError(409, 'IdempotencyConflictError', message);
