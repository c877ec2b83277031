import type { OperationId } from '@firstday/domain';
import type { Request } from 'express';
import type { Context } from './context.js';

/** Carries out what a request asks for, in a context. @returns the body of the answer */
export type CarryOut = (ctx: Context) => Promise<unknown>;

/** Carries a request out in a context of its own, unless it was carried out before. @returns the body of the first answer */
export type Once = (carryOut: CarryOut) => Promise<unknown>;

/** A request whose credential has become a context. */
export type KnownRequest = Request & {
  id: string;
  ctx?: Context;
  bodyHash?: string;
  operationId?: OperationId;
  /** Where it has a key that says it must be carried out once. */
  carriedOutOnce?: Once | undefined;
};
