import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../setup/root.mjs';

const page = readFileSync(join(root, 'docs', 'testing.md'), 'utf8');
const [, table = ''] = page.split('## What holds which promise');
const rows = table
  .split('\n')
  .filter((line) => /^\| (?!Promise|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, promise = '', suites = '', files = '']) => ({
    promise,
    suites: suites.split(', '),
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }));
const kinds = ['Contract', 'Security', 'Law', 'Evidence', 'Accessibility', 'Reliability'];

describe('the table of promises', () => {
  it('has each kind of promise', () => {
    expect(kinds.filter((kind) => !rows.some(({ promise }) => promise.startsWith(`${kind}: `)))).toEqual([]);
  });

  it.each(rows)('$promise is held by files that are there', ({ files }) => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it.each(rows)('$promise is held by the suites that run them', ({ suites, files }) => {
    expect(suites.filter((suite) => suite !== 'gate' && suite !== 'night')).toEqual([]);
    const isNightOnly = files.every((file) => file.endsWith('.night.spec.ts'));
    expect(suites.includes('gate')).toBe(!isNightOnly);
  });
});
