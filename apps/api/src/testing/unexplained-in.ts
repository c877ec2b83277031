/** What of an OpenAPI document is looked through; the rest of it stays as it is. */
export interface Described {
  readonly $ref?: string;
  readonly description?: string;
  readonly name?: string;
  readonly parameters?: readonly Described[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly schema?: Described;
  readonly [keyword: string]: unknown;
}
interface DescribedDocument {
  readonly components: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly [part: string]: unknown;
}

/**
 * Where properties and parameters of an OpenAPI document have no description: neither their own, nor one of what they
 * refer to.
 */
export function unexplainedIn(document: DescribedDocument): string[] {
  const found = new Set<string>();
  const isExplained = (one: Described): boolean =>
    Boolean(one.description) ||
    [referred(document, one), one.schema].some((other) => other !== undefined && isExplained(other));
  const visit = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.forEach((one) => visit(one, place));
    const { properties = {}, parameters = [], example: _, examples: __, ...rest }: Described = { ...value };
    for (const [name, one] of Object.entries(properties)) {
      if (!isExplained(one)) found.add(`${place}.${name}`);
      visit(one, `${place}.${name}`);
    }
    for (const one of Array.isArray(parameters) ? parameters : []) {
      if (!isExplained(one)) found.add(`${place}?${one.name}`);
      visit(one, `${place}?${one.name}`);
    }
    for (const [name, one] of Object.entries(rest)) visit(one, placeOf(place, name));
  };
  visit(document, '#');
  return [...found];
}

/** Keywords that lead to schemas say nothing of where a property is. */
const silent = new Set(['items', 'anyOf', 'oneOf', 'allOf', 'schema', 'additionalProperties']);
function placeOf(place: string, name: string): string {
  if (name === 'items') return `${place}[]`;
  return silent.has(name) ? place : `${place}/${name}`;
}

function referred({ components }: DescribedDocument, { $ref }: Described): Described | undefined {
  const [, , part = '', name = ''] = $ref?.split('/') ?? [];
  return components[part]?.[name];
}
