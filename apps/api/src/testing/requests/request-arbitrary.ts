import { type OperationRow, type OperationId, operations } from '@firstday/domain';
import fc from 'fast-check';
import { type HostileValue, hostileValues, hostileText } from './hostile.js';
import { type Schema, SchemaArbitrary, ours } from './schema-arbitrary.js';

/** The part of an OpenAPI operation that requests are made from. */
export interface Documented {
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly schema?: Schema;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

/** Changes one place of a value: the `at`th place, counted through and through. */
interface Mutation {
  readonly kind: 'replace' | 'remove' | 'add' | 'wrap';
  readonly at: number;
  readonly key: string;
  readonly value: HostileValue;
}

export interface Body {
  readonly value: unknown;
  readonly mutations: readonly Mutation[];
}

/** A request before it is sent: ids of records stand as their names. */
export interface GeneratedRequest {
  readonly id: OperationId;
  readonly by: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** JSON to be changed, bytes as they are, or nothing. */
  readonly body: Body | string | undefined;
}

const strangeKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'unknown',
  'id',
  'account_id',
  '',
  '\0',
  '\ud800',
  'created_at',
  '_tag',
  '$where',
  'x'.repeat(300),
];

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap'),
  at: fc.nat(40),
  key: fc.constantFrom(...strangeKeys),
  value: hostileValues,
});

const rawBodies = fc.constantFrom(
  '',
  '{',
  '{"a":}',
  'null',
  '[]',
  '"text"',
  '0',
  'undefined',
  'a=b&c=d',
  '\ufeff{}',
  '{}{}',
  '\0',
  '{"a":"\\uD800"}',
  '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7',
  '--x\r\nContent-Disposition: form-data; name="__proto__"; filename="../../\0.pdf"\r\n\r\n\x89PNG\r\n--x--\r\n',
  '--x\r\n\r\n\r\n--x--\r\n',
);
const media = fc.constantFrom(
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  'application/xml',
  '',
  'a/b/c',
);
const strangeHeaders = fc.oneof(
  fc.constantFrom<Record<string, string>>(
    { 'content-encoding': 'gzip' },
    { 'content-encoding': 'nonsense' },
    { accept: 'text/plain' },
    { accept: 'image/*;q=nonsense' },
    { 'x-account-id': ours('child_account') },
    { 'x-account-id': 'acct_' },
    { 'x-account-id': '__proto__' },
    { 'x-account-id': 'acct_1111111111111111111111' },
    { 'x-request-id': 'x'.repeat(5000) },
    { 'x-request-id': '<script>' },
    { 'idempotency-key': '' },
    { 'idempotency-key': 'x'.repeat(300) },
    { 'idempotency-key': 'ünïcode' },
    { 'idempotency-key': 'one' },
    { 'x-forwarded-for': `'; DROP TABLE accounts` },
    { 'user-agent': '\x80\xff'.repeat(400) },
    { cookie: '__session=%E0%A4%A; __component=; =; a' },
  ),
  fc.uuid().map((key): Record<string, string> => ({ 'idempotency-key': key })),
);

/** Every request that may come to an operation: good ones, and good ones that were spoilt. */
export function requestArbitrary(
  id: OperationId,
  documented: Documented,
  schemas: SchemaArbitrary,
): fc.Arbitrary<GeneratedRequest> {
  const { allows, method, path }: OperationRow = operations[id];
  const names = path.match(/\w+(?=\})/g) ?? [];
  const allowed = allows === 'nobody' ? ['none'] : allows;
  return fc.record({
    id: fc.constant(id),
    by: mostly(
      fc.constantFrom(...allowed),
      fc.constantFrom('api_token', 'user_session', 'form_session', 'component_token', 'none'),
    ),
    path: fc.record(
      Object.fromEntries(names.map((name) => [name, pathValue(name, method === 'DELETE' ? 1 : 12)])),
    ),
    query: queryOf(documented, schemas),
    headers: mostly(
      fc.constant({}),
      fc.oneof(
        strangeHeaders,
        media.map((type): Record<string, string> => ({ 'content-type': type })),
      ),
    ),
    body: bodyOf(documented, schemas),
  });
}

const mostly = <T>(usual: fc.Arbitrary<T>, strange: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: strange });

const kinds = [
  'employee_id',
  'employer_id',
  'client_id',
  'job_id',
  'placement_id',
  'task_id',
  'form_id',
  'user_id',
  'policy_id',
];
/** @param weight of a record of ours; what is deleted must be made again, which takes longer than the request */
const pathValue = (name: string, weight: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight, arbitrary: fc.constant(ours(name)) },
    { weight: 2, arbitrary: fc.constant(ours(`stranger ${name}`)) },
    { weight: 1, arbitrary: fc.constantFrom(...kinds.map(ours)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('ee_1111111111111111111111', 'task_', 'cl_0OIl', 'live', 'admin'),
    },
    { weight: 4, arbitrary: hostileText.filter((text) => !['', '.', '..'].includes(text)) },
  );

function queryOf({ parameters = [] }: Documented, schemas: SchemaArbitrary) {
  const named = parameters.filter((parameter) => parameter.in === 'query');
  const usual = named.map(({ name, schema = {}, required = false }) =>
    fc
      .option(
        fc.oneof(
          { weight: 3, arbitrary: schemas.of(schema, name).map(String) },
          { weight: 1, arbitrary: hostileText },
        ),
        {
          freq: required ? 20 : 1,
        },
      )
      .map((value): [string, string][] => (value === null ? [] : [[name, value]])),
  );
  const names = [...named.map(({ name }) => name), '__proto__', 'page[]', 'page[a]', 'unknown', ''];
  const strange = fc.tuple(fc.constantFrom(...names), hostileText).map((pair): [string, string][] => [pair]);
  return fc
    .tuple(...usual, mostly(fc.constant<[string, string][]>([]), strange))
    .map((pairs) => pairs.flat());
}

function bodyOf(
  { requestBody }: Documented,
  schemas: SchemaArbitrary,
): fc.Arbitrary<Body | string | undefined> {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) {
    return requestBody
      ? fc.option(rawBodies, { nil: undefined, freq: 9 })
      : mostly<Body | string | undefined>(fc.constant(undefined), rawBodies);
  }
  const json = fc.record({
    value: schemas.of(schema),
    mutations: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      { weight: 7, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 3 }) },
    ),
  });
  return fc.oneof(
    { weight: 19, arbitrary: json },
    { weight: 1, arbitrary: fc.option(rawBodies, { nil: undefined }) },
  );
}
