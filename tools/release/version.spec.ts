import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { describeVersion } from '../../apps/launcher/src/describe-version.ts';
import { softwareVersion } from '../../apps/api/src/http/software-version.js';
import { root } from '../setup/root.mjs';
import { versionCopies } from './version-copies.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { version } = JSON.parse(read('package.json'));

describe('the version in the root’s package.json', () => {
  it('has a date and its own part in the changelog', () => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(read('CHANGELOG.md')).toMatch(
      new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, 'm'),
    );
  });

  it('is that of each package, the lock file, the chart and the pages: `npm run generate`', () => {
    const copies = versionCopies(root);
    expect(copies.filter(({ is, shall }) => is !== shall).map(({ file }) => file)).toEqual([]);
    const others = copies.filter(({ is }) => is.includes(version)).map(({ file }) => file);
    expect(others).toEqual(
      expect.arrayContaining(['apps/api/package.json', 'docs/deploy/one-machine.md', 'README.md']),
    );
  });

  it('is what the API, `upgrade --check` and `firstday version` report', () => {
    expect(softwareVersion).toBe(version);
    expect(describeVersion()).toContain(`Firstday ${version}`);
    expect(JSON.parse(read('apps/api/openapi.json')).info.version).toBe(version);
  });
});
