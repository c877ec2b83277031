import { type OperationRow, operations } from '@firstday/domain';
import { preferredLocale } from '@firstday/domain/languages';
import { Injectable } from '@nestjs/common';
import { type Context, requestOrigin } from '../../context/index.js';
import { Database, ReadReplicas } from '../../database/index.js';
import { IdempotencyService } from '../../http/index.js';
import type { AdmittedRequest } from './admission.service.js';

type Asker = Pick<Context, 'account' | 'actor' | 'now'>;

/** Gives a request that was let in its context: who asks, for which account, and where statements run. */
@Injectable()
export class RequestContextService {
  constructor(
    private readonly database: Database,
    private readonly replicas: ReadReplicas,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** @returns true: the request may go on */
  open(request: AdmittedRequest, asker: Asker): true | Promise<true> {
    const db = mayReadReplica(request) ? this.replicas.forReading() : this.database;
    // Most requests need not wait.
    return db instanceof Database
      ? this.openOn(db, request, asker)
      : db.then((chosen) => this.openOn(chosen, request, asker));
  }

  private openOn(db: Database, request: AdmittedRequest, { account, actor, now }: Asker): true {
    const { 'if-match': ifMatch, 'accept-language': languages } = request.headers;
    const locale = preferredLocale(languages);
    const ctx: Context = {
      account,
      actor,
      requestId: request.id,
      eventIds: [],
      now,
      origin: requestOrigin(request),
      db: db.ofAccount(account.id),
      ...(ifMatch !== undefined && { ifMatch }),
      ...(locale && { locale }),
    };
    request.ctx = ctx;
    request.idempotency = this.idempotency.executionFor(request, ctx);
    return true;
  }
}

function mayReadReplica({ operationId }: AdmittedRequest): boolean {
  const operation: OperationRow | undefined = operationId && operations[operationId];
  return operation?.mayReadReplica ?? false;
}
