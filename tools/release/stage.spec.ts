import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { root } from '../setup/root.mjs';
import { needlessFont, ownFiles } from './stage.ts';

describe('the fonts of a release', () => {
  const faces = readFileSync(join(root, 'libs/documents/src/text/faces.ts'), 'utf8');

  it('are all in which documents are written', () => {
    const written = [...faces.matchAll(/'((?:Noto\w+-|\d{3})\w+)'/g)].map(([, name = '']) => name);
    expect(written).toEqual(expect.arrayContaining(['NotoSans-Italic', '600SemiBold', '400Regular']));
    for (const name of written) expect(needlessFont.test(`${name}.ttf`)).toBe(false);
  });

  it('are not those of other weights', () => {
    const others = ['NotoSansKR-Black.otf', 'NotoSansKR-DemiLight.otf', 'NotoSans_300Light.ttf'];
    for (const name of [...others, 'NotoSans_400Regular.ttf.png']) expect(needlessFont.test(name)).toBe(true);
  });
});

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
