import { describe, expect, it } from '@jest/globals';
import { toTokenLimits } from './token-draft';

const now = Date.UTC(2026, 10, 22);
const chosen = { scope: 'chosen', permissions: ['client:view'], lifetime: '30', networks: '' };

describe('a token as it is asked for', () => {
  it('may do what was chosen, for as long as was chosen', () => {
    expect(toTokenLimits(chosen, now)).toEqual({
      permissions: ['client:view'],
      expires_at: '2026-12-22T00:00:00.000Z',
      allowed_networks: null,
    });
  });

  it('may do everything only where that was chosen', () => {
    expect(toTokenLimits({ ...chosen, scope: 'everything' }, now).permissions).toBeNull();
    expect(toTokenLimits({ ...chosen, scope: '', permissions: [] }, now).permissions).toEqual([]);
  });

  it('lasts until it is revoked where that was chosen', () => {
    expect(toTokenLimits({ ...chosen, lifetime: 'never' }, now).expires_at).toBeNull();
  });

  it('works from the networks of each line', () => {
    const networks = ' 192.0.2.0/24\r\n2001:db8::/32, 198.51.100.7\n';
    expect(toTokenLimits({ ...chosen, networks }, now).allowed_networks).toEqual([
      '192.0.2.0/24',
      '2001:db8::/32',
      '198.51.100.7',
    ]);
  });
});
