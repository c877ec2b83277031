import { Html, html, inline } from './html.js';
import { type DocumentSchema, referenceName } from './reference-document.js';

type Schemas = Readonly<Record<string, DocumentSchema>>;

/**
 * Writes schemas as lists of properties. Objects that have a name are written once a page, below what refers to them.
 */
export class SchemaList {
  private readonly referred = new Set<string>();

  constructor(private readonly schemas: Schemas) {}

  /** What a value is, in a few words; objects that have a name are links. */
  typeOf(schema: DocumentSchema): Html {
    const { $ref, type, enum: values, items } = schema;
    if ($ref) return this.typeOfReference(referenceName($ref));
    const union = schema.anyOf ?? schema.oneOf;
    if (union) return joined(union.map((one) => this.typeOf(one)));
    if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
    if (values) return html`one of ${separated(values.map((one) => html`<code>${String(one)}</code>`))}`;
    if (items) return html`list of ${this.typeOf(items)}`;
    if (type === undefined) return html`any value`;
    const types = typeof type === 'string' ? [type] : type;
    return joined(types.map((one) => html`${typeName(one, schema.format)}`));
  }

  /** The properties of an object; of what is not one, nothing. */
  properties(schema: DocumentSchema): Html | undefined {
    const union = (schema.anyOf ?? schema.oneOf ?? []).map((one) => this.properties(one)).filter(isHtml);
    if (union.length > 0) return html`${union}`;
    if (schema.items) return this.properties(schema.items);
    const rows = Object.entries(schema.properties ?? {});
    if (rows.length === 0) return undefined;
    return html`<ul class="properties">
      ${rows.map(([name, one]) => this.property(name, one, schema.required?.includes(name) ?? false))}
    </ul>`;
  }

  /** One property or parameter: its name, type, meaning and limits. */
  property(name: string, schema: DocumentSchema, isRequired: boolean): Html {
    return html`<li>
      <code class="name">${name}</code> <span class="type">${this.typeOf(schema)}</span>
      ${isRequired && html` <span class="required">required</span>`}
      <p>${inline(this.meaningOf(schema))}${limitsOf(schema)}</p>
      ${this.properties(schema)}
    </li>`;
  }

  /** Everything that was referred to, and what that refers to. */
  named(): Html[] {
    const written = new Map<string, Html>();
    for (let next = this.unwritten(written); next !== undefined; next = this.unwritten(written))
      written.set(next, this.namedObject(next));
    return [...written].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
  }

  private unwritten(written: ReadonlyMap<string, Html>): string | undefined {
    return [...this.referred].find((name) => !written.has(name));
  }

  private namedObject(name: string): Html {
    const schema = this.schemas[name] ?? {};
    return html`<section class="schema" aria-labelledby="schema-${name}">
      <h3 id="schema-${name}">${name}</h3>
      ${schema.description && html`<p>${inline(schema.description)}</p>`} ${this.properties(schema)}
    </section>`;
  }

  private typeOfReference(name: string): Html {
    const schema = this.schemas[name];
    if (!schema) return html`${name}`;
    if (!hasProperties(schema)) return this.typeOf(schema);
    this.referred.add(name);
    return html`<a href="#schema-${name}">${name}</a>`;
  }

  /** Its own words, or those of what it refers to. */
  private meaningOf({ description, $ref }: DocumentSchema): string {
    return description ?? ($ref ? (this.schemas[referenceName($ref)]?.description ?? '') : '');
  }
}

const hasProperties = ({ properties, anyOf, oneOf, items }: DocumentSchema): boolean =>
  properties !== undefined ||
  (anyOf ?? oneOf ?? []).some(hasProperties) ||
  (items !== undefined && hasProperties(items));

const isHtml = (value: Html | undefined): value is Html => value !== undefined;

const typeNames: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  integer: 'whole number',
  null: 'null',
  object: 'object',
  string: 'text',
};
const typeName = (type: string, format = ''): string =>
  (type === 'string' ? formatNames[format] : undefined) ?? typeNames[type] ?? type;
const formatNames: Readonly<Record<string, string>> = {
  binary: 'file',
  date: 'date',
  'date-time': 'timestamp',
  email: 'email address',
};

const separated = (all: readonly Html[]): Html[] => all.map((one, at) => (at === 0 ? one : html`, ${one}`));
const joined = (all: readonly Html[]): Html => {
  const distinct = [...new Map(all.map((one) => [one.text, one])).values()];
  return html`${distinct.map((one, at) => (at === 0 ? one : html` or ${one}`))}`;
};

/** The largest whole number is no limit that anybody has to know. */
const isSaid = (limit: number | undefined): limit is number =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;

function limitsOf({ minimum, maximum, maxLength, default: usual, example, examples }: DocumentSchema): Html {
  const shown = example ?? examples?.[0];
  const limits = [
    isSaid(minimum) && html`at least ${minimum}`,
    isSaid(maximum) && html`at most ${maximum}`,
    maxLength !== undefined && html`at most ${maxLength} characters`,
    usual !== undefined && html`<code>${JSON.stringify(usual)}</code> without it`,
    shown !== undefined && html`such as <code>${JSON.stringify(shown)}</code>`,
  ].filter((limit) => limit !== false);
  return limits.length === 0 ? html`` : html` <span class="limits">${separated(limits)}</span>`;
}
