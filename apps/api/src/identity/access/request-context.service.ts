import { preferredLocale } from '@firstday/domain/languages';
import { Injectable } from '@nestjs/common';
import { type Context, requestOrigin } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { IdempotencyService } from '../../http/index.js';
import type { AdmittedRequest } from './admission.service.js';

/** Gives a request that was let in its context: who asks, for which account, and where statements run. */
@Injectable()
export class RequestContextService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** @returns true: the request may go on */
  open(request: AdmittedRequest, { account, actor, now }: Pick<Context, 'account' | 'actor' | 'now'>): true {
    const { 'if-match': ifMatch, 'accept-language': languages } = request.headers;
    const locale = preferredLocale(languages);
    const ctx: Context = {
      account,
      actor,
      requestId: request.id,
      eventIds: [],
      now,
      origin: requestOrigin(request),
      db: this.database,
      ...(ifMatch !== undefined && { ifMatch }),
      ...(locale && { locale }),
    };
    request.ctx = ctx;
    request.idempotency = this.idempotency.executionFor(request, ctx);
    return true;
  }
}
