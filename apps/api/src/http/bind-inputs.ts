import type { OperationFacts } from '@firstday/domain';
import { parametersOf } from '@firstday/domain';
import * as nest from '@nestjs/common';
import { z } from 'zod';

/** The parts of a request that an operation's row describes. */
type InputPart = 'body' | 'path' | 'query';

interface TakenInput {
  readonly index: number;
  readonly part: InputPart;
}

/** An argument of a controller's method, and the schema of what it takes. */
export interface ParsedArgument {
  readonly index: number;
  readonly part: InputPart;
  readonly schema: z.ZodType;
}

const inputsKey = 'firstday:inputs';

const take = (part: InputPart) => (): ParameterDecorator => (target, method, index) => {
  if (method === undefined) throw new Error('operations are methods');
  Reflect.defineMetadata(inputsKey, [...inputsOf(target, method), { index, part }], target, method);
};

/** The body, parsed by the schema of the operation's row. */
export const Body = take('body');
/** The ids that the operation's path names, each parsed by its own schema. */
export const Path = take('path');
/** The query, parsed by the schema of the operation's row. */
export const Query = take('query');

const inputsOf = (target: object, method: string | symbol): readonly TakenInput[] =>
  Reflect.getMetadata(inputsKey, target, method) ?? [];

const bindings = { body: nest.Body, path: nest.Param, query: nest.Query } as const;

/**
 * Tells Nest where the arguments of a controller's method come from.
 *
 * @returns how each is parsed, in their order
 * @throws where the method does not take what the row of its operation describes
 */
export function bindInputs(
  facts: OperationFacts,
  target: object,
  method: string | symbol,
): readonly ParsedArgument[] {
  const schemas = schemasOf(facts);
  const inputs = inputsOf(target, method).toSorted((one, other) => one.index - other.index);
  for (const part of schemas.keys())
    if (!inputs.some((input) => input.part === part)) throw mismatch(facts, `no argument takes the ${part}`);
  const parsed = inputs.map(({ index, part }) => {
    const schema = schemas.get(part);
    if (!schema) throw mismatch(facts, `its row has no ${part}`);
    return { index, part, schema };
  });
  // The last first, as decorators run: the reference has its parameters in the order in which they were bound.
  for (const { index, part, schema } of parsed.toReversed())
    bindings[part]({ schema })(target, method, index);
  return parsed;
}

function schemasOf({ path, query, body }: OperationFacts): ReadonlyMap<InputPart, z.ZodType> {
  const ids = [...parametersOf(path)].map(([name, { schema }]) => [name, schema] as const);
  return new Map<InputPart, z.ZodType>([
    ...(ids.length > 0 ? [['path', z.object(Object.fromEntries(ids))] as const] : []),
    ...(query ? [['query', query.strict()] as const] : []),
    ...(body ? [['body', body] as const] : []),
  ]);
}

const mismatch = ({ method, path }: OperationFacts, what: string) => new Error(`${method} ${path}: ${what}`);
