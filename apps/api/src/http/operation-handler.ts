import { IncomingMessage } from 'node:http';
import type { Issue, OperationFacts, OperationId } from '@firstday/domain';
import { Req } from '@nestjs/common';
import { z } from 'zod';
import { clearTextIssues } from './clear-text-issues.js';
import { contractIssues } from './contract-issues.js';
import { type ParsedArgument, bindInputs } from './bind-inputs.js';
import { inputWarnings, warningHeader } from './input-warnings.js';
import { type ApiRequest, type Context, invalidInput, unsafeInput } from '../context/index.js';

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** What is idempotent where the request has a key: the whole operation, or only its transaction. */
export type IdempotencyScope = 'never' | 'whole' | 'transaction';

/**
 * Wraps a controller method so that its arguments are parsed by the schemas of the operation's row and, where the
 * request has an idempotency key, it runs once. One call does all of it: Nest's pipes and interceptors cost dozens of
 * promises per request.
 */
export function operationHandler(
  id: OperationId,
  facts: OperationFacts,
  scope: IdempotencyScope,
): MethodDecorator {
  return (target: object, key: string | symbol, descriptor: PropertyDescriptor) => {
    const method: Method = descriptor.value;
    const read = withParsedArguments(id, bindInputs(facts, target, key), method);
    const run = scope === 'never' ? read : withIdempotency(read, scope);
    // The request is appended as an extra argument.
    Req()(target, key, method.length);
    descriptor.value = copyMetadata(method, withRequest(run, method.length, facts.query === undefined));
  };
}

type RequestMethod = (this: unknown, args: unknown[], request: ApiRequest | undefined) => unknown;

/** Takes the appended request off the arguments, and refuses a query where the operation's row has none. */
function withRequest(run: RequestMethod, length: number, isWithoutQuery: boolean): Method {
  return function (...args) {
    const [appended] = args.splice(length);
    const request = isRequest(appended) ? appended : undefined;
    if (isWithoutQuery && request?.url.includes('?')) assertNoQuery(request.query);
    return run.call(this, args, request);
  };
}

const noQuery = z.strictObject({});

/** @throws ProblemError 400 with each name */
function assertNoQuery(query: unknown): void {
  const { wrong } = parseArgument(noQuery, query);
  if (wrong) throw invalidInput(wrong);
}

/** The method, called with parsed arguments. What is wrong with any of them is said at once. */
function withParsedArguments(
  id: OperationId,
  parsed: readonly ParsedArgument[],
  method: Method,
): RequestMethod {
  return function (args, request) {
    const issues: Issue[] = [];
    const warnings: string[] = [];
    for (const { index, part, schema } of parsed) {
      const { value, wrong } = parseArgument(schema, args[index]);
      args[index] = value;
      if (wrong) issues.push(...wrong);
      else if (part === 'body') {
        issues.push(...clearTextIssues(id, value));
        warnings.push(...inputWarnings(schema, value));
      }
    }
    if (issues.length > 0) throw invalidInput(issues);
    if (warnings.length > 0) request?.res?.setHeader(warningHeader, warnings);
    return method.apply(this, args);
  };
}

interface ParsedValue {
  readonly value?: unknown;
  readonly wrong?: readonly Issue[];
}

function parseArgument(schema: ParsedArgument['schema'], given: unknown): ParsedValue {
  const unsafe = unsafeInput(given);
  if (unsafe.length > 0) return { wrong: unsafe };
  const outcome = schema['~standard'].validate(given);
  if (outcome instanceof Promise) throw new Error('the schema of an argument must answer at once');
  return outcome.issues ? { wrong: contractIssues(outcome.issues) } : { value: outcome.value };
}

/**
 * Where the request has a key, the method gets a context that is already in a transaction, or one that can begin an
 * idempotent one.
 */
function withIdempotency(run: RequestMethod, scope: IdempotencyScope): RequestMethod {
  return function (args, request) {
    if (!request?.ctx || !request.idempotency) return run.call(this, args, request);
    const { ctx: outer, idempotency } = request;
    const within = (ctx: Context) => args.map((arg) => (arg === outer ? ctx : arg));
    if (scope === 'transaction') return run.call(this, within({ ...outer, idempotency }), request);
    return idempotency.execute(async (ctx) => run.call(this, within(ctx), request));
  };
}

const isRequest = (value: unknown): value is ApiRequest => value instanceof IncomingMessage;

/** Nest and Swagger identify a method by its name and metadata. */
function copyMetadata(method: Method, made: Method): Method {
  for (const noted of Reflect.getMetadataKeys(method))
    Reflect.defineMetadata(noted, Reflect.getMetadata(noted, method), made);
  return Object.defineProperty(made, 'name', { value: method.name });
}
