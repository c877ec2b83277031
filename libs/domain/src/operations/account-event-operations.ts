import { AccountEvent, AccountEventPage, AccountEventQuery } from '../account-event.js';
import { exampleId, stamps } from './example-id.js';
import { badRequestError, decodeError, notFoundError, operation, staffOnly } from './operation.js';
import { resource } from './resource.js';

const accountEventExample: AccountEvent = {
  id: exampleId('event'),
  type: 'client.created',
  timestamp: stamps.created_at,
  resource_id: exampleId('client'),
  data: { id: exampleId('client'), name: 'Pier Five', custom_attributes: {}, ...stamps },
};

export const accountEventOperations = resource({
  tag: 'events',
  about: 'What happened in the account in the last 30 days, as webhooks are told of it.',
  refusals: { BadRequestError: 'That event is not kept any more: begin with created_at_gte' },
  examples: [
    [AccountEvent, accountEventExample],
    [AccountEventPage, { data: [accountEventExample], has_more: false, next_cursor: accountEventExample.id }],
  ],
  operations: {
    'events.list': operation(
      {
        method: 'GET',
        path: '/events',
        summary: 'List what happened',
        query: AccountEventQuery,
        answers: { 200: AccountEventPage },
        errors: badRequestError,
        allows: staffOnly,
        needs: 'webhook:view',
        isBeyond: true,
      },
      {
        note: 'In the order in which the changes became visible, so that whoever reads on with `starting_after` misses none: an event is there at most a moment after its webhook. Kinds whose records the caller may not see, all of them, are left out; asked for by `type` they are 403.',
      },
    ),
    'events.findById': operation(
      {
        method: 'GET',
        path: '/events/{event_id}',
        summary: 'Get an event',
        answers: { 200: AccountEvent },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        needs: 'webhook:view',
        isBeyond: true,
      },
      { note: 'Also by the `webhook-id` of a delivery. Kept for 30 days.' },
    ),
  },
});
