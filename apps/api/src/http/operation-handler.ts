import { IncomingMessage } from 'node:http';
import { Req } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { contractIssues } from './contract-issues.js';
import { type ApiRequest, decodeError, dropPrototypeKeys } from '../context/index.js';

type Issues = Parameters<typeof contractIssues>[0];
type Outcome = { readonly value: unknown; readonly issues?: undefined } | { readonly issues: Issues };

/** What zod and other libraries have in common: https://standardschema.dev. */
interface Schema {
  readonly '~standard': { validate(value: unknown): Outcome | Promise<Outcome> };
}

/** What Nest notes of a parameter: `@Body({ schema })` and the like. */
interface Parameter {
  readonly index: number;
  readonly schema?: Schema;
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Whether an operation is carried out once where its request has a key: as a whole, or what it does in its transaction. */
export type IdempotencyScope = 'never' | 'whole' | 'transaction';

/**
 * Makes of a controller's method one that reads its arguments by their schemas and, where the request has a key, is
 * carried out once. All of it is one call: Nest's pipes and interceptors are dozens of promises for each request.
 */
export function operationHandler(scope: IdempotencyScope): MethodDecorator {
  return (target: object, key: string | symbol, descriptor: PropertyDescriptor) => {
    const method: Method = descriptor.value;
    const read = withParsedArguments(parametersOf(target, key), method);
    // The request is given as one argument more.
    if (scope !== 'never') Req()(target, key, method.length);
    descriptor.value = copyMetadata(
      method,
      scope === 'never' ? read : withIdempotency(read, method.length, scope),
    );
  };
}

/** The method with its arguments as their schemas make them. */
function withParsedArguments(parameters: readonly Parameter[], method: Method): Method {
  return function (...args) {
    for (const { index, schema } of parameters) if (schema) args[index] = parseArgument(schema, args[index]);
    return method.apply(this, args);
  };
}

/** @throws ProblemError 400 with what is wrong */
function parseArgument(schema: Schema, value: unknown): unknown {
  dropPrototypeKeys(value);
  const outcome = schema['~standard'].validate(value);
  if (outcome instanceof Promise) throw new Error('the schema of an argument must answer at once');
  if (outcome.issues) throw decodeError(contractIssues(outcome.issues));
  return outcome.value;
}

/** Where the request has a key, its context is one of a transaction, or knows how to begin one. */
function withIdempotency(method: Method, length: number, scope: IdempotencyScope): Method {
  return function (...args) {
    const [request] = args.splice(length);
    if (!isRequest(request) || !request.idempotency) return method.apply(this, args);
    const { ctx: outer, idempotency: carriedOutOnce } = request;
    const within = (ctx: unknown) => args.map((arg) => (arg === outer ? ctx : arg));
    if (scope === 'transaction') return method.apply(this, within({ ...outer, once: carriedOutOnce }));
    return carriedOutOnce.execute(async (ctx) => method.apply(this, within(ctx)));
  };
}

const isRequest = (value: unknown): value is ApiRequest => value instanceof IncomingMessage;

function parametersOf(target: object, key: string | symbol): readonly Parameter[] {
  const noted: Readonly<Record<string, Parameter>> =
    Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, key) ?? {};
  return Object.values(noted).toSorted((one, other) => one.index - other.index);
}

/** By the name of a method and by what is noted of it Nest and Swagger find everything else. */
function copyMetadata(method: Method, made: Method): Method {
  for (const noted of Reflect.getMetadataKeys(method))
    Reflect.defineMetadata(noted, Reflect.getMetadata(noted, method), made);
  return Object.defineProperty(made, 'name', { value: method.name });
}
