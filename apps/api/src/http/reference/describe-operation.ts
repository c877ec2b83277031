import {
  type OperationRow,
  type OperationId,
  exampleId,
  exampleOfPath,
  operations,
  parametersOf,
  resources,
} from '@firstday/domain';
import { z } from 'zod';
import { problemExampleOf } from './problem-examples.js';
import { type CodeSample, codeSamples } from './samples/code-samples.js';
import type { QueryExample } from './samples/sample-request.js';
import { takesAttributes, warningHeader } from '../input-warnings.js';

/** The part of an OpenAPI operation that is written here. */
export interface DocumentedOperation {
  operationId?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, DocumentedResponse>;
  'x-codeSamples'?: readonly CodeSample[];
}
interface Parameter {
  readonly in?: string;
  readonly name?: string;
  readonly $ref?: string;
  description?: string;
  example?: unknown;
  readonly required?: boolean;
  readonly schema?: {
    readonly description?: string;
    readonly example?: unknown;
    readonly enum?: readonly unknown[];
  };
}
interface Media {
  readonly schema?: {
    readonly $ref?: string;
    readonly anyOf?: readonly { readonly $ref?: string }[];
    readonly properties?: object;
  };
  example?: unknown;
  examples?: Record<string, { readonly value: unknown }>;
}
interface DocumentedResponse {
  description: string;
  headers?: Record<string, { readonly $ref: string }>;
  content?: Record<string, Media>;
}

/** Adds what the operations table and the examples say to an operation of the document. */
export function describeOperation(id: OperationId, documented: DocumentedOperation): DocumentedOperation {
  const facts: OperationRow = operations[id];
  return {
    ...documented,
    description: descriptionOf(facts),
    parameters: withDescriptions(id, documented),
    ...(documented.requestBody && { requestBody: bodyOf(facts, documented.requestBody) }),
    responses: responsesOf(id, facts, documented),
    'x-codeSamples': codeSamples(id, requiredQuery(documented), filePartOf(documented)),
  };
}

function requiredQuery({ parameters = [] }: DocumentedOperation): QueryExample[] {
  return parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name = '', schema }) => {
      const kind = name.endsWith('_id') ? parametersOf(`/{${name}}`).get(name)?.kind : undefined;
      return [name, kind ? exampleId(kind) : String(schema?.example ?? schema?.enum?.[0] ?? '')];
    });
}

/** What a file is sent as, where one is. */
function filePartOf({ requestBody }: DocumentedOperation): string | undefined {
  const form = requestBody?.content['multipart/form-data']?.schema;
  return Object.keys(form?.properties ?? {})[0];
}

const credentialNames: Readonly<Record<string, string>> = {
  api_token: 'API tokens',
  user_session: 'people who are signed in',
  form_session: 'hosted onboarding pages',
  component_session: 'embedded components, by cookie',
  component_token: 'embedded components, by header',
};

function descriptionOf({
  allows,
  needs,
  needsFreshProof,
  isBeyond,
  deprecated,
  reference,
}: OperationRow): string {
  const who =
    allows === 'nobody'
      ? 'Needs no credential: what is sent is one.'
      : `For ${allows.map((scheme) => credentialNames[scheme]).join('; ')}. Other credentials get 403.`;
  const access = [
    who,
    needs && `A person needs the permission \`${needs}\`.`,
    needsFreshProof &&
      'A person must have signed in or called `POST /session/proof` within the last ten minutes: 403 `ForbiddenError` otherwise.',
    deprecated &&
      `Deprecated: use \`${deprecated.successor}\`. It stays until ${deprecated.until} at least, for clients that use it.`,
    isBeyond && 'Beyond the published contract.',
  ];
  return [reference.note, access.filter(Boolean).join(' ')].filter(Boolean).join('\n\n');
}

/** Whether `Idempotency-Key` is supported. */
const isOnce = ({ allows, method }: OperationRow): boolean => method === 'POST' && allows !== 'nobody';

