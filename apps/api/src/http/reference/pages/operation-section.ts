import { type Html, html, inline, markdown, textOnly } from './html.js';
import {
  type DocumentMedia,
  type DocumentResponse,
  type PlacedOperation,
  type ReferenceDocument,
  referenceName,
} from './reference-document.js';
import type { SchemaList } from './schema-list.js';

/** All that the reference says of an operation. */
export function operationSection(
  operation: PlacedOperation,
  components: ReferenceDocument['components'],
  schemas: SchemaList,
): Html {
  const { operationId: id, method, path, summary, description = '', deprecated } = operation;
  return html`<section class="operation" aria-labelledby="${id}">
    <h2 id="${id}">${summary}</h2>
    <p class="call">
      <code><b class="method">${method}</b> ${path}</code> <code class="id">${id}</code>
    </p>
    ${deprecated && html`<p class="deprecated">Deprecated</p>`} ${markdown(description)}
    ${parametersOf(operation, components, schemas)} ${bodyOf(operation, schemas)} ${samplesOf(operation)}
    ${answersOf(operation, components, schemas)}
  </section>`;
}

function parametersOf(
  { parameters = [] }: PlacedOperation,
  components: ReferenceDocument['components'],
  schemas: SchemaList,
): Html | undefined {
  if (parameters.length === 0) return undefined;
  const rows = parameters.map((given) => {
    const parameter = given.$ref ? (components.parameters[referenceName(given.$ref)] ?? given) : given;
    const { name = '', schema = {}, description, required = false } = parameter;
    const label = parameter.in === 'header' ? `${name} (header)` : name;
    return schemas.property(label, { ...schema, ...(description && { description }) }, required);
  });
  return html`<h3>Parameters</h3>
    <ul class="properties">
      ${rows}
    </ul>`;
}

function bodyOf({ requestBody }: PlacedOperation, schemas: SchemaList): Html | undefined {
  const [entry] = Object.entries(requestBody?.content ?? {});
  if (!entry) return undefined;
  const [media, { schema = {} }] = entry;
  return html`<h3>Body <code>${media}</code></h3>
    ${schemas.properties(schema) ?? html`<p>${schemas.typeOf(schema)}</p>`}`;
}

const samplesOf = ({ operationId, 'x-codeSamples': samples = [] }: PlacedOperation): Html =>
  html`<h3>Request</h3>
    ${samples.map(
      ({ label, source }, at) =>
        html`<details name="sample-${operationId}" ${at === 0 && html`open`}>
          <summary>${label}</summary>
          ${code(source)}
        </details>`,
    )}`;

function answersOf(
  { responses }: PlacedOperation,
  components: ReferenceDocument['components'],
  schemas: SchemaList,
): Html {
  const all = Object.entries(responses).map(
    ([status, response]) =>
      [
        status,
        response.$ref ? (components.responses[referenceName(response.$ref)] ?? {}) : response,
      ] as const,
  );
  const isError = ([status]: readonly [string, DocumentResponse]) => /^[45]/.test(status);
  return html`<h3>Answer</h3>
    ${all.filter((one) => !isError(one)).map(([status, response]) => success(status, response, schemas))}
    <details>
      <summary>Errors</summary>
      <ul class="errors">
        ${all.filter(isError).map(([status, response]) => error(status, response))}
      </ul>
    </details>`;
}

function success(status: string, { description = '', content = {} }: DocumentResponse, schemas: SchemaList) {
  const [entry] = Object.entries(content);
  if (!entry) return html`<p><code>${status}</code> ${inline(description)}</p>`;
  const [media, { schema = {}, example }] = entry;
  const isNamed = schema.$ref !== undefined;
  return html`<p>
      <code>${status}</code> ${schemas.typeOf(schema)}
      ${media !== 'application/json' && html`<code>${media}</code>`}
    </p>
    ${!isNamed && schemas.properties(schema)}
    ${
      example !== undefined &&
      html`<details>
        <summary>Example</summary>
        ${code(JSON.stringify(example, null, 2))}
      </details>`
    }`;
}

const error = (status: string, { description = '', content = {} }: DocumentResponse): Html =>
  html`<li><code>${status}</code> ${inline(description)} ${tagsOf(Object.values(content))}</li>`;

/** Which errors a status may be. */
function tagsOf(content: readonly DocumentMedia[]): Html[] {
  const schemas = content.flatMap(({ schema }) => schema?.anyOf ?? (schema ? [schema] : []));
  return schemas
    .map(({ $ref, properties }) => ($ref ? referenceName($ref) : properties?.['_tag']?.const))
    .filter((tag) => typeof tag === 'string')
    .map((tag) => html`<code>${tag}</code> `);
}

/** Text that can be scrolled, also by the keyboard, and copied. */
export const code = (text: string): Html => html`<pre tabindex="0"><code>${textOnly(text)}</code></pre>`;
