import { type Operation, operations } from '@firstday/domain';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { IdempotencyService, operationIdOf } from '../../http/index.js';
import {
  Clock,
  CONFIG,
  type Config,
  type Context,
  forbidden,
  requestOrigin,
  unauthorized,
} from '../../context/index.js';
import { Database } from '../../database/index.js';
import { ActingAccountService } from './acting-account.service.js';
import { type AdmittedRequest, AdmissionService } from './admission.service.js';
import { isFromOwnOrigin } from './is-from-own-origin.js';
import { permit } from './permit.js';

/** Resolves the request's credential to its context and checks the operation's table for permission. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly admission: AdmissionService,
    private readonly accounts: ActingAccountService,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: IdempotencyService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  canActivate(host: ExecutionContext): boolean | Promise<boolean> {
    const id = operationIdOf(host);
    if (!id) return true;
    const operation: Operation = operations[id];
    const request = host.switchToHttp().getRequest<AdmittedRequest>();
    request.operationId = id;
    if (operation.allows === 'nobody') {
      this.admission.countSignIn(request, host.switchToHttp().getResponse());
      return true;
    }
    const { presented } = request;
    if (!presented) throw unauthorized();
    const now = this.clock.now();
    if (presented.isCookie && !isFromOwnOrigin(request, this.config.baseUrl)) throw forbidden();
    const actor = permit(operation, presented.credential.actor);
    if (!actor) throw forbidden();
    const known = {
      actor,
      requestId: request.id,
      eventIds: [],
      now,
      origin: requestOrigin(request),
      db: this.database,
    };
    const named = request.headers['x-account-id'];
    // Most requests name no account: no need to await.
    if (named === undefined) return this.admit(request, { ...known, account: presented.credential.account });
    return this.accounts
      .resolve(presented.credential, named)
      .then((account) => this.admit(request, { ...known, account }));
  }

  private admit(request: AdmittedRequest, ctx: Context): boolean {
    request.ctx = ctx;
    request.idempotency = this.idempotency.executionFor(request, ctx);
    return true;
  }
}
