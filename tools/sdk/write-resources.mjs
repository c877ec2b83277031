import { camel, pascal } from './operations-of.mjs';

/** A class of each resource with a method of each operation, and the class that holds them all. */
export function resourcesOf(operations) {
  const resources = Map.groupBy(operations, ({ resource }) => resource);
  const classes = [...resources].map(([name, methods]) => classOf(name, methods));
  return [importsOf(operations), ...classes, holderOf([...resources.keys()])].join('\n\n');
}

function importsOf(operations) {
  const types = operations.flatMap(({ body, query, answer }) => [
    ...[body, query].flatMap((argument) => (argument ? [argument.type] : [])),
    ...(answer.types ?? []),
  ]);
  return `import type { CallOptions } from '../settings.js';
import type { Pages } from '../pages.js';
import { path } from '../call.js';
import { Resource } from '../resource.js';
import type { Transport } from '../transport.js';
import type { ${[...new Set(types)].sort().join(', ')} } from './types.js';`;
}

function classOf(resource, operations) {
  return `/** \`firstday.${resource}\` */
export class ${pascal(resource)}Resource extends Resource {
${operations.map(methodOf).join('\n\n')}
}`;
}

function methodOf(operation) {
  const { id, name, method, answer, summary, isDeprecated, isFileUpload, body, query } = operation;
  const written = operation.path.replace(/\{(\w+)\}/g, (_, param) => `\${${camel(param)}}`);
  const facts = [
    `id: '${id}'`,
    `method: '${method}'`,
    `path: ${operation.ids.length ? `path\`${written}\`` : `'${written}'`}`,
    ...(body ? [isFileUpload ? 'files: body' : 'body'] : []),
    ...(query ? ['query'] : []),
    'options',
  ];
  return `  /** ${summary}.${isDeprecated ? ' @deprecated' : ''} */
  ${name}(${argumentsOf(operation).join(', ')}): ${answerTypeOf(answer)} {
    return this.${answer.kind}({ ${facts.join(', ')} });
  }`;
}

/** The ids of the path, the body, the query, the options. */
function argumentsOf({ ids, body, query }) {
  const optional = ({ isOptional }) => (isOptional ? '?' : '');
  return [
    ...ids.map((id) => `${camel(id)}: string`),
    // Every body is sent, an empty one too.
    ...(body ? [`body: ${body.type}${body.isOptional ? ' = {}' : ''}`] : []),
    ...(query ? [`query${optional(query)}: ${query.type}`] : []),
    'options?: CallOptions',
  ];
}

function answerTypeOf({ kind, types = [] }) {
  if (kind === 'pages') return `Pages<${types[0]}>`;
  if (kind === 'bytes') return 'Promise<Uint8Array<ArrayBuffer>>';
  return kind === 'nothing' ? 'Promise<void>' : `Promise<${types.join(' | ')}>`;
}

function holderOf(names) {
  return `/** Every operation that an API token may use. */
export abstract class Resources {
${names.map((name) => `  readonly ${name}: ${pascal(name)}Resource;`).join('\n')}

  constructor(transport: Transport) {
${names.map((name) => `    this.${name} = new ${pascal(name)}Resource(transport);`).join('\n')}
  }
}`;
}
