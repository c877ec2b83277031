import { z } from 'zod';

/** How the text of a cell becomes a value. */
export type CellType = 'text' | 'boolean' | 'number' | 'date';

/** The properties that a schema declares, as columns: their types, and whether a record needs them. */
export interface KnownProperties {
  readonly types: ReadonlyMap<string, CellType>;
  readonly required: readonly string[];
}

const JsonSchema: z.ZodType<Json> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    $defs: z.record(z.string(), JsonSchema).optional(),
    type: z.unknown().optional(),
    format: z.string().optional(),
    anyOf: z.array(JsonSchema).optional(),
    properties: z.record(z.string(), JsonSchema).optional(),
    required: z.array(z.string()).optional(),
  }),
);
interface Json {
  readonly $ref?: string | undefined;
  readonly $defs?: Readonly<Record<string, Json>> | undefined;
  readonly type?: unknown;
  readonly format?: string | undefined;
  readonly anyOf?: readonly Json[] | undefined;
  readonly properties?: Readonly<Record<string, Json>> | undefined;
  readonly required?: readonly string[] | undefined;
}

const known = new Map<z.ZodType, KnownProperties>();

/** Of a schema of records: `address.city` beside `first_name`. */
export function knownProperties(schema: z.ZodType): KnownProperties {
  const found = known.get(schema);
  if (found) return found;
  const json = JsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const reader = new PropertyReader(json.$defs ?? {});
  const [root = json] = reader.kindsOf(json);
  const made = { types: new Map(reader.typesOf(root)), required: reader.requiredOf(root) };
  known.set(schema, made);
  return made;
}

/** Reads JSON Schema, where named schemas stand apart. */
class PropertyReader {
  constructor(private readonly named: Readonly<Record<string, Json>>) {}

  /** What a property may be: without null, that is one kind mostly. */
  kindsOf(json: Json): Json[] {
    const found = json.$ref ? this.named[json.$ref.replace('#/$defs/', '')] : undefined;
    if (found) return this.kindsOf(found);
    return json.anyOf ? json.anyOf.flatMap((one) => this.kindsOf(one)) : [json];
  }

  *typesOf(json: Json, prefix = ''): Generator<[string, CellType]> {
    for (const [name, inner] of Object.entries(json.properties ?? {})) {
      const kinds = this.kindsOf(inner);
      const nested = kinds.find(({ properties }) => properties);
      if (nested) yield* this.typesOf(nested, `${prefix}${name}.`);
      else if (!kinds.some(({ type }) => type === 'object' || type === 'array'))
        yield [prefix + name, typeOf(kinds)];
    }
  }

  requiredOf(json: Json): string[] {
    return (json.required ?? []).flatMap((name) => {
      const inner = json.properties?.[name];
      const nested = inner && this.kindsOf(inner).find(({ properties }) => properties);
      return nested ? this.requiredOf(nested).map((part) => `${name}.${part}`) : [name];
    });
  }
}

function typeOf(kinds: readonly Json[]): CellType {
  if (kinds.some(({ type }) => type === 'boolean')) return 'boolean';
  if (kinds.some(({ type }) => type === 'number' || type === 'integer')) return 'number';
  return kinds.some(({ format }) => format === 'date') ? 'date' : 'text';
}
