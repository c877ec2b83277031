import type { OperationId } from '@firstday/domain';
import type { Request } from 'express';
import type { Context, IdempotentExecution } from './context.js';

/** A request with its id, and its context once the credential was resolved. */
export type ApiRequest = Request & {
  id: string;
  ctx?: Context;
  bodyHash?: string;
  operationId?: OperationId;
  /** Set where the request has an `Idempotency-Key`. */
  idempotency?: IdempotentExecution | undefined;
};
