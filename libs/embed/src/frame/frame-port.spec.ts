import { describe, expect, it } from '@jest/globals';
import { codeOf } from './frame-port.js';

const here = 'https://firstday.acme.com/components/employees/list?session=cs_1';

describe('the code that renews a component', () => {
  it('is that of a new address of the same component', () => {
    expect(codeOf('https://firstday.acme.com/components/employees/list?code=abc', here)).toBe('abc');
    const within = 'https://firstday.acme.com/components/employees/list/tasks?session=cs_1';
    expect(codeOf('https://firstday.acme.com/components/employees/list?code=abc', within)).toBe('abc');
  });

  it.each([
    'https://firstday.acme.com/components/everify/cases?code=abc',
    'https://firstday.acme.com.evil.com/components/employees/list?code=abc',
    'https://firstday.acme.com:8443/components/employees/list?code=abc',
    'http://firstday.acme.com/components/employees/list?code=abc',
    'https://firstday.acme.com/components/employees/list',
    'https://firstday.acme.com/components/employees/list?code=',
    'https://firstday.acme.com/?code=abc',
    'javascript:alert(1)',
    '/components/employees/list?code=abc',
  ])('is not in %s', (url) => {
    expect(codeOf(url, here)).toBeUndefined();
  });

  it('is in no address where no component is shown', () => {
    expect(
      codeOf('https://firstday.acme.com/sign-in?code=abc', 'https://firstday.acme.com/sign-in'),
    ).toBeUndefined();
  });
});
