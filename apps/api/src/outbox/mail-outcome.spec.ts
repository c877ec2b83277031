import { describe, expect, it } from '@jest/globals';
import { toMailOutcome } from './mail-outcome.js';

const answered = (command: string, response: string) =>
  toMailOutcome({ code: 'EENVELOPE', command, response, responseCode: Number(response.slice(0, 3)) });

describe('what a mail server answers', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 <ana@example.com> no such user', 'bounced', '550 5.1.1'],
    ['RCPT TO', '550 no such user', 'bounced', '550'],
    ['RCPT TO', '554 5.7.1 relay access denied', 'refused', '554 5.7.1'],
    ['DATA', '554 5.6.0 not this one', 'refused', '554 5.6.0'],
  ])('after %s, %s is an end: %s', (command, response, kind, reason) => {
    expect(answered(command, response)).toEqual({ kind, reason });
  });

  it.each([
    ['RCPT TO', '450 4.2.0 greylisted', 'domain'],
    ['DATA', '452 4.3.1 full', 'domain'],
    ['RCPT TO', '421 4.7.0 too many', 'server'],
    ['MAIL FROM', '550 5.7.1 not your address', 'server'],
    ['AUTH PLAIN', '535 5.7.8 wrong', 'server'],
  ])('after %s, %s is a time to wait, of the %s', (command, response, isOf) => {
    expect(answered(command, response)).toMatchObject({ kind: 'later', isOf });
  });

  it('that does not come at all is of the server, and nothing that was thrown is kept but a code', () => {
    expect(toMailOutcome({ code: 'ECONNECTION', message: 'ana@example.com' })).toEqual({
      kind: 'later',
      reason: 'ECONNECTION',
      isOf: 'server',
    });
    for (const thrown of [undefined, null, 'ana@example.com', { code: 'ana@example.com' }, new Error('ana')])
      expect(toMailOutcome(thrown)).toEqual({ kind: 'later', reason: 'unknown', isOf: 'server' });
  });
});
