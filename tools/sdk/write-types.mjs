import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { recordOf } from './operations-of.mjs';

/** A TypeScript type of each schema by its own name, made by openapi-typescript. */
export async function typesOf(schemas) {
  const document = {
    openapi: '3.1.0',
    info: { title: 'schemas', version: '0' },
    paths: {},
    components: { schemas: sorted(mapSchemas(schemas)) },
  };
  const nodes = await openapiTS(document, {
    alphabetize: true,
    defaultNonNullable: false,
    silent: true,
    transform: ({ format, ...schema }) => special[schema['x-type'] ?? format]?.(),
  });
  return aliasesOf(astToString(nodes)).join('\n\n');
}

/** The events that webhooks deliver: those that can be subscribed to, and the one that tries a webhook. */
export function eventsOf(kinds, schemas) {
  const events = kinds.map((kind) => {
    const record = recordOf(kind);
    if (!schemas[record]) throw new Error(`${kind}: there is no schema ${record}`);
    return [kind, record];
  });
  const tried = ['webhook.test', 'Record<string, unknown>'];
  const shapes = [...events.filter(([kind]) => kind !== tried[0]), tried].map(
    ([kind, data]) => `  | { type: '${kind}'; timestamp: string; data: ${data} }`,
  );
  return `/** What a webhook delivers: \`data\` is the record as the API returns it. */\nexport type WebhookEvent =\n${shapes.join('\n')};`;
}

const reference = (name, ...args) => ts.factory.createTypeReferenceNode(name, args);
const text = () => ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);

const special = {
  attributes: () => reference('Readonly', reference('CustomAttributes')),
  binary: () => reference('Upload'),
  list: () => ts.factory.createUnionTypeNode([text(), reference('readonly string[]')]),
  moment: () => ts.factory.createUnionTypeNode([text(), reference('Date')]),
};

/**
 * Records hold properties of the account's own beside those that have a schema. TypeScript has no "all others are
 * scalars": an index of scalars would refuse the address, so the index is of unknown values.
 */
function mapSchemas(value) {
  if (Array.isArray(value)) return value.map(mapSchemas);
  if (typeof value !== 'object' || value === null) return value;
  const mapped = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapSchemas(inner)]));
  const isOpen = typeof mapped.additionalProperties === 'object' && typeof mapped.properties === 'object';
  return isOpen ? { ...mapped, additionalProperties: true } : mapped;
}

const sorted = (record) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** `components["schemas"]["Employee"]` says less to a reader than `Employee`. */
function aliasesOf(generated) {
  const source = ts.createSourceFile('types.ts', generated, ts.ScriptTarget.Latest, true);
  const components = source.statements.find((statement) => statement.name?.text === 'components');
  const schemas = components.members.find((member) => member.name.text === 'schemas');
  return schemas.type.members.map((member) => {
    const [, docs] = /^\s*(\/\*\*[^]*?\*\/)?/.exec(member.getFullText());
    const type = member.type.getText().replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1');
    return `${docs ? `${docs}\n` : ''}export type ${member.name.getText()} = ${type};`;
  });
}
