/**
 * What the client offers of an OpenAPI document: the operations that an API token may use, each with its arguments and
 * answer named, and the schemas that they lead to.
 */
export function operationsOf(document, mayUse) {
  const schemas = {};
  const operations = [];
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!operation.operationId || !mayUse(operation.operationId)) continue;
      operations.push(describe(path, method, operation, schemas));
    }
  }
  operations.sort((a, b) => (a.id < b.id ? -1 : 1));
  const named = operations.flatMap(({ answer, body }) => [
    ...(answer.types ?? []),
    ...(body ? [body.type] : []),
  ]);
  const delivered = document.components.schemas.EventKind.enum.map(recordOf);
  const roots = [...named, ...delivered, 'EventKind'].filter((name) => !schemas[name]);
  return { operations, schemas: { ...schemas, ...reached(schemas, roots, document.components.schemas) } };
}

function describe(path, method, operation, schemas) {
  const id = operation.operationId;
  const [resource, name] = id.split('.');
  const typeName = pascal(resource) + pascal(name);
  const isFileUpload = Boolean(operation.requestBody?.content['multipart/form-data']);
  return {
    id,
    resource,
    name,
    method: method.toUpperCase(),
    path: path.replace('/api/v1', ''),
    summary: operation.summary,
    isDeprecated: operation.deprecated === true,
    ids: [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param),
    body: bodyOf(method, operation, typeName, schemas),
    isFileUpload,
    query: queryOf(operation, typeName, schemas),
    answer: answerOf(operation, typeName, schemas),
  };
}

/** A body of which nothing is required may be left out, but a change without one would change nothing. */
function bodyOf(method, { requestBody }, typeName, schemas) {
  if (!requestBody) return undefined;
  const [{ schema }] = Object.values(requestBody.content);
  const isOptional = method === 'post' && schema.type === 'object' && !schema.required?.length;
  return { type: named(schema, `${typeName}Body`, schemas), isOptional };
}

function queryOf({ parameters = [] }, typeName, schemas) {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  if (inQuery.length === 0) return undefined;
  const required = inQuery.filter((parameter) => parameter.required).map(({ name }) => name);
  const properties = Object.fromEntries(
    inQuery.map(({ name, schema, description }) => [name, queryParameter(name, { description, ...schema })]),
  );
  schemas[`${typeName}Query`] = { type: 'object', properties, required };
  return { type: `${typeName}Query`, isOptional: required.length === 0 };
}

/** What a query writes as text the caller may give as what it is. */
function queryParameter(name, schema) {
  if (name === 'custom_attributes') return { ...schema, 'x-type': 'attributes' };
  if (/_(gte|lte)$/.test(name)) return { ...schema, 'x-type': 'moment' };
  if (/_ids$|^tags$/.test(name)) return { ...schema, 'x-type': 'list' };
  if (schema.enum?.every((value) => /^(true|false)$/i.test(value)))
    return { type: 'boolean', description: schema.description };
  return schema;
}

function answerOf({ responses }, typeName, schemas) {
  const contents = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => Object.entries(response.content ?? {})[0]);
  if (contents.every((content) => content === undefined)) return { kind: 'nothing' };
  if (contents.some((content) => content?.[0] !== 'application/json')) return { kind: 'bytes' };
  const answers = contents.map(([, { schema }]) => schema);
  const item = answers.length === 1 ? itemOf(answers[0]) : undefined;
  if (item) return { kind: 'pages', types: [named(item, `${typeName}Item`, schemas)] };
  const types = answers.map((schema, index) => named(schema, `${typeName}Answer${index || ''}`, schemas));
  return { kind: 'json', types: [...new Set(types)] };
}

function itemOf({ properties = {} }) {
  return properties.data && properties.current_page && properties.total_pages
    ? properties.data.items
    : undefined;
}

/** A schema has a name already, or gets one. */
function named(schema, name, schemas) {
  if (schema.$ref) return nameOf(schema.$ref);
  schemas[name] = schema;
  return name;
}

/** Every schema of the document that these lead to. */
function reached(from, roots, all) {
  const found = {};
  const visit = (value) => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    if (typeof value.$ref === 'string') add(nameOf(value.$ref));
    Object.values(value).forEach(visit);
  };
  const add = (name) => {
    if (found[name]) return;
    found[name] = all[name];
    visit(all[name]);
  };
  visit(from);
  roots.forEach(add);
  return found;
}

/** Kinds whose data is another schema than the record that they are named after. */
const special = { 'message.due': 'MessageDueEvent' };

/** What an event of a kind brings: `task.created` a `Task`. */
export const recordOf = (kind) => special[kind] ?? pascal(kind.split('.')[0]);

const nameOf = (ref) => ref.split('/').at(-1);

export const pascal = (name) => name.replace(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase());
export const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
