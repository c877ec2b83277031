import { describe, expect, it } from '@jest/globals';
import { type OperationFacts, type OperationId, operations } from '@firstday/domain';
import { z } from 'zod';
import { clearTextIssues, sensitiveFields } from './clear-text-issues.js';

const ssn = '512-83-7741';
const ids = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));
type Path = readonly (string | number)[];
type Schema = z.core.JSONSchema.JSONSchema;

/** Every place in a body that accepts a text of the caller's own, whatever unions and lists it is in. */
function textsOf(body: z.ZodType): Path[] {
  const root: Schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const found = new Map<string, Path>();
  const look = (schema: Schema | boolean | undefined, path: Path): void => {
    if (typeof schema !== 'object' || path.length > 8) return;
    const named = schema.$ref?.split('/').at(-1);
    if (named !== undefined) look(root.$defs?.[named], path.length > 6 ? [...path, 'x', 'x', 'x'] : path);
    for (const option of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      look(option, path);
    const isText = [schema.type].flat().includes('string') && !schema.enum && schema.const === undefined;
    const isAny = Object.keys(schema).every((key) => ['description', 'examples'].includes(key));
    if (isText || isAny) found.set(path.join('.'), path);
    for (const [name, inner] of Object.entries(schema.properties ?? {})) look(inner, [...path, name]);
    if (typeof schema.items === 'object' && !Array.isArray(schema.items)) look(schema.items, [...path, 0]);
    if (typeof schema.additionalProperties === 'object') look(schema.additionalProperties, [...path, 'en']);
  };
  look(root, []);
  return [...found.values()];
}

const bodyWith = (path: Path, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), value);

const texts = ids.flatMap((id) => {
  const { body }: OperationFacts = operations[id];
  return body ? textsOf(body).map((path) => ({ id, path })) : [];
});
const isExempt = ({ id, path }: (typeof texts)[number]): boolean =>
  Object.keys(sensitiveFields[id] ?? {}).some(
    (pattern) => pattern === '**' || pattern === path.map((step) => (step === 0 ? '*' : step)).join('.'),
  );

describe('a text of a request body', () => {
  it('is refused with a Social Security number in it, in every field that is not listed as an exception', () => {
    expect(texts.length).toBeGreaterThan(300);
    const accepted = texts.filter(({ id, path }) => clearTextIssues(id, bodyWith(path, ssn)).length === 0);
    const named = (all: typeof texts) => all.map(({ id, path }) => `${id} ${path.join('.')}`);
    expect(named(accepted)).toEqual(named(texts.filter(isExempt)));
  });

  it('has exceptions for fields that exist', () => {
    for (const [id, fields] of Object.entries(sensitiveFields))
      for (const [pattern, reason] of Object.entries(fields)) {
        const hits = texts.filter((text) => text.id === id && isExempt(text));
        expect([id, pattern, hits.length > 0, reason.length > 10]).toEqual([id, pattern, true, true]);
      }
  });

  it('is told where it is wrong, and never what it says', () => {
    const body = { name: `Team of ${ssn}`, permissions: [] };
    const issues = clearTextIssues('user_groups.create', body);
    expect(issues).toMatchObject([{ _tag: 'Refinement', path: ['name'] }]);
    expect(JSON.stringify(issues)).not.toContain('7741');
    const named = clearTextIssues('user_groups.create', { [ssn]: 'x' });
    expect(JSON.stringify(named)).not.toContain('7741');
  });

  it('may hold the other numbers of nine digits', () => {
    for (const [name, value] of Object.entries({
      zip: '12207-1234',
      ein: '12-3456789',
      phone: '518-555-0142',
      external_id: '512837741',
      url: 'https://example.com/hooks/512837741',
      confirmation: '4111111111111111',
    }))
      expect([name, clearTextIssues('webhooks.create', { [name]: value })]).toEqual([name, []]);
  });
});
