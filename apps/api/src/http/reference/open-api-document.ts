import { type OperationId, operations, resources } from '@firstday/domain';
import { softwareVersion } from '../software-version.js';
import { documentWebhooks } from './document-webhooks.js';
import { type DocumentedOperation, describeOperation } from './describe-operation.js';
import { sharedHeaders, sharedParameters, sharedResponses, securitySchemes } from './shared-responses.js';

/** The parts of an OpenAPI document that are written here. */
export interface OpenApiDocument {
  readonly paths: Record<string, Record<string, DocumentedOperation>>;
  readonly components: { readonly schemas?: object };
}

const introduction = `Employee onboarding that a company runs itself: records, policies, forms, signatures and documents.

- **Credentials.** Every request carries one of five; your server's is an API token, \`Authorization: Bearer fd_live_…\`. Each
  operation says which of them it is for. Its samples take it from \`FIRSTDAY_API_KEY\`: try them with a token of the test account.
- **Two accounts.** An organization has a live and a test account; a credential belongs to one of them, and nothing crosses over.
- **Lists** answer \`{data, total, current_page, per_page, total_pages}\`, newest first. Times are ISO 8601 UTC.
  Records are found by \`external_id\`, email, phone, name and times, and read on from row to row with \`starting_after\`.
- **Nothing is ignored.** A query parameter that an operation does not name is 400 with its name, and so is a name in a
  body where the body is closed. Numbers beyond 2^53 are 400: send them as text.
- **What is unlikely is told.** Records keep members that they do not know, for attributes of your own; begin their names with
  \`x_\`. Where a name is close to a known one, or a value is likely a mistake, the header \`firstday-warning\` says so.
- **Errors** are \`{_tag, message}\`; \`issues\` names every place of a request that is not of the operation's form. Quote the
  header \`x-request-id\` when you ask for help.
- **Once only.** A POST with \`Idempotency-Key\` is carried out once within 24 hours for the credential that sends it.
- **Outages.** 503 says in \`Retry-After\` when to try again; send what you send with an \`Idempotency-Key\`, since it may have been carried out.
- **Limits.** 429 says in \`Retry-After\` when to try again; bodies take 1 MiB, uploaded files 20 MiB each.

[Download this document as JSON](/api/openapi.json). The TypeScript client is made from it.`;

/** Completes the document that Nest generated from the controllers: adds examples, headers and tags. */
export function completeDocument({ paths, components }: OpenApiDocument): object {
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Firstday API',
      version: softwareVersion,
      description: introduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'Where this document is served' }],
    tags: resources.map(({ tag, about }) => ({ name: tag, description: about })),
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, one]) => [method, withDescription(one)])),
      ]),
    ),
    webhooks: documentWebhooks(),
    components: {
      ...components,
      securitySchemes,
      parameters: sharedParameters,
      headers: sharedHeaders,
      responses: sharedResponses,
    },
  };
  return JSON.parse(JSON.stringify(document), (_key, value) => withoutNeedlessAllOf(value));
}

function withDescription(documented: DocumentedOperation): DocumentedOperation {
  const id = documented.operationId ?? '';
  return isOperation(id) ? describeOperation(id, documented) : documented;
}

const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);

/** Swagger wraps each reference in an `allOf` of one; since OpenAPI 3.1 a description may stand beside it as it is. */
function withoutNeedlessAllOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('allOf' in value)) return value;
  const { allOf, ...rest } = value;
  return Array.isArray(allOf) && allOf.length === 1 ? { ...allOf[0], ...rest } : value;
}
