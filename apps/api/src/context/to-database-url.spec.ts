import { describe, expect, it } from '@jest/globals';
import { hostUrls } from './host-urls.js';
import { readConfig } from './read-config.js';
import { toDatabaseUrl } from './to-database-url.js';

const none = { ca: undefined, certificate: undefined, certificateKey: undefined };
const given = 'postgres://firstday:p%40ss@db.example:5433/firstday';
const parametersOf = (url: string) => Object.fromEntries(new URL(url).searchParams);
const read = (more: Readonly<Record<string, string>>) => readConfig({ DATABASE_URL: given, ...more });

describe('the address of the database', () => {
  it('stays as it is where nothing is said of TLS', () => {
    for (const url of [given, `${given}?application_name=x`, 'postgres://user@/db?host=/run/postgresql'])
      expect(toDatabaseUrl('DATABASE_URL', url, none)).toEqual({ url, wrong: [] });
  });

  it('asks for everything to be verified once a CA is named, on both ways to the database', () => {
    const { databaseUrl, databaseDirectUrl } = read({
      DATABASE_CA_FILE: '/etc/ca.pem',
      DATABASE_DIRECT_URL: 'postgres://firstday@direct.example/firstday',
    });
    for (const url of [databaseUrl, databaseDirectUrl])
      expect(parametersOf(url)).toEqual({ sslmode: 'verify-full', sslrootcert: '/etc/ca.pem' });
    expect(new URL(databaseUrl).password).toBe('p%40ss');
  });

  it('asks for the same of each host where it names several', () => {
    const { databaseUrl } = read({
      DATABASE_URL: 'postgres://firstday:p%40ss@one:5432,two:5433/firstday',
      DATABASE_CA_FILE: '/etc/ca.pem',
    });
    expect(hostUrls(databaseUrl).map((url) => [new URL(url).host, parametersOf(url)])).toEqual(
      ['one:5432', 'two:5433'].map((host) => [host, { sslmode: 'verify-full', sslrootcert: '/etc/ca.pem' }]),
    );
  });

  it('takes `require` for what it is thought to be, and parameters as PostgreSQL’s own programs do', () => {
    expect(parametersOf(read({ DATABASE_URL: `${given}?sslmode=require` }).databaseUrl)).toEqual({
      sslmode: 'verify-full',
    });
    const url = `${given}?sslmode=verify-ca&sslrootcert=/ca.pem&sslcert=/c.pem&sslkey=/k.pem`;
    expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url.replaceAll('=/', '=%2F'));
  });

  it('is read twice as the same: what is handed on has it all already', () => {
    const once = read({ DATABASE_CA_FILE: '/etc/ca.pem' }).databaseUrl;
    expect(read({ DATABASE_URL: once, DATABASE_CA_FILE: '/etc/ca.pem' }).databaseUrl).toBe(once);
  });

  it('is refused where it would be encrypted for nobody, without a word of the password', () => {
    const ca = { DATABASE_CA_FILE: '/etc/ca.pem' };
    const wrong = [
      [{ DATABASE_URL: `${given}?sslmode=prefer` }, /sslmode that is none of/],
      [{ DATABASE_URL: `${given}?sslmode=disable`, ...ca }, /would have no effect/],
      [{ DATABASE_URL: `${given}?sslmode=no-verify`, ...ca }, /would have no effect/],
      [{ DATABASE_URL: `${given}?sslmode=verify-ca` }, /DATABASE_CA_FILE must be set/],
      [{ DATABASE_CERTIFICATE_FILE: '/c.pem' }, /or neither/],
      [{ DATABASE_CA_FILE: 'ca.pem' }, /the whole path/],
    ] as const;
    for (const [settings, line] of wrong) {
      expect(() => read(settings)).toThrow(line);
      expect(() => read(settings)).not.toThrow(/p%40ss|p@ss/);
    }
  });
});
