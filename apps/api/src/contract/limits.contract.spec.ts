import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Node = { readonly [name: string]: Json };

const isNode = (value: Json | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const all: Json = JSON.parse(readFileSync('apps/api/openapi.json', 'utf8'));

function at(path: readonly string[], from: Json = all): Json | undefined {
  return path.reduce<Json | undefined>((value, name) => (isNode(value) ? value[name] : undefined), from);
}

/** Every place of a schema where a caller may write as much as the body holds. */
function boundless(schema: Json | undefined, where: string, seen: readonly Json[] = []): string[] {
  if (!isNode(schema) || seen.includes(schema)) return [];
  const inner = [...seen, schema];
  if (typeof schema['$ref'] === 'string')
    return boundless(at(schema['$ref'].replace('#/', '').split('/')), where, inner);
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((name) => {
    const list = schema[name];
    return Array.isArray(list) ? list.flatMap((part: Json) => boundless(part, where, inner)) : [];
  });
  return [
    ...parts,
    ...ofText(schema, where),
    ...ofList(schema, where, inner),
    ...ofObject(schema, where, inner),
  ];
}

function ofText(schema: Node, where: string): string[] {
  const { pattern } = schema;
  const isBound =
    ['maxLength', 'enum', 'const'].some((name) => name in schema) ||
    ['date', 'date-time'].some((format) => schema['format'] === format) ||
    (typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/(?<!\\)[*+]|\{\d+,\}/.test(pattern));
  return typesOf(schema).includes('string') && !isBound ? [where] : [];
}

function ofList(schema: Node, where: string, seen: readonly Json[]): string[] {
  if (!typesOf(schema).includes('array')) return [];
  const items = boundless(schema['items'], `${where}[]`, seen);
  return 'maxItems' in schema ? items : [`${where}[]`, ...items];
}

function ofObject(schema: Node, where: string, seen: readonly Json[]): string[] {
  const properties = schema['properties'];
  const named = isNode(properties) ? Object.entries(properties) : [];
  return [
    ...named.flatMap(([name, value]) => boundless(value, `${where}.${name}`, seen)),
    ...boundless(schema['additionalProperties'], `${where}.*`, seen),
  ];
}

const typesOf = ({ type }: Node): readonly Json[] => (Array.isArray(type) ? type : [type ?? null]);

const inputs = Object.entries(at(['paths']) ?? {}).flatMap(([, methods]) =>
  Object.values(isNode(methods) ? methods : {}).filter(isNode),
);

describe('every text and list that a caller may send', () => {
  it('has an end of its own, below that of the body', () => {
    const found = inputs.flatMap((operation) => {
      const id = String(operation['operationId']);
      const body = at(['requestBody', 'content', 'application/json', 'schema'], operation);
      const parameters = operation['parameters'];
      const queries = Array.isArray(parameters) ? parameters : [];
      return [
        ...boundless(body, id),
        ...queries.flatMap((parameter: Json) =>
          boundless(at(['schema'], parameter), `${id}?${String(at(['name'], parameter))}`),
        ),
      ];
    });
    expect(found).toEqual([]);
  });
});
