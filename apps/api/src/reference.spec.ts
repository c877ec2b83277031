import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { type Operation, type OperationId, Problem, operations } from '@firstday/domain';
import { createConfig, lint } from '@redocly/openapi-core';
import { z } from 'zod';
import { problemExamples } from './reference/answer-examples.js';
import { type DocumentedOperation, exampleOf } from './reference/describe-operation.js';

const file = fileURLToPath(new URL('../openapi.json', import.meta.url));
const document: { paths: Record<string, Record<string, DocumentedOperation & { summary?: string }>> } =
  JSON.parse(readFileSync(file, 'utf8'));
const documented = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const all = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));
const inDocument = (id: OperationId) => documented.find(({ operationId }) => operationId === id);

describe('the reference', () => {
  it('has neither error nor warning to a linter of its kind, which tries each example with its schema', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lint({ ref: file, config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it.each(all)('says of %s what it does, who may call it, and shows a request and an answer', (id) => {
    const operation = inDocument(id);
    expect(operation?.summary).toMatch(/^[A-Z]/);
    expect(operation?.description).toMatch(/^(For|Needs no credential)/);
    const body = operation?.requestBody?.content['application/json'];
    if (body) expect([id, body]).toEqual([id, expect.objectContaining({ example: expect.anything() })]);
    for (const [status, { content }] of Object.entries(operation?.responses ?? {})) {
      const json = content?.['application/json'];
      if (json)
        expect([status, json.example !== undefined || Boolean(json.examples)]).toEqual([status, true]);
    }
  });

  it.each(all)('shows an answer of %s that the service could give', (id) => {
    const { answers }: Operation = operations[id];
    for (const answer of Object.values(answers))
      if (answer instanceof z.ZodType)
        expect(answer.safeParse(exampleOf(id, answer)).error?.issues).toBeUndefined();
  });

  it('shows errors of the contract’s shape', () => {
    const shape = z.union([Problem, z.strictObject({ message: z.string(), _tag: z.string() })]);
    for (const [tag, example] of Object.entries(problemExamples))
      expect(shape.parse(example)).toMatchObject({ _tag: tag });
  });
});
