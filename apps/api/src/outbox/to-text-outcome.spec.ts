import { describe, expect, it } from '@jest/globals';
import { toTextOutcome } from './to-text-outcome.js';

describe('what the function for texts answers', () => {
  it('is sent where it says so', () => {
    for (const status of [200, 201, 202, 204]) expect(toTextOutcome(status)).toEqual({ kind: 'sent' });
  });

  it('is the end of a message that it never takes', () => {
    for (const status of [400, 404, 410, 422])
      expect(toTextOutcome(status)).toEqual({ kind: 'refused', reason: String(status) });
  });

  it('is tried again where it has too much to do, or failed', () => {
    for (const status of [408, 429, 500, 502, 503])
      expect(toTextOutcome(status)).toEqual({ kind: 'later', reason: String(status), isOf: 'domain' });
  });

  it('is for the operator where the secret or the address is wrong', () => {
    for (const status of [301, 302, 307, 401])
      expect(toTextOutcome(status)).toEqual({ kind: 'later', reason: String(status), isOf: 'server' });
  });
});
