import type { OperationId } from '@firstday/domain';
import type { Request } from 'express';
import type { Context, Once } from './context.js';

/** A request whose credential has become a context. */
export type KnownRequest = Request & {
  id: string;
  ctx?: Context;
  bodyHash?: string;
  operationId?: OperationId;
  /** Where it has a key that says it must be carried out once. */
  carriedOutOnce?: Once | undefined;
};
