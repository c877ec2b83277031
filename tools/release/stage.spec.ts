import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { root } from '../setup/root.mjs';
import { needlessFont } from './stage.ts';

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
