import { z } from 'zod';
import { EventKind } from './event-kind.js';
import { EventId } from './id-kind.js';
import { queryNumber } from './page.js';
import { DateTimeInput, DateTimeUtc, text } from './scalar-value.js';

/** Beyond the contract: something that happened in the account, as a webhook is told of it. */
export const AccountEvent = z
  .strictObject({
    id: EventId.describe('Id of the event: the `webhook-id` of its deliveries.'),
    type: EventKind.describe('What happened.'),
    timestamp: DateTimeUtc.describe('When it happened.'),
    resource_id: z.string().describe('The record that it happened to.'),
    data: z
      .record(z.string(), z.unknown())
      .describe(
        'The record as it was then, as the API returns it, sensitive values masked; its id alone once the record was destroyed.',
      ),
  })
  .meta({ id: 'AccountEvent' });
export type AccountEvent = z.infer<typeof AccountEvent>;

export const AccountEventPage = z
  .strictObject({
    data: z.array(AccountEvent).describe('The events, in the order of `sort`.'),
    has_more: z.boolean().describe('Whether there are more now.'),
    next_cursor: EventId.nullable().describe(
      'What `starting_after` takes to read on: the last event here, also where there are no more yet. Null where the answer is empty.',
    ),
  })
  .meta({ id: 'AccountEventPage' });
export type AccountEventPage = z.infer<typeof AccountEventPage>;

export const AccountEventQuery = z.object({
  type: EventKind.optional().describe('Only events of this kind.'),
  resource_id: text(64, 1)
    .optional()
    .meta({
      description: 'Only events of this record.',
      examples: ['ee_1ChFExampLe11111111111'],
    }),
  created_at_gte: DateTimeInput.optional().describe('Only those from this time on.'),
  created_at_lte: DateTimeInput.optional().describe('Only those up to this time.'),
  sort: z
    .enum(['created_at', '-created_at'])
    .optional()
    .describe('Oldest first, which is the default and for reading on, or newest first.'),
  starting_after: EventId.optional().describe('The last event that was read: those after it follow.'),
  per_page: queryNumber(100, { default: 20, description: 'How many events at most.' }),
});
export type AccountEventQuery = z.infer<typeof AccountEventQuery>;
