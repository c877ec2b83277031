import { IncomingMessage } from 'node:http';
import type { OperationFacts } from '@firstday/domain';
import { Req } from '@nestjs/common';
import { contractIssues } from './contract-issues.js';
import { type ParsedArgument, bindInputs } from './bind-inputs.js';
import { type ApiRequest, type Context, invalidInput, dropPrototypeKeys } from '../context/index.js';

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** What is idempotent where the request has a key: the whole operation, or only its transaction. */
export type IdempotencyScope = 'never' | 'whole' | 'transaction';

/**
 * Wraps a controller method so that its arguments are parsed by the schemas of the operation's row and, where the
 * request has an idempotency key, it runs once. One call does all of it: Nest's pipes and interceptors cost dozens of
 * promises per request.
 */
export function operationHandler(facts: OperationFacts, scope: IdempotencyScope): MethodDecorator {
  return (target: object, key: string | symbol, descriptor: PropertyDescriptor) => {
    const method: Method = descriptor.value;
    const read = withParsedArguments(bindInputs(facts, target, key), method);
    // The request is appended as an extra argument.
    if (scope !== 'never') Req()(target, key, method.length);
    descriptor.value = copyMetadata(
      method,
      scope === 'never' ? read : withIdempotency(read, method.length, scope),
    );
  };
}

/** The method, called with parsed arguments. */
function withParsedArguments(parsed: readonly ParsedArgument[], method: Method): Method {
  return function (...args) {
    for (const { index, schema } of parsed) args[index] = parseArgument(schema, args[index]);
    return method.apply(this, args);
  };
}

/** @throws ProblemError 400 with what is wrong */
function parseArgument(schema: ParsedArgument['schema'], value: unknown): unknown {
  dropPrototypeKeys(value);
  const outcome = schema['~standard'].validate(value);
  if (outcome instanceof Promise) throw new Error('the schema of an argument must answer at once');
  if (outcome.issues) throw invalidInput(contractIssues(outcome.issues));
  return outcome.value;
}

/**
 * Where the request has a key, the method gets a context that is already in a transaction, or one that can begin an
 * idempotent one.
 */
function withIdempotency(method: Method, length: number, scope: IdempotencyScope): Method {
  return function (...args) {
    const [request] = args.splice(length);
    if (!isRequest(request) || !request.ctx || !request.idempotency) return method.apply(this, args);
    const { ctx: outer, idempotency } = request;
    const within = (ctx: Context) => args.map((arg) => (arg === outer ? ctx : arg));
    if (scope === 'transaction') return method.apply(this, within({ ...outer, idempotency }));
    return idempotency.execute(async (ctx) => method.apply(this, within(ctx)));
  };
}

const isRequest = (value: unknown): value is ApiRequest => value instanceof IncomingMessage;

/** Nest and Swagger identify a method by its name and metadata. */
function copyMetadata(method: Method, made: Method): Method {
  for (const noted of Reflect.getMetadataKeys(method))
    Reflect.defineMetadata(noted, Reflect.getMetadata(noted, method), made);
  return Object.defineProperty(made, 'name', { value: method.name });
}
