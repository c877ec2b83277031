import fc from 'fast-check';

/** What of JSON Schema the OpenAPI document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Stands for the id of a record of ours until the request is sent. */
export const ours = (name: string) => `«${name}»`;

/** Values of texts whose pattern or meaning a generator would not hit. */
const known: Readonly<Record<string, fc.Arbitrary<string>>> = {
  ...Object.fromEntries(
    [
      'client_id',
      'employee_id',
      'employer_id',
      'job_id',
      'placement_id',
      'task_id',
      'form_id',
      'file_id',
    ].map((name) => [name, fc.constant(ours(name))]),
  ),
  active_theme_id: fc.constant(ours('theme_id')),
  attestation_sha256: fc.constant(ours('attestation')),
  code: fc.constant(ours('code')),
  custom_attributes: fc.constantFrom('{"badge":"ours"}', '{}', '{"badge":null}'),
  ein: fc.constantFrom('12-3456789', '123456789'),
  email: fc.uuid().map((letters) => `${letters}@harborfoods.com`),
  fact: fc.constantFrom('job.name', 'client.name', 'work_location.state'),
  form_ids: fc.constant(ours('form_id')),
  image: fc.constant('data:image/png;base64,iVBORw0KGgo='),
  link: fc.constant(ours('link')),
  name: fc.constantFrom('Harbor Foods', 'badge', 'x'),
  password: fc.constant('Short-but-fine-1'),
  path: fc.constantFrom('employee.first_name', 'employee.address', 'task.acknowledged', 'task.date_of_birth'),
  redirect_path: fc.constant('/employees'),
  section_id: fc.constantFrom('employee', 'section_1', 'section_2', 'acknowledgement'),
  social_security_number: fc.constantFrom('123-45-6789', '123456789'),
  target_employee_id: fc.constant(ours('other_employee_id')),
  ticket: fc.constant(ours('ticket')),
  token: fc.constant(ours('magic_link')),
  url: fc.constantFrom('https://hooks.harborfoods.com/in', 'https://example.com'),
  user_email: fc.constant(ours('user_email')),
  user_group_ids: fc.constant(ours('user_group_id')),
};

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((time) => time.toISOString()),
  email: fc.uuid().map((letters) => `${letters}@harborfoods.com`),
};

const scalar = fc.oneof(fc.string({ maxLength: 20 }), fc.integer(), fc.boolean(), fc.constant(null));

/** Values that the schemas of a document allow. */
export class SchemaArbitrary {
  private readonly entered = new Set<string>();

  constructor(private readonly components: Readonly<Record<string, Schema>>) {}

  of(schema: Schema, name = ''): fc.Arbitrary<unknown> {
    if (schema.$ref) return this.ofNamed(schema.$ref, name);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map((choice) => this.of(choice, name)));
    if (schema.allOf?.[0]) return this.of(schema.allOf[0], name);
    const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
    const [type] = types;
    if (!type) return fc.oneof(fc.constant({ all: [] }), fc.jsonValue({ maxDepth: 2 }));
    const one = this.ofType(type, schema, name);
    return types.includes('null') ? fc.option(one, { freq: 5 }) : one;
  }

  /** A schema that names itself ends there in a value of its own: requests do not grow without end. */
  private ofNamed(reference: string, name: string): fc.Arbitrary<unknown> {
    if (this.entered.has(reference)) return fc.constant({ all: [] });
    this.entered.add(reference);
    const made = this.of(this.named(reference), name);
    this.entered.delete(reference);
    return made;
  }

  private named(reference: string): Schema {
    const found = this.components[reference.slice(reference.lastIndexOf('/') + 1)];
    if (!found) throw new Error(`there is no ${reference}`);
    return found;
  }

  private ofType(type: string, schema: Schema, name: string): fc.Arbitrary<unknown> {
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'number' || type === 'integer') return ofNumber(schema);
    if (type === 'array') return this.ofArray(schema, name);
    if (type === 'object') return this.ofObject(schema);
    return ofText(schema, name);
  }

  private ofArray({ items = {}, minItems = 0, maxItems = 3 }: Schema, name: string): fc.Arbitrary<unknown> {
    return fc.array(this.of(items, name), { minLength: minItems, maxLength: Math.min(3, maxItems) });
  }

  private ofObject({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
    const named = Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, this.of(schema, name)]),
    );
    const whole = fc.record(named, { requiredKeys: [...required] });
    if (typeof additionalProperties !== 'object') return whole;
    const added = fc.dictionary(fc.constantFrom('badge', 'shift', 'x_1'), scalar, { maxKeys: 2 });
    return fc.oneof(
      { weight: 4, arbitrary: whole },
      { weight: 1, arbitrary: fc.tuple(whole, added).map(([one, more]) => ({ ...more, ...one })) },
    );
  }
}

function ofNumber({ type, minimum = 0, maximum = 1000 }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)];
  return type === 'integer'
    ? fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, min + 5) }))
    : fc.oneof(
        fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
        fc.double({ min, max, noNaN: true }),
      );
}

function ofText(
  { pattern, format, minLength = 0, maxLength = 60 }: Schema,
  name: string,
): fc.Arbitrary<string> {
  const meant = known[name] ?? (format && formats[format]);
  if (meant) return meant;
  if (pattern) return made(pattern, () => fc.stringMatching(new RegExp(pattern)));
  const longest = Math.min(maxLength, Math.max(minLength, 60));
  const text = () => fc.string({ unit: 'grapheme', minLength, maxLength: longest });
  return made(`${minLength} to ${longest}`, text);
}

const texts = new Map<string, fc.Arbitrary<string>>();

/** To make one takes milliseconds, for what it may shrink to; hundreds of properties have the same. */
function made(key: string, make: () => fc.Arbitrary<string>): fc.Arbitrary<string> {
  const kept = texts.get(key) ?? make();
  texts.set(key, kept);
  return kept;
}
