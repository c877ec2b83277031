import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import {
  Condition,
  type OperationRow,
  type OperationId,
  Problem,
  operations,
  resources,
} from '@firstday/domain';
import { factCatalog, toSentence, validateCondition } from '@firstday/policy-engine';
import { createConfig, lint } from '@redocly/openapi-core';
import { z } from 'zod';
import { type DocumentedOperation, exampleOf } from './http/reference/describe-operation.js';
import { problemExampleOf } from './http/reference/problem-examples.js';
import { type Described, unexplainedIn } from './testing/unexplained-in.js';

interface Documented extends DocumentedOperation {
  readonly summary?: string;
  readonly tags?: readonly string[];
}
const file = fileURLToPath(new URL('../openapi.json', import.meta.url));
const document: {
  paths: Record<string, Record<string, Documented>>;
  components: Record<string, Record<string, Described>>;
} = JSON.parse(readFileSync(file, 'utf8'));
const documented = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const all = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));
const inDocument = (id: OperationId) => documented.find(({ operationId }) => operationId === id);
const namesOf = ({ parameters = [] }: DocumentedOperation) =>
  parameters.map(({ $ref = '' }) => $ref.slice($ref.lastIndexOf('/') + 1));

describe('the reference', () => {
  it('has neither error nor warning to a linter of its kind, which tries each example with its schema', async () => {
    // Schemas are named in the domain before an operation answers them.
    // `by_external_id` is nobody's id: those begin with the prefix of their kind.
    const rules = { 'no-unused-components': 'off', 'no-ambiguous-paths': 'off' } as const;
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lint({ ref: file, config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it('has every resource of the table, each with its own operations', () => {
    expect(resources.flatMap((it) => Object.keys(it.operations)).sort()).toEqual([...all].sort());
    for (const { tag, operations: own } of resources)
      for (const id of Object.keys(own)) expect(id.split('.')[0]).toBe(tag);
  });

  it.each(all)('says of %s what it does and who may call it, and shows a request and every answer', (id) => {
    const operation = inDocument(id);
    expect(operation?.summary).toMatch(/^[A-Z]/);
    expect(operation?.description).toMatch(/(^|\n)(For |Needs no credential)/);
    expect(resources.map(({ tag }) => tag)).toEqual(expect.arrayContaining([...(operation?.tags ?? ['?'])]));
    const body = operation?.requestBody?.content['application/json'];
    if (body) expect([id, body]).toEqual([id, expect.objectContaining({ example: expect.anything() })]);
    for (const [status, { content }] of Object.entries(operation?.responses ?? {})) {
      const json = content?.['application/json'];
      const shown = json?.examples ? Object.values(json.examples) : [{ value: json?.example }];
      if (json) expect([status, shown.every(({ value }) => value !== undefined)]).toEqual([status, true]);
    }
  });

  it.each(all)('explains each parameter of %s, and its headers', (id) => {
    const operation = inDocument(id);
    if (!operation) throw new Error(`${id} is not in the document`);
    for (const { $ref, name, description, example } of operation.parameters ?? [])
      expect([name, $ref ?? description ?? example]).toEqual([name, expect.anything()]);
    const { allows, isVersioned, method }: OperationRow = operations[id];
    expect(namesOf(operation).includes('IfMatch')).toBe(isVersioned === 'changed');
    expect(namesOf(operation).includes('IfNoneMatch')).toBe(isVersioned === 'read');
    expect(namesOf(operation).includes('AccountId')).toBe(allows.includes('api_token'));
    expect(namesOf(operation).includes('IdempotencyKey')).toBe(method === 'POST' && allows !== 'nobody');
    expect(Object.keys(operation.responses['429']?.headers ?? {})).toEqual([
      'x-request-id',
      'ratelimit-limit',
      'ratelimit-remaining',
      'ratelimit-reset',
      'ratelimit-policy',
      'retry-after',
    ]);
  });

  it('says what every property and parameter means, at any depth, in words of its own or of what it refers to', () => {
    expect(unexplainedIn(document)).toEqual([]);
    const nullable = {
      anyOf: [{ properties: { id: { $ref: '#/components/schemas/Silent' } } }, { type: 'null' }],
    };
    const schemas = {
      Silent: { type: 'string' },
      Open: { properties: { of: { items: nullable, description: 'A list' } } },
    };
    expect(unexplainedIn({ paths: {}, components: { schemas } })).toEqual([
      '#/components/schemas/Open.of[].id',
    ]);
  });

  it.each(all)('shows an answer of %s that the service could give', (id) => {
    const { answers }: OperationRow = operations[id];
    for (const answer of Object.values(answers))
      if (answer instanceof z.ZodType)
        expect(answer.safeParse(exampleOf(id, answer)).error?.issues).toBeUndefined();
  });

  it.each(all)('shows a body that %s takes', (id) => {
    const { body, reference }: OperationRow = operations[id];
    if (body) expect(body.safeParse(reference.body).error?.issues).toBeUndefined();
  });

  it('shows conditions over facts that there are, each with its own sentence', () => {
    const shown = resources.flatMap(({ examples = [], operations: rows }) => [
      ...examples.flatMap(([, value]) => conditionsIn(value)),
      ...Object.values(rows).flatMap(({ reference }) => conditionsIn([reference.body, reference.answer])),
    ]);
    expect(shown.length).toBeGreaterThanOrEqual(4);
    for (const { condition, sentence } of shown) {
      const read = validateCondition(condition, factCatalog());
      expect(read).toMatchObject({ ok: true });
      if (read.ok && sentence !== undefined) expect(sentence).toBe(toSentence(read.condition, factCatalog()));
    }
  });

  it.each(all)('shows errors of %s as the service answers them', (id) => {
    for (const { content } of Object.values(inDocument(id)?.responses ?? {}))
      for (const [tag, { value }] of Object.entries(content?.['application/json']?.examples ?? {}))
        expect(Problem.parse(value)).toEqual(problemExampleOf(id, tag));
  });
});

/** The conditions in a value, each with the sentence that stands beside it. */
function conditionsIn(value: unknown): { readonly condition: Condition; readonly sentence: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own: Readonly<Record<string, unknown>> = { ...value };
  const { condition = own['access_rule'], sentence } = own;
  const formed = Condition.safeParse(condition).data;
  return [...(formed ? [{ condition: formed, sentence }] : []), ...Object.values(own).flatMap(conditionsIn)];
}
