import { CreateWebhook, EventKind } from '@firstday/domain';
import { z } from 'zod';
import { chosenOf, typedText } from '../../api/typed-text';

const options = {
  description: typedText(CreateWebhook.shape.description.unwrap()),
  scope: z.string(),
  events: chosenOf(z.array(EventKind)),
};

interface Chosen {
  readonly scope: string;
  readonly events: readonly EventKind[];
}

/** A list of nothing would be a list of everything. */
const isChosen = ({ scope, events }: Chosen): boolean => scope === 'everything' || events.length > 0;
const atEvents = { path: ['events'] };

/** A webhook as it is asked for on the page. */
export const WebhookInput = z
  .object({ url: typedText(CreateWebhook.shape.url), ...options })
  .refine(isChosen, atEvents);

/** What of one can be changed. */
export const WebhookOptionsInput = z.object(options).refine(isChosen, atEvents);
export type WebhookOptionsInput = z.output<typeof WebhookOptionsInput>;

/** What is asked of the API for what was chosen on the page. */
export const toWebhookOptions = ({ description, scope, events }: WebhookOptionsInput) => ({
  description,
  subscribed_events: scope === 'everything' ? [] : events,
});
