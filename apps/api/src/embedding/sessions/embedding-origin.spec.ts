import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { embeddingOrigin } from './embedding-origin.js';

describe('an origin that may frame components', () => {
  it.each([
    ['https://hr.partner.com', 'https://hr.partner.com'],
    ['https://HR.Partner.com/', 'https://hr.partner.com'],
    ['https://hr.partner.com:443', 'https://hr.partner.com'],
    ['https://hr.partner.com:8443', 'https://hr.partner.com:8443'],
    [' https://bücher.example ', 'https://xn--bcher-kva.example'],
    ['http://localhost:4200', 'http://localhost:4200'],
    ['http://partner.localhost:4200', 'http://partner.localhost:4200'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
  ])('is %s, kept as %s', (given, kept) => {
    expect(embeddingOrigin(given)).toBe(kept);
  });

  it.each([
    'http://hr.partner.com',
    'http://localhost.partner.com',
    'https://*.partner.com',
    'https://*',
    '*',
    'https:',
    'null',
    '',
    'hr.partner.com',
    'https://hr.partner.com/app',
    'https://hr.partner.com?x=1',
    'https://hr.partner.com#x',
    'https://user@hr.partner.com',
    'https://hr.partner.com;script-src',
    "https://hr.partner.com'none'",
    'https://a.com,https://b.com',
    'https://a.com https://b.com',
    'https://partner.com.',
    'https://[::1]',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://partner.com/x',
  ])('is not %j', (given) => {
    expect(embeddingOrigin(given)).toBeUndefined();
  });

  it('never says more to a browser than one origin, whatever was given', () => {
    const hostile = fc.stringMatching(/^https:\/\/[ -~\r\n\t]{0,30}$/);
    fc.assert(
      fc.property(fc.oneof(hostile, fc.webUrl(), fc.string()), (given) => {
        const kept = embeddingOrigin(given);
        if (kept === undefined) return;
        expect(kept).toMatch(/^https?:\/\/[a-z0-9._-]+(:\d+)?$/);
        expect(embeddingOrigin(kept)).toBe(kept);
      }),
      { numRuns: 2000 },
    );
  });
});
