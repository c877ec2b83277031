import { describe, expect, it } from '@jest/globals';
import { healthState } from './health-state';

const healthy = {
  webhook_id: 'we_1',
  disabled_at: null,
  disabled_reason: null,
  failing_since: null,
  last_used_at: '2026-11-25T02:00:00.000Z',
  pending: 0,
  failed: 0,
  previous_token_until: null,
} as const;
const since = '2026-11-25T02:10:00.000Z';

describe('how a webhook fares', () => {
  it('is good where what was sent last was taken', () => {
    expect(healthState(healthy)).toMatchObject({ word: 'delivering', since: null });
  });

  it('is not known before anything was sent', () => {
    expect(healthState({ ...healthy, last_used_at: null }).word).toBe('untried');
  });

  it('is bad since the first failure after the last success', () => {
    expect(healthState({ ...healthy, failing_since: since })).toMatchObject({ word: 'failing', since });
  });

  it.each([
    ['gone', 'disabledGone'],
    ['failing_for_five_days', 'disabledFailing'],
  ] as const)('says why it is disabled, whatever failed before: %s', (disabled_reason, word) => {
    const state = healthState({
      ...healthy,
      failing_since: '2026-11-20T00:00:00.000Z',
      disabled_at: since,
      disabled_reason,
    });
    expect(state).toMatchObject({ word, since });
  });
});
