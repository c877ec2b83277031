import { type Html, html, inline, markdown } from './html.js';
import { operationSection } from './operation-section.js';
import { pageLayout, pagePath } from './page-layout.js';
import { type PlacedOperation, type ReferenceDocument, operationsOf } from './reference-document.js';
import { SchemaList } from './schema-list.js';

/** The page of what receivers of webhooks are sent. */
const eventsPart = 'webhook-events';

/**
 * The pages of the reference by their names, the first under no name: one for each part of the interface. They are
 * made of the document alone, and of no script: it only searches and copies.
 */
export function* referencePages(
  document: ReferenceDocument,
): Generator<readonly [name: string, page: string]> {
  const operations = operationsOf(document);
  const parts = [...document.tags.map(({ name }) => name), eventsPart];
  yield ['', pageLayout({ title: 'Firstday API', parts, content: overview(document, operations) })];
  for (const { name, description } of document.tags) {
    const own = operations.filter(({ tags = [] }) => tags.includes(name));
    const content = partContent(name, description, own, document);
    yield [name, pageLayout({ title: `${name} · Firstday API`, parts, current: name, content })];
  }
  const content = eventsContent(document);
  yield [
    eventsPart,
    pageLayout({ title: 'Webhook events · Firstday API', parts, current: eventsPart, content }),
  ];
}

function overview(document: ReferenceDocument, operations: readonly PlacedOperation[]): Html {
  const groups = document.tags.map(({ name, description }) => ({
    name,
    description,
    rows: operations
      .filter(({ tags = [] }) => tags.includes(name))
      .map((operation) => operationRow(`${pagePath}/${name}#${operation.operationId}`, operation)),
  }));
  const events = Object.entries(document.webhooks).map(([kind, { post }]) =>
    row({
      href: `${pagePath}/${eventsPart}#${kind}`,
      text: post.summary,
      method: 'EVENT',
      place: kind,
      id: kind,
    }),
  );
  return html`<h1>Firstday API</h1>
    ${markdown(document.info.description)}
    <h2 id="operations">Operations</h2>
    <p id="found" role="status"></p>
    ${[
      ...groups,
      { name: eventsPart, description: 'What your server is sent when something happens.', rows: events },
    ].map(
      ({ name, description, rows }) =>
        html`<section class="group" aria-labelledby="part-${name}">
          <h3 id="part-${name}"><a href="${pagePath}/${name}">${name}</a></h3>
          <p>${inline(description)}</p>
          <ul class="rows">
            ${rows}
          </ul>
        </section>`,
    )}`;
}

interface Row {
  readonly href: string;
  readonly text: string;
  readonly method: string;
  readonly place: string;
  readonly id: string;
}

const operationRow = (href: string, { summary, method, path, operationId }: PlacedOperation): Html =>
  row({ href, text: summary, method, place: path.replace('/api/v1', ''), id: operationId });

/** A line of a list that is searched by all that it says. */
const row = ({ href, text, method, place, id }: Row): Html =>
  html`<li data-id="${id}">
    <a href="${href}">${text}</a> <code><b class="method">${method}</b> ${place}</code>
  </li>`;

function partContent(
  name: string,
  description: string,
  operations: readonly PlacedOperation[],
  { components }: ReferenceDocument,
): Html {
  const schemas = new SchemaList(components.schemas);
  return html`<h1>${name}</h1>
    <p>${inline(description)}</p>
    <ul class="rows">
      ${operations.map((operation) => operationRow(`#${operation.operationId}`, operation))}
    </ul>
    ${operations.map((operation) => operationSection(operation, components, schemas))}
    ${namedSchemas(schemas)}`;
}

function eventsContent({ webhooks, components }: ReferenceDocument): Html {
  const schemas = new SchemaList(components.schemas);
  const sections = Object.entries(webhooks).map(([kind, { post }]) => {
    const schema = post.requestBody?.content['application/json']?.schema ?? {};
    return html`<section class="operation" aria-labelledby="${kind}">
      <h2 id="${kind}">${kind}</h2>
      <p>${inline(post.summary)}</p>
      ${schemas.properties(schema)}
    </section>`;
  });
  const headers = Object.values(webhooks)[0]?.post.parameters ?? [];
  return html`<h1>Webhook events</h1>
    <p>${inline(Object.values(webhooks)[0]?.post.description ?? '')}</p>
    <h2>Headers of each delivery</h2>
    <ul class="properties">
      ${headers.map(({ name = '', description = '', schema = {} }) =>
        schemas.property(name, { ...schema, description }, true),
      )}
    </ul>
    ${sections} ${namedSchemas(schemas)}`;
}

function namedSchemas(schemas: SchemaList): Html | undefined {
  const all = schemas.named();
  if (all.length === 0) return undefined;
  return html`<h2 id="schemas">Objects</h2>
    ${all}`;
}
