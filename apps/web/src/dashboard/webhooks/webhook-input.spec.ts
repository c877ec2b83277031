import { describe, expect, it } from '@jest/globals';
import { toWebhookOptions, WebhookInput, WebhookOptionsInput } from './webhook-input';

const given = { url: ' https://hooks.example.com/in ', description: '', scope: 'chosen' };

describe('a webhook as it is typed', () => {
  it('has its kinds, and an address without the spaces around it', () => {
    const input = WebhookInput.parse({ ...given, events: ['task.updated'] });
    expect(input.url).toBe('https://hooks.example.com/in');
    expect(toWebhookOptions(input).subscribed_events).toEqual(['task.updated']);
  });

  it('that is to be sent only what is chosen names something: nothing would be everything', () => {
    expect(WebhookInput.safeParse(given).error?.issues[0]?.path).toEqual(['events']);
    expect(WebhookOptionsInput.safeParse(given).success).toBe(false);
  });

  it('is sent everything whatever was ticked before', () => {
    const input = WebhookOptionsInput.parse({ ...given, scope: 'everything', events: 'task.updated' });
    expect(toWebhookOptions(input).subscribed_events).toEqual([]);
  });

  it('has no kinds that there are not', () => {
    expect(WebhookInput.safeParse({ ...given, events: ['task.invented'] }).success).toBe(false);
  });
});
