import { describe, expect, it } from '@jest/globals';
import { TokenInput, toTokenBody } from './token-input';

const now = Date.UTC(2026, 10, 22);
const chosen = {
  name: ' Payroll ',
  scope: 'chosen',
  permissions: 'client:view',
  lifetime: '30',
  allowed_networks: '',
};
const bodyOf = (typed: Partial<Record<keyof typeof chosen, unknown>>) =>
  toTokenBody(TokenInput.parse({ ...chosen, ...typed }), now);
const wrongIn = (typed: Partial<Record<keyof typeof chosen, unknown>>) =>
  TokenInput.safeParse({ ...chosen, ...typed }).error?.issues.map(({ path }) => path[0]);

describe('a token as it is asked for', () => {
  it('may do what was chosen, for as long as was chosen', () => {
    expect(bodyOf({})).toEqual({
      name: 'Payroll',
      permissions: ['client:view'],
      expires_at: '2026-12-22T00:00:00.000Z',
      allowed_networks: null,
    });
  });

  it('may do everything only where that was chosen', () => {
    expect(bodyOf({ scope: 'everything', permissions: undefined }).permissions).toBeNull();
    expect(wrongIn({ scope: '', permissions: undefined })).toEqual(['permissions']);
    expect(wrongIn({ scope: 'chosen', permissions: ['no such permission'] })).toEqual(['permissions']);
  });

  it('lasts until it is revoked where that was chosen', () => {
    expect(bodyOf({ lifetime: 'never' }).expires_at).toBeNull();
  });

  it('works from the networks of each line', () => {
    const networks = ' 192.0.2.0/24\r\n2001:db8::/32, 198.51.100.7\n';
    expect(bodyOf({ allowed_networks: networks }).allowed_networks).toEqual([
      '192.0.2.0/24',
      '2001:db8::/32',
      '198.51.100.7',
    ]);
  });

  it('has a name, and no more networks than the API takes', () => {
    expect(wrongIn({ name: '  ' })).toEqual(['name']);
    expect(wrongIn({ allowed_networks: '10.0.0.0/8 '.repeat(51) })).toEqual(['allowed_networks']);
  });
});
