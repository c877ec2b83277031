import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { root } from '../setup/root.mjs';
import { pages } from './pages.ts';

const text = pages.text('README.md');

describe('the README', () => {
  it('has at most 1,200 words', () => {
    expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(1200);
  });

  it('names every folder of the code, and no other', () => {
    const inside = (folder: string) =>
      readdirSync(join(root, folder))
        .map((name) => `${folder}/${name}`)
        .filter((path) => existsSync(join(root, path, 'package.json')));
    const folders = [...inside('apps'), ...inside('libs'), 'tools', 'e2e', 'docs'];
    const named = [...text.matchAll(/^\| `([\w/-]+)`/gm)].map(([, folder]) => folder);
    expect(named.toSorted()).toEqual(folders.toSorted());
  });
});
