import { Injectable } from '@nestjs/common';
import type { AdmittedRequest } from '../access/admission.js';
import { Clock } from '../platform/clock.js';
import { originOf } from '../platform/origin.js';
import { SecurityReads } from './security-reads.js';

/** Records what a credential that holds asked for and may not do. */
@Injectable()
export class Refusals {
  constructor(
    private readonly reads: SecurityReads,
    private readonly clock: Clock,
  ) {}

  /** To be called with a request that was answered 403. */
  record(request: AdmittedRequest): void {
    const { presented, operationId, ctx } = request;
    if (!presented || !operationId) return;
    const asking = {
      account: ctx?.account ?? presented.holder.account,
      actor: presented.holder.actor,
      now: this.clock.now(),
      origin: originOf(request),
      requestId: request.id,
    };
    const detail = { operation: operationId };
    this.reads.record(asking, { kind: 'access.refused', outcome: 'refused', detail })?.catch(() => undefined);
  }
}
