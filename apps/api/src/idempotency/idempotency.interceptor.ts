import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { type Observable, finalize, from, lastValueFrom, of, switchMap } from 'rxjs';
import { type Context, inTransaction } from '../platform/context.js';
import type { KnownRequest } from '../platform/operation.decorator.js';
import { ProblemError, badRequest, tooManyRequests } from '../platform/problems.js';
import { type FirstAnswer, IdempotencyStore } from './idempotency.store.js';

/** An upload arrives within the transaction of its key: a few slow ones must not hold every connection. */
const mostUploads = 2;

/**
 * A POST with `Idempotency-Key` is carried out once: whoever sends the same again within 24 hours gets the first answer.
 * Key, change and answer are committed together, so a crash leaves all of them or none. A refused request keeps no key.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private uploads = 0;

  constructor(private readonly store: IdempotencyStore) {}

  intercept(host: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = host.switchToHttp().getRequest<KnownRequest>();
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    if (key === undefined || !request.ctx) return next.handle();
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
      throw badRequest('Idempotency-Key must be 1 to 255 visible ASCII characters');
    }
    const response = host.switchToHttp().getResponse<Response>();
    const isUpload = Boolean(request.is('multipart/form-data'));
    if (isUpload && this.uploads >= mostUploads) throw tooManyRequests(1);
    if (isUpload) this.uploads += 1;
    return from(this.answerOnce(request, request.ctx, key, () => answerOf(next, response))).pipe(
      finalize(() => (this.uploads -= isUpload ? 1 : 0)),
      switchMap(({ status, body }) => {
        response.status(status);
        return of(body);
      }),
    );
  }

  private answerOnce(
    request: KnownRequest,
    outer: Context,
    key: string,
    carryOut: () => Promise<FirstAnswer>,
  ): Promise<FirstAnswer> {
    return inTransaction(outer, async (ctx) => {
      const fingerprint = this.store.fingerprint(written(request));
      if (!(await this.claim(ctx, key, fingerprint))) return this.firstAnswer(ctx, key, fingerprint);
      request.ctx = ctx;
      const answer = await carryOut();
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

  private async firstAnswer(ctx: Context, key: string, fingerprint: string): Promise<FirstAnswer> {
    const first = await this.store.find(ctx, key);
    if (first?.fingerprint !== fingerprint) {
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

async function answerOf(next: CallHandler, response: Response): Promise<FirstAnswer> {
  const body: unknown = await lastValueFrom(next.handle(), { defaultValue: null });
  return { status: response.statusCode, body };
}
