import { describe, expect, it } from '@jest/globals';
import { hostUrls } from './host-urls.js';

describe('an address of PostgreSQL', () => {
  it('with one host stays as it is', () => {
    for (const url of [
      'postgres://localhost/firstday',
      'postgres://user:a,b@host:5433/firstday?sslmode=require',
      'postgres://user@[2001:db8::1]:5432/firstday',
    ])
      expect(hostUrls(url)).toEqual([url]);
  });

  it('with several hosts is one for each, with the same user, database and parameters', () => {
    expect(
      hostUrls('postgres://user:a,b%40@one:5432,two,[2001:db8::1]:5433/firstday?sslmode=require'),
    ).toEqual([
      'postgres://user:a,b%40@one:5432/firstday?sslmode=require',
      'postgres://user:a,b%40@two/firstday?sslmode=require',
      'postgres://user:a,b%40@[2001:db8::1]:5433/firstday?sslmode=require',
    ]);
  });
});
