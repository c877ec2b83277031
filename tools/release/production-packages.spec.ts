import { describe, expect, it } from '@jest/globals';

import { productionPackages } from './production-packages.ts';

const lock = {
  'apps/api': { dependencies: { '@firstday/domain': '*', pg: '8' }, devDependencies: { jest: '30' } },
  'libs/domain': { dependencies: { zod: '4' } },
  'node_modules/@firstday/domain': { resolved: 'libs/domain', link: true },
  'node_modules/jest': {},
  'node_modules/pg': {
    dependencies: { split: '1' },
    peerDependencies: { reflect: '1', redis: '1' },
    peerDependenciesMeta: { redis: { optional: true } },
  },
  'node_modules/pg/node_modules/split': { dependencies: { deep: '1' } },
  'node_modules/split': {},
  'node_modules/deep': { optionalDependencies: { 'other-system': '1' } },
  'node_modules/reflect': {},
  'node_modules/redis': {},
  'node_modules/zod': {},
};

describe('what a release has of node_modules', () => {
  it('is what the apps need at run time, found as Node finds it', () => {
    expect(productionPackages(lock, ['apps/api'])).toEqual([
      'apps/api',
      'libs/domain',
      'node_modules/@firstday/domain',
      'node_modules/deep',
      'node_modules/pg',
      'node_modules/pg/node_modules/split',
      'node_modules/reflect',
      'node_modules/zod',
    ]);
  });
});
