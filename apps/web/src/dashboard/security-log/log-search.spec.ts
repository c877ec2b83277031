import { describe, expect, it } from '@jest/globals';
import { operationUrl } from '../../api/operation-url';
import { parseLogSearch, logQuery } from './log-search';

describe('what an address asks of the security log', () => {
  it('is asked of the API as it is', () => {
    const asked = parseLogSearch({
      kind: 'user.created',
      actor: ' user_1 ',
      since: '2026-11-22',
      until: '2026-11-23',
    });
    expect(logQuery(asked)).toEqual({
      kind: 'user.created',
      actor_id: 'user_1',
      since: '2026-11-22T00:00:00.000Z',
      until: '2026-11-23T23:59:59.999Z',
    });
  });

  it('is left out where it cannot be asked', () => {
    const made = {
      kind: 'user.invented',
      outcome: 'x',
      actor: "'; --",
      since: '2026-02-99',
      cursor: 'sev_',
      until: ['a'],
    };
    expect(operationUrl('/security_events', { query: logQuery(parseLogSearch(made)) })).toBe(
      '/api/v1/security_events',
    );
  });
});
