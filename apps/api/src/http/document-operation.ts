import type { OperationFacts } from '@firstday/domain';
import { Forbidden, HttpApiDecodeError, TooManyRequestsError, Unauthorized } from '@firstday/domain';
import { applyDecorators } from '@nestjs/common';
import type * as Swagger from '@nestjs/swagger';
import { z } from 'zod';

const credentials = [
  'user_session',
  'form_session',
  'component_session',
  'component_token',
  'api_token',
] as const;

/** Documents an operation of the table in OpenAPI. */
export function documentOperation(
  { ApiOperation, ApiResponse, ApiSecurity }: typeof Swagger,
  id: string,
  operation: OperationFacts,
): MethodDecorator {
  return applyDecorators(
    ApiOperation({
      operationId: id,
      summary: operation.summary,
      tags: [id.slice(0, id.indexOf('.'))],
      deprecated: operation.deprecated !== undefined,
      // Stated explicitly: the input of such an operation is its own credential.
      ...(operation.allows === 'nobody' ? { security: [] } : {}),
    }),
    ...Object.entries<Answer>(operation.answers).map(([status, answer]) =>
      ApiResponse({
        status: Number(status),
        description: successNames[status] ?? 'Done',
        ...contentOf(answer),
      }),
    ),
    ...Object.entries<z.ZodType | undefined>(documentedErrors(operation)).map(([status, schema]) =>
      ApiResponse({
        status: Number(status),
        description: errorNames[status] ?? 'Error',
        ...(schema && contentOf(schema)),
      }),
    ),
    ...(operation.allows === 'nobody' ? [] : credentials.map((scheme) => ApiSecurity(scheme))),
  );
}

/** The bodies of the errors that the document names of an operation, besides those that any operation may answer. */
export function documentedErrors({
  allows,
  errors,
}: OperationFacts): Readonly<Partial<Record<number, z.ZodType>>> {
  if (allows === 'nobody') return { 400: HttpApiDecodeError, 429: TooManyRequestsError, ...errors };
  return { 400: HttpApiDecodeError, 401: Unauthorized, 403: Forbidden, 429: TooManyRequestsError, ...errors };
}

const successNames: Readonly<Record<string, string>> = { 201: 'Made', 204: 'Done; the answer has no body' };

const errorNames: Readonly<Record<string, string>> = {
  400: 'The request is not of the right form, or cannot be done',
  401: 'The credential is missing, unknown, expired or revoked',
  403: 'The credential may not do this',
  404: 'There is no such record in the account',
  409: 'It conflicts with a record that exists',
  412: 'The record has changed since it was read',
  429: 'Too many requests: `Retry-After` says in how many seconds to try again',
};

type Answer = OperationFacts['answers'][number];

function contentOf(answer: Answer) {
  if (answer === 'nothing') return {};
  if (typeof answer === 'string') {
    return { content: { [answer]: { schema: { type: 'string', format: 'binary' } } } };
  }
  return { content: { 'application/json': { schema: responseSchema(answer) } } };
}

/** JSON Schema of an answer; schemas that have an id become references to components. */
export function responseSchema(schema: z.ZodType): object {
  const {
    $schema: _dialect,
    $defs: _components,
    ...rest
  } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    target: 'draft-2020-12',
    reused: 'inline',
  });
  return refersToComponents(rest);
}

/** Every named schema of the domain, for `components.schemas`. */
export function componentSchemas(): Record<string, object> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io: 'output',
    unrepresentable: 'any',
    uri: (name) => `#/$defs/${name}`,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _uri, ...schema }]) => [
      name,
      refersToComponents(schema),
    ]),
  );
}

/** Rewrites `#/$defs/X` to `#/components/schemas/X`, and leaves out the ids that name components. */
export function refersToComponents(schema: object): object {
  const text = JSON.stringify(schema, (key, value) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  );
  return JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/'));
}
