import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Keyring } from '../../sealing/keyring.js';
import { Sealer } from '../../sealing/sealer.js';
import { type LinkClaims, openClaims, sealLink } from './link-claims.js';
import { toRedirectTarget } from './to-redirect-target.js';

const sealer = new Sealer(Keyring.of(Buffer.alloc(32, 7)), 'onboarding-links');
const base = 'http://onboarding.intranet';
const claims: LinkClaims = {
  account: 'acct_1',
  employee: 'ee_1',
  side: 'employee',
  tasks: ['task_1'],
  locale: 'es',
  theme: null,
  redirect_to: 'https://example.com/',
  expires_at: '2026-11-28T09:00:00.000Z',
};

describe('an onboarding link', () => {
  it('says what it was made to say', () => {
    expect(openClaims(sealer, sealLink(sealer, claims))).toEqual(claims);
  });

  it('with any one bit turned says nothing', () => {
    const link = Buffer.from(sealLink(sealer, claims), 'base64url');
    fc.assert(
      fc.property(fc.nat(link.length * 8 - 1), (bit) => {
        const turned = Buffer.from(link);
        turned.writeUInt8(turned.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        expect(openClaims(sealer, turned.toString('base64url'))).toBeUndefined();
      }),
    );
  });

  it('of another installation, or of another purpose, says nothing', () => {
    const strange = new Sealer(Keyring.of(Buffer.alloc(32, 8)), 'onboarding-links');
    const other = new Sealer(Keyring.of(Buffer.alloc(32, 7)), 'file-tickets');
    for (const it of [strange, other]) expect(openClaims(sealer, sealLink(it, claims))).toBeUndefined();
  });

  it('holds a hundred tasks and a long address in less than the page accepts', () => {
    const tasks = Array.from({ length: 100 }, (_, at) => `task_${String(at).padStart(22, 'x')}`);
    const link = sealLink(sealer, {
      ...claims,
      tasks,
      redirect_to: `https://example.com/${'a'.repeat(2000)}`,
    });
    expect(link.length).toBeLessThan(16_384);
  });

  it('leads afterwards to nothing but https, or this machine', () => {
    for (const bad of [
      'http://example.com',
      'http://localhost.example.com',
      'ftp://localhost',
      'x',
      'https://',
    ]) {
      expect(() => toRedirectTarget(bad, base)).toThrow('redirect_to');
    }
    expect(toRedirectTarget('http://localhost:8080/a', base)).toBe('http://localhost:8080/a');
    expect(toRedirectTarget(undefined, base)).toBeNull();
  });
});
