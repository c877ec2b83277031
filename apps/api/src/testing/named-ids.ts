import { readFileSync } from 'node:fs';
import { type IdKind, type OperationId, operations, pathParameters } from '@firstday/domain';
import type { Schema } from './requests/schema-arbitrary.js';

/** A property of a body or query that takes the id of a record. */
export interface NamedId {
  readonly id: OperationId;
  readonly part: 'body' | 'query';
  /** The names that lead to it, `[]` for the items of a list: `selection.employee_ids.[]`. */
  readonly place: string;
  readonly kind: IdKind;
}

interface Documented {
  readonly operationId?: string;
  readonly parameters?: readonly { readonly in?: string; readonly name?: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

const kinds = Object.entries(pathParameters).flatMap(([name, { kind }]) =>
  kind && name.endsWith('_id') ? [[name, kind] as const] : [],
);

/** `target_employee_id` and `form_ids` are of the kinds that paths call `employee_id` and `form_id`. */
function kindOf(name: string, schemaName: string): IdKind | undefined {
  const noun = `${schemaName.charAt(0).toLowerCase()}${schemaName.slice(1).replace(/Id$/, '')}`;
  const called = name.replace(/ids$/, 'id');
  return (
    kinds.find(([, kind]) => kind === noun)?.[1] ??
    kinds.find(([known]) => `_${called}`.endsWith(`_${known}`))?.[1]
  );
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);

/** Every place of a published document that takes the id of a record in a body or query. */
export function idsNamedIn(file: string): readonly NamedId[] {
  const { paths, components }: Document = JSON.parse(readFileSync(file, 'utf8'));
  const documented = Object.values(paths).flatMap((methods) => Object.values(methods));
  return documented.flatMap(({ operationId: id = '', parameters = [], requestBody }) => {
    if (!isOperation(id)) return [];
    const body = requestBody?.content?.['application/json']?.schema;
    const queries = parameters.filter((it) => it.in === 'query');
    const places = (part: NamedId['part'], schema: Schema, place: readonly string[]) =>
      within(components.schemas, schema, place).map(([name, kind]) => ({ id, part, place: name, kind }));
    return [
      ...(body ? places('body', body, []) : []),
      ...queries.flatMap(({ name = '', schema = {} }) => places('query', schema, name ? [name] : [])),
    ];
  });
}

function within(
  components: Document['components']['schemas'],
  schema: Schema,
  place: readonly string[],
  entered: readonly string[] = [],
): readonly (readonly [place: string, kind: IdKind])[] {
  const schemaName = schema.$ref?.split('/').at(-1) ?? '';
  const kind = kindOf(place.findLast((it) => it !== '[]') ?? '', schemaName);
  const isText = schema.$ref ? schemaName.endsWith('Id') : [schema.type].flat().includes('string');
  if (kind && isText) return [[place.join('.'), kind]];
  if (entered.includes(schemaName)) return [];
  const named = components[schemaName];
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const parts: readonly (readonly [Schema, readonly string[]])[] = [
    ...(named ? [[named, place] as const] : []),
    ...choices.map((it) => [it, place] as const),
    ...Object.entries(schema.properties ?? {}).map(([key, it]) => [it, [...place, key]] as const),
    ...(schema.items ? [[schema.items, [...place, '[]']] as const] : []),
  ];
  const inner = schemaName ? [...entered, schemaName] : entered;
  return parts.flatMap(([it, at]) => within(components, it, at, inner));
}
