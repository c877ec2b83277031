import { Injectable } from '@nestjs/common';
import type { AdmittedRequest } from '../access/admission.service.js';
import { Clock, requestOrigin } from '../../context/index.js';
import { SecurityReadsService } from './security-reads.service.js';

/** Records requests that a valid credential was refused. */
@Injectable()
export class RefusalsService {
  constructor(
    private readonly reads: SecurityReadsService,
    private readonly clock: Clock,
  ) {}

  /** To be called with a request that was answered 403. */
  record(request: AdmittedRequest): void {
    const { presented, operationId, ctx } = request;
    if (!presented || !operationId) return;
    const asking = {
      account: ctx?.account ?? presented.credential.account,
      actor: presented.credential.actor,
      now: this.clock.now(),
      origin: requestOrigin(request),
      requestId: request.id,
    };
    const detail = { operation: operationId };
    this.reads.record(asking, { kind: 'access.refused', outcome: 'refused', detail })?.catch(() => undefined);
  }
}
