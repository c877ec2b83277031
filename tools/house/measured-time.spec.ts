import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../setup/root.mjs';

/** What a right product fails where the machine stands still for a while. */
const measured = /\((?:performance|Date)\.now\(\) - \w+\)\.toBeLess/;
const find = ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.spec.ts', '*.spec.tsx'];

describe('a spec', () => {
  it('waits for what it asserts, and does not measure how long it took', () => {
    const listed = execFileSync('git', find, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 });
    const specs = [...new Set(listed.split('\n'))].filter(
      (path) => path !== '' && !path.startsWith('e2e/') && existsSync(join(root, path)),
    );
    expect(specs.length).toBeGreaterThan(500);
    expect(specs.filter((path) => measured.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  it.each([
    ['performance.now() - began', true],
    ['Date.now() - before', true],
    ['Date.now() - Date.parse(row.made_at)', false],
  ])('is found where it measures %s', (what, isFound) => {
    expect(measured.test(`expect(${what}).toBeLessThan(3000)`)).toBe(isFound);
  });
});
