import { describe, expect, it } from '@jest/globals';
import { eventQuery, parseEventSearch } from './event-search';

const record = 'ee_1ChFExampLe11111111111';

describe('what an address asks of the events', () => {
  it('is asked of the API, newest first', () => {
    expect(eventQuery(parseEventSearch({ kind: 'task.updated', record, until: '2026-11-21' }))).toEqual({
      type: 'task.updated',
      resource_id: record,
      created_at_gte: undefined,
      created_at_lte: '2026-11-21T23:59:59.999Z',
      starting_after: undefined,
      sort: '-created_at',
      per_page: 50,
    });
  });

  it.each([{ kind: 'webhook.test' }, { record: "ee_'--" }, { since: 'yesterday' }, { after: ['ev_1'] }])(
    'is left out where it cannot be asked: %j',
    (given) => expect(Object.values(parseEventSearch(given)).join('')).toBe(''),
  );
});
