import { type OperationId, type Operation as OperationFacts, operations } from '@firstday/domain';
import {
  Delete,
  Get,
  HttpCode,
  Patch,
  Post,
  SetMetadata,
  UseInterceptors,
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import type { Request } from 'express';
import type { Context } from './context.js';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor.js';
import { documentOperation } from './document-operation.js';

const verbs = { GET: Get, POST: Post, PATCH: Patch, DELETE: Delete } as const;
const operationKey = 'firstday:operation';

/** Makes a controller method the named operation: route, status, permission and documentation come from its table. */
export function Operation(id: OperationId): MethodDecorator {
  const facts: OperationFacts = operations[id];
  const path = facts.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const [success] = Object.keys(facts.answers).map(Number);
  return applyDecorators(
    verbs[facts.method](path),
    HttpCode(success ?? 200),
    SetMetadata(operationKey, id),
    described(id, facts),
    // On these alone: Nest makes several streams for each request that has an interceptor.
    ...(facts.method === 'POST' ? [UseInterceptors(IdempotencyInterceptor)] : []),
  );
}

const descriptions: (() => void)[] = [];

/** Notes how the operation is described, for when the reference is asked for: its schemas would fill the memory till then. */
function described(id: OperationId, facts: OperationFacts): MethodDecorator {
  return (target, key, descriptor) => {
    descriptions.push(() => documentOperation(id, facts)(target, key, descriptor));
  };
}

/** Describes all operations to Swagger. */
export function describeOperations(): void {
  for (const describe of descriptions.splice(0)) describe();
}

/** The id of the operation that a request has reached. */
export function operationIdOf(host: ExecutionContext): OperationId | undefined {
  return Reflect.getMetadata(operationKey, host.getHandler());
}

/** A request whose credential has become a context. */
export type KnownRequest = Request & {
  id: string;
  ctx?: Context;
  bodyHash?: string;
  operationId?: OperationId;
};

/** The request's `Context`. */
export const Ctx = createParamDecorator((_: unknown, host: ExecutionContext): Context => {
  const { ctx } = host.switchToHttp().getRequest<KnownRequest>();
  if (!ctx) throw new Error('this operation has no account');
  return ctx;
});
