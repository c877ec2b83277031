import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../../../tools/setup/root.mjs';
import { identities } from './identities.ts';

describe('the guide to E-Verify', () => {
  it('lists every identity of the simulator with what happens to it, and none besides', () => {
    const guide = readFileSync(join(root, 'docs', 'everify.md'), 'utf8');
    const listed = [...guide.matchAll(/^\| (\d{4}) +\| (.+?) +\|$/gm)].map(([, digits, what]) => [
      digits,
      what,
    ]);
    expect(listed).toEqual([...identities].map(([digits, { what }]) => [digits, what]));
  });
});
