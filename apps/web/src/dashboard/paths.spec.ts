import { describe, expect, it } from '@jest/globals';
import { safeReturnPath, signInPath, withQuery } from './paths';

describe('where a person goes on after signing in', () => {
  it.each(['/dashboard', '/dashboard/users?search=ana&page=2', '/dashboard?x=1'])('is %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    undefined,
    ['/dashboard/users'],
    'https://evil.example/dashboard',
    '//evil.example/dashboard',
    '/\\evil.example/dashboard',
    '/\t/evil.example',
    '/dashboard.evil.example',
    '/dashboard/../api/v1/session',
    '/sign-in?link=stolen',
    'javascript:alert(1)',
  ])('is the home page and not %j', (asked) => {
    expect(safeReturnPath(asked)).toBe('/dashboard');
  });

  it('is also an onboarding link for which somebody was asked to sign in, and no other page', () => {
    expect(safeReturnPath('/onboarding?link=abc_DEF-9')).toBe('/onboarding?link=abc_DEF-9');
    for (const asked of [
      '/onboarding',
      '/onboarding?link=a&to=b',
      '/onboarding?link=//x',
      '//onboarding?link=a',
    ])
      expect(safeReturnPath(asked)).toBe('/dashboard');
  });

  it('comes back from the address of the door', () => {
    const asked = '/dashboard/users?search=a&page=2';
    const door = new URL(signInPath(asked, 'ended'), 'http://localhost');
    expect(safeReturnPath(door.searchParams.get('to'))).toBe(asked);
    expect(signInPath('/dashboard')).toBe('/sign-in');
  });
});

describe('an address with a query', () => {
  it('leaves out what is empty and writes the rest so that nothing breaks out of it', () => {
    expect(withQuery('/dashboard/users', { search: '', page: undefined })).toBe('/dashboard/users');
    expect(withQuery('/dashboard/users', { search: 'a&b=c', page: 2 })).toBe(
      '/dashboard/users?search=a%26b%3Dc&page=2',
    );
  });
});
