import { describe, expect, it } from '@jest/globals';

import { readConfig, settingNames } from '../../apps/api/src/context/read-config.ts';
import { pages } from './pages.ts';

/** Read by the launcher alone, before anything is started. */
const ofLauncher = ['EVERIFY_SIMULATOR'];

interface Row {
  readonly name: string;
  readonly given: string;
}

const settingRows = (page: string): readonly Row[] =>
  pages
    .rows(page)
    .map(([name = '', given = '']) => ({ name: name.slice(1, -1), given }))
    .filter(({ name }) => /^[A-Z][A-Z_]+$/.test(name));

const rows = settingRows('docs/settings.md');
const telemetry = settingRows('docs/operations.md').filter(({ name }) => name.startsWith('OTEL_'));

describe('docs/settings.md', () => {
  it('has each setting once, those of telemetry in docs/operations.md', () => {
    expect([...rows, ...telemetry].map(({ name }) => name).toSorted()).toEqual(
      [...settingNames, ...ofLauncher].toSorted(),
    );
  });

  const base = { DATABASE_URL: 'postgres://embedded/firstday' };
  const withDefault = [...rows, ...telemetry].filter(({ given }) => given !== '');

  it.each(withDefault)('has the default of $name', ({ name, given }) => {
    expect(given).toMatch(/^`[^`]+`$/);
    const defaults = { ...base, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
    expect(readConfig({ ...defaults, [name]: given.slice(1, -1) })).toEqual(readConfig(defaults));
  });

  it('leaves the default empty only if a setting is optional, is a list, or follows others', () => {
    const numbers = rows.filter(({ given, name }) => given === '' && /(SECONDS|DAYS|_MB|PORT)$/.test(name));
    expect(numbers).toEqual([]);
  });
});
