import { DeliveredKind, eventFacts } from '@firstday/domain';
import { responseSchema } from '../document-operation.js';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const headers = [
  header('webhook-id', 'The id of the event: the same in each attempt'),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970'),
  header('webhook-signature', '`v1,` and a signature of id, time and body; one for each key in force'),
];

/** What receivers of webhooks are sent, for `webhooks` of the OpenAPI document: the catalogue of events. */
export function documentWebhooks(): Record<string, object> {
  return Object.fromEntries(DeliveredKind.options.map((kind) => [kind, { post: delivery(kind) }]));
}

function delivery(kind: DeliveredKind): object {
  const { description, data } = eventFacts(kind);
  const schema = {
    type: 'object',
    properties: {
      type: { type: 'string', const: kind, description: 'The kind of event.' },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened' },
      data: { description: 'The record, as the API answers it.', ...responseSchema(data) },
    },
    required: ['type', 'timestamp', 'data'],
    additionalProperties: false,
  };
  return {
    operationId: `deliver.${kind}`,
    summary: description,
    description: 'Signed by Standard Webhooks, and tried again until it is answered with 2xx or given up.',
    tags: ['webhooks'],
    security: [],
    parameters: headers,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'It has arrived' },
      '410': { description: 'Nobody is there any more: the webhook is disabled' },
    },
  };
}
