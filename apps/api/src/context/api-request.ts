import type { OperationId } from '@firstday/domain';
import type { Request } from 'express';
import type { Context, IdempotentExecution } from './context.js';

/** A request whose credential has become a context. */
export type ApiRequest = Request & {
  id: string;
  ctx?: Context;
  bodyHash?: string;
  operationId?: OperationId;
  /** Where it has a key that says it must be carried out once. */
  idempotency?: IdempotentExecution | undefined;
};
