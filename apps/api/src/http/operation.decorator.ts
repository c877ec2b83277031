import { type Deprecation, type OperationFacts, type OperationId, operations } from '@firstday/domain';
import {
  Delete,
  Get,
  Header,
  HttpCode,
  Patch,
  Post,
  Put,
  SetMetadata,
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import { operationHandler } from './operation-handler.js';
import type { ApiRequest, Context } from '../context/index.js';
import { ApiDescription } from './api-description.js';
import { documentOperation } from './document-operation.js';

const verbs = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete } as const;
const operationKey = 'firstday:operation';

interface OperationOptions {
  /** Set where the operation does slow work before its transaction, which it begins by `inIdempotentTransaction`. */
  readonly beginsTransaction?: boolean;
}

/** Binds a controller method to an operation: route, status, permission and documentation come from its table. */
export function Operation(
  id: OperationId,
  { beginsTransaction = false }: OperationOptions = {},
): MethodDecorator {
  const facts: OperationFacts = operations[id];
  const path = facts.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const [success] = Object.keys(facts.answers).map(Number);
  return applyDecorators(
    operationHandler(
      id,
      facts,
      facts.method !== 'POST' ? 'never' : beginsTransaction ? 'transaction' : 'whole',
    ),
    verbs[facts.method](path),
    HttpCode(success ?? 200),
    ...(facts.deprecated ? deprecationHeaders(facts.deprecated) : []),
    SetMetadata(operationKey, id),
    ApiDescription((swagger) => [documentOperation(swagger, id, facts)]),
  );
}

/** RFC 9745, RFC 8594, and the relation of RFC 5829. */
function deprecationHeaders({ since, until, successor }: Deprecation): MethodDecorator[] {
  const began = Date.parse(`${since}T00:00:00Z`) / 1000;
  return [
    Header('deprecation', `@${began}`),
    Header('sunset', new Date(`${until}T23:59:59Z`).toUTCString()),
    Header('link', `</api/v1${successor}>; rel="successor-version"`),
  ];
}

/** The id of the operation that a request has reached. */
export function operationIdOf(host: ExecutionContext): OperationId | undefined {
  return Reflect.getMetadata(operationKey, host.getHandler());
}

/** The request's `Context`. */
export const Ctx = createParamDecorator((_: unknown, host: ExecutionContext): Context => {
  const { ctx } = host.switchToHttp().getRequest<ApiRequest>();
  if (!ctx) throw new Error('this operation has no account');
  return ctx;
});