function withDescriptions(id: OperationId, { parameters = [] }: DocumentedOperation): Parameter[] {
  const facts: OperationRow = operations[id];
  const ids = parametersOf(facts.path);
  const named = parameters.map(({ schema: { description, ...schema } = {}, ...parameter }) => {
    const { name = '' } = parameter;
    const path = parameter.in === 'path' ? ids.get(name) : undefined;
    const meaning = path?.kind ? `Id of the ${path.noun}.` : (path?.meaning ?? 'What you call the record.');
    if (path) return { ...parameter, schema, description: meaning, example: exampleOfPath(path) };
    return { ...parameter, schema, description };
  });
  const headers = [
    ...(facts.allows.includes('api_token') ? ['AccountId'] : []),
    ...(isOnce(facts) ? ['IdempotencyKey'] : []),
    ...(facts.isVersioned === 'changed' ? ['IfMatch'] : []),
    ...(facts.isVersioned === 'read' ? ['IfNoneMatch'] : []),
  ];
  return [...named, ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` }))];
}

function bodyOf({ reference }: OperationRow, body: NonNullable<DocumentedOperation['requestBody']>) {
  const [media, content] = Object.entries(body.content)[0] ?? [];
  if (media !== 'application/json' || reference.body === undefined) return body;
  return { ...body, content: { [media]: { ...content, example: reference.body } } };
}

const everyAnswer = { 'x-request-id': 'RequestId' };
const counted = {
  'ratelimit-limit': 'RateLimitLimit',
  'ratelimit-remaining': 'RateLimitRemaining',
  'ratelimit-reset': 'RateLimitReset',
  'ratelimit-policy': 'RateLimitPolicy',
};

function responsesOf(id: OperationId, facts: OperationRow, documented: DocumentedOperation) {
  const { responses, requestBody } = documented;
  const shared = [
    ...(isOnce(facts) && !responses[409] ? ['409'] : []),
    ...(requestBody ? ['413', '415'] : []),
    ...(facts.isVersioned === 'read' ? ['304'] : []),
    '500',
  ];
  const own = Object.entries(responses).map(([status, response]) => [
    status,
    withExamples(id, facts, Number(status), response),
  ]);
  const general = shared.map((status) => [
    status,
    { $ref: `#/components/responses/${responseNames[status]}` },
  ]);
  return Object.fromEntries([...own, ...general]);
}

const responseNames: Readonly<Record<string, string>> = {
  304: 'NotModified',
  409: 'IdempotencyConflict',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  500: 'InternalServerError',
};

function withExamples(
  id: OperationId,
  { answers, body, isVersioned, method }: OperationRow,
  status: number,
  response: DocumentedResponse,
): DocumentedResponse {
  // They are on every answer; said of each error too, they would be half of the document.
  const isCounted = status < 400 || status === 429;
  const names = {
    ...everyAnswer,
    ...(isCounted && counted),
    ...(isVersioned && method !== 'DELETE' && status < 300 && { etag: 'ETag' }),
    ...(status < 300 && takesAttributes(body) && { [warningHeader]: 'FirstdayWarning' }),
    ...(status === 429 && { 'retry-after': 'RetryAfter' }),
  };
  const headers = Object.fromEntries(
    Object.entries(names).map(([name, component]) => [name, { $ref: `#/components/headers/${component}` }]),
  );
  const json = response.content?.['application/json'];
  if (!json) return { ...response, headers };
  const answer = answers[status];
  const example =
    answer instanceof z.ZodType ? { example: exampleOf(id, answer) } : { examples: problemsOf(id, json) };
  return { ...response, headers, content: { 'application/json': { ...json, ...example } } };
}

/** The example of an answer: the operation's own, its schema's, or a list of its rows'. */
export function exampleOf(id: OperationId, schema: z.ZodType): unknown {
  const { reference }: OperationRow = operations[id];
  if (reference.answer !== undefined) return reference.answer;
  const rows = schema instanceof z.ZodObject && !schema.meta()?.id ? schema.shape['data'] : undefined;
  if (!(rows instanceof z.ZodArray)) return schemaExamples.get(nameOf(schema));
  const data = [schemaExamples.get(nameOf(rows.element))];
  return { data, total: 1, current_page: 1, per_page: 20, total_pages: 1 };
}

const nameOf = (schema: unknown): string =>
  schema instanceof z.ZodType ? String(schema.meta()?.id ?? '') : '';

const schemaExamples: ReadonlyMap<string, unknown> = new Map(
  resources.flatMap(({ examples = [] }) =>
    examples.map(([schema, value]) => [nameOf(schema), value] as const),
  ),
);

function problemsOf(id: OperationId, { schema }: Media): Record<string, { value: unknown }> {
  const references = schema?.anyOf ?? (schema ? [schema] : []);
  const tags = references.map(({ $ref = '' }) => $ref.slice($ref.lastIndexOf('/') + 1));
  return Object.fromEntries(tags.map((tag) => [tag, { value: problemExampleOf(id, tag) }]));
}
