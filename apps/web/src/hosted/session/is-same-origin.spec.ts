import { describe, expect, it } from '@jest/globals';
import { isSameOrigin } from './is-same-origin';

const request = (headers: Record<string, string>) =>
  new Request('http://localhost:3000/o/x', { method: 'POST', headers });

describe('who may write in the name of a session', () => {
  it('is a page of ours', () => {
    expect(isSameOrigin(request({ 'sec-fetch-site': 'same-origin' }))).toBe(true);
    expect(isSameOrigin(request({ origin: 'https://hr.example', host: 'hr.example' }))).toBe(true);
    expect(
      isSameOrigin(
        request({ origin: 'https://hr.example', host: 'inner:3000', 'x-forwarded-host': 'hr.example' }),
      ),
    ).toBe(true);
  });

  it('is no page of another site, however near', () => {
    expect(isSameOrigin(request({ 'sec-fetch-site': 'cross-site' }))).toBe(false);
    expect(isSameOrigin(request({ 'sec-fetch-site': 'same-site' }))).toBe(false);
    expect(isSameOrigin(request({ origin: 'https://evil.example', host: 'hr.example' }))).toBe(false);
    expect(isSameOrigin(request({ origin: 'null', host: 'hr.example' }))).toBe(false);
  });

  it('is nobody who does not say from where', () => {
    expect(isSameOrigin(request({ host: 'hr.example' }))).toBe(false);
  });
});
