import { describe, expect, it } from '@jest/globals';
import { tokenLimits } from './token-draft';

const now = Date.UTC(2026, 10, 22);
const chosen = { scope: 'chosen', permissions: ['client:view'], lifetime: '30', networks: '' };

describe('a token as it is asked for', () => {
  it('may do what was chosen, for as long as was chosen', () => {
    expect(tokenLimits(chosen, now)).toEqual({
      permissions: ['client:view'],
      expires_at: '2026-12-22T00:00:00.000Z',
      allowed_networks: null,
    });
  });

  it('may do everything only where that was chosen', () => {
    expect(tokenLimits({ ...chosen, scope: 'everything' }, now).permissions).toBeNull();
    expect(tokenLimits({ ...chosen, scope: '', permissions: [] }, now).permissions).toEqual([]);
  });

  it('lasts until it is revoked where that was chosen', () => {
    expect(tokenLimits({ ...chosen, lifetime: 'never' }, now).expires_at).toBeNull();
  });

  it('works from the networks of each line', () => {
    const networks = ' 192.0.2.0/24\r\n2001:db8::/32, 198.51.100.7\n';
    expect(tokenLimits({ ...chosen, networks }, now).allowed_networks).toEqual([
      '192.0.2.0/24',
      '2001:db8::/32',
      '198.51.100.7',
    ]);
  });
});
