import { describe, expect, it } from '@jest/globals';

import { isInstalled } from './dependencies.mjs';
import { isAtLeast } from './node-version.mjs';

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/other-system': { version: '2.0.0', optional: true },
    'node_modules/@firstday/api': { resolved: 'apps/api', link: true },
  },
};
const installed = {
  packages: {
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/@firstday/api': { resolved: 'apps/api', link: true },
  },
};

describe('the dependencies', () => {
  it('are there when they are those of the lockfile, without the packages of other systems', () => {
    expect(isInstalled(lock, installed)).toBe(true);
  });

  it('are installed again when a version, a package or all of them differ', () => {
    const older = { packages: { ...installed.packages, 'node_modules/pg': { version: '8.0.0' } } };
    const { 'node_modules/pg': _, ...others } = installed.packages;
    expect(isInstalled(lock, older)).toBe(false);
    expect(isInstalled(lock, { packages: others })).toBe(false);
    expect(isInstalled(lock, undefined)).toBe(false);
  });
});

describe('the version of Node', () => {
  it('is compared by numbers, not by letters', () => {
    expect(isAtLeast('20.19.0', '20.19.0')).toBe(true);
    expect(isAtLeast('20.9.0', '20.19.0')).toBe(false);
    expect(isAtLeast('22.18.0', '20.19.0')).toBe(true);
    expect(isAtLeast('9.99.99', '20.19.0')).toBe(false);
  });
});
