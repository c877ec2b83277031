import { describe, expect, it } from '@jest/globals';
import { transportOptions } from './transport-options.js';

describe('the way to the mail server', () => {
  it.each([
    ['smtps://mail.example.com', 465, true, false],
    ['smtp://mail.example.com', 587, false, true],
    ['smtp://mail.example.com:25', 25, false, true],
    ['smtp://localhost:1025', 1025, false, false],
    ['smtp://127.0.0.1:1025', 1025, false, false],
    ['smtp://localhost.example.com', 587, false, true],
    ['smtp://relay.internal:25?tls=off', 25, false, false],
    ['smtps://mail.example.com?tls=off', 465, true, false],
  ])('%s uses port %i, TLS from the first byte: %s, or else after asking: %s', (url, port, secure, must) => {
    expect(transportOptions(url, 30)).toMatchObject({ port, secure, requireTLS: must });
  });

  it('takes a user and a password as an address writes them', () => {
    const { auth } = transportOptions('smtps://me%40example.com:p%2Fw%3A@mail.example.com', 30);
    expect(auth).toEqual({ user: 'me@example.com', pass: 'p/w:' });
    expect(transportOptions('smtps://mail.example.com', 30).auth).toBeUndefined();
  });
});
