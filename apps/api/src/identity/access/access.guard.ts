import { type OperationRow, operations } from '@firstday/domain';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { operationIdOf } from '../../http/index.js';
import { Clock, CONFIG, type Config, forbidden, unauthorized } from '../../context/index.js';
import { ActingAccountService } from './acting-account.service.js';
import { type AdmittedRequest, AdmissionService } from './admission.service.js';
import { assertFreshProof } from './assert-fresh-proof.js';
import { isFromOwnOrigin } from './is-from-own-origin.js';
import { permit } from './permit.js';
import { RequestContextService } from './request-context.service.js';

/** Resolves the request's credential to its context and checks the operation's table for permission. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly admission: AdmissionService,
    private readonly accounts: ActingAccountService,
    private readonly contexts: RequestContextService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  canActivate(host: ExecutionContext): boolean | Promise<boolean> {
    const id = operationIdOf(host);
    if (!id) return true;
    const operation: OperationRow = operations[id];
    const request = host.switchToHttp().getRequest<AdmittedRequest>();
    request.operationId = id;
    if (operation.allows === 'nobody') {
      this.admission.countSignIn(request, host.switchToHttp().getResponse());
      return true;
    }
    const { presented } = request;
    if (!presented) throw unauthorized();
    const now = this.clock.now();
    if (presented.isCookie && !isFromOwnOrigin(request, this.config.baseUrl)) throw this.fromElsewhere();
    const actor = permit(operation, presented.credential.actor);
    if (!actor) throw forbidden();
    assertFreshProof(operation, actor, now);
    const { credential } = presented;
    const named = request.headers['x-account-id'];
    // Most requests name no account: no need to await.
    if (named === undefined) return this.contexts.open(request, { actor, account: credential.account, now });
    return this.accounts
      .resolve(credential, named)
      .then((account) => this.contexts.open(request, { actor, account, now }));
  }
  private fromElsewhere() {
    const { origin } = new URL(this.config.baseUrl);
    return forbidden(`A cookie changes something only with the header \`Origin: ${origin}\``);
  }
}
