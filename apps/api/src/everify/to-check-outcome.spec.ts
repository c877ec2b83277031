import { describe, expect, it } from '@jest/globals';
import { toCheckOutcome } from './to-check-outcome.js';

describe('what a check of the connection says', () => {
  it.each([
    ['login_refused', 'login_refused'],
    ['not_configured', 'not_configured'],
    ['paused_copy', 'paused_copy'],
    ['timeout', 'unreachable'],
    ['unreachable', 'unreachable'],
    ['password_expired', 'password_expired'],
    ['account_locked', 'account_locked'],
    ['429', 'busy'],
    ['503', 'busy'],
  ])('of %s is %s', (code, outcome) => expect(toCheckOutcome(code)).toBe(outcome));
});
