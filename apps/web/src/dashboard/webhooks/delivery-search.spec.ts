import { describe, expect, it } from '@jest/globals';
import { deliveryQuery, parseDeliverySearch } from './delivery-search';

const after = 'ev_1ChFExampLe11111111111';

describe('what an address asks of the log of a webhook', () => {
  it('is asked of the API, whole days at a time', () => {
    const asked = parseDeliverySearch({
      status: 'failed',
      kind: 'webhook.test',
      since: '2026-11-20',
      until: '2026-11-21',
      after,
    });
    expect(deliveryQuery(asked)).toEqual({
      status: 'failed',
      kind: 'webhook.test',
      created_at_gte: '2026-11-20T00:00:00.000Z',
      created_at_lte: '2026-11-21T23:59:59.999Z',
      starting_after: after,
      per_page: 20,
    });
  });

  it.each([
    { status: 'lost' },
    { kind: 'task.invented' },
    { since: '2026-13-40' },
    { until: ['2026-11-20'] },
    { after: '../events' },
  ])('is left out where it cannot be asked: %j', (given) => {
    expect(Object.values(parseDeliverySearch(given)).join('')).toBe('');
  });
});
