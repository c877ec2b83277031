import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { root } from '../setup/root.mjs';
import { ownFiles } from './stage.ts';

describe('what the launcher reads of the API', () => {
  /** Types alone are taken away before it runs. */
  const importsOf = (file: string): string[] =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^(?:import|export) (?!type )[^;]*?from '(\.[^']+\.ts)';/gm,
      ),
    ].map(([, path = '']) => join(dirname(file), path));
  const withImports = (file: string): string[] => [file, ...importsOf(file).flatMap(withImports)];

  it('is in a release, with all that it imports itself', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'apps/api/package.json'), 'utf8'));
    const entrances = Object.values<string>(exports).map((path) => join('apps/api', path));
    expect(entrances.length).toBeGreaterThan(4);
    const needed = new Set(entrances.flatMap(withImports));
    expect(needed.size).toBeGreaterThan(entrances.length);
    expect([...needed].filter((file) => !ownFiles.includes(file))).toEqual([]);
  });
});
