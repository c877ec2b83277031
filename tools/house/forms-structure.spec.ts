import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { circlesOf, graphOf } from './graph.ts';
import { importsAmong } from './imports.ts';
import { sourceFiles } from './source-files.ts';
import { advices, checks } from '../../libs/forms/src/catalog/checks.js';
import { forms } from '../../libs/forms/src/catalog/index.js';
import type { FormChecks } from '../../libs/forms/src/checks/check.js';

const repository = join(import.meta.dirname, '../..');

const imports = importsAmong(
  sourceFiles(repository, 'libs/forms').filter(({ path }) => !path.endsWith('.spec.ts')),
).map(({ from, to }) => ({ from: inLibrary(from), to: inLibrary(to) }));

function inLibrary(path: string): string {
  return path.replace('libs/forms/src/', '');
}

/** The examples of the API reference show a form like any other. */
const isExample = (path: string): boolean => /\/operations\/[\w-]+-example\.ts$/.test(path);

const formOf = (file: string): string | undefined => /^catalog\/([\w-]+)\//.exec(file)?.[1];

describe('the library of forms', () => {
  it('has no circle of imports', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(circlesOf(graphOf(imports, (file) => file))).toEqual([]);
  });

  it('knows no single form outside of its folder, but in the indexes and in what it offers to others', () => {
    const outside = imports.filter(({ from, to }) => formOf(to) !== undefined && formOf(to) !== formOf(from));
    expect([...new Set(outside.map(({ from }) => from))].sort()).toEqual([
      'catalog/checks.ts',
      'catalog/index.ts',
      'index.ts',
    ]);
  });

  it('names its forms in their folders only: no other code asks which form it has before it', () => {
    const named = new RegExp(`['"\`](${Object.keys(forms).join('|')})['"\`]`);
    const naming = sourceFiles(repository, 'apps', 'libs')
      .filter(({ path }) => !path.startsWith('libs/forms/src/catalog/') && !isExample(path))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .filter((line) => named.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(naming).toEqual([]);
  });

  it('has each form in a folder of its name', () => {
    for (const [name, { key, editions }] of Object.entries(forms)) {
      expect(key).toBe(name);
      expect(editions.map(({ form }) => form)).toEqual(editions.map(() => name));
    }
  });

  it('has the folders in its indexes', async () => {
    const { indexFiles } = await import('../../libs/forms/catalog-index.mjs');
    for (const [file, text] of await indexFiles()) expect(await readFile(file, 'utf8')).toBe(text);
  });

  it('gives each check a name of its own', async () => {
    const files = sourceFiles(repository, 'libs/forms/src/catalog').filter(({ path }) =>
      isChecksOfForm(path),
    );
    const modules: readonly object[] = await Promise.all(
      files.map(({ path }) => import(join(repository, path))),
    );
    const names = modules
      .flatMap((it) => Object.values<FormChecks>({ ...it }))
      .flatMap((it) => [...Object.keys(it.checks), ...Object.keys(it.advices)]);
    expect(names.length).toBeGreaterThan(20);
    expect(names.length).toBe(Object.keys(checks).length + Object.keys(advices).length);
  });
});

const isChecksOfForm = (path: string): boolean => /\/catalog\/([\w-]+)\/\1-checks\.ts$/.test(path);
