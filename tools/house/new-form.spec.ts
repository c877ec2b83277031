import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { readPdf } from '../../libs/documents/src/testing/read-pdf.js';
import { uniformAgreement } from './fixtures/uniform-agreement.js';

const root = join(import.meta.dirname, '../..');
const copied = [
  'libs/policy-engine',
  'libs/forms',
  'libs/documents',
  'libs/ui',
  'apps/web/src',
  'apps/web/messages',
  'tools/house',
];
const name = 'uniform-agreement';
const copy = mkdtempSync(join(tmpdir(), 'firstday-new-form-'));
const folder = `libs/forms/src/catalog/${name}`;

/** The packages of the checkout, and our own libraries from the copy. */
function linkPackages(): void {
  mkdirSync(join(copy, 'node_modules/@firstday'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules')))
    if (entry !== '@firstday')
      symlinkSync(join(root, 'node_modules', entry), join(copy, 'node_modules', entry));
  for (const library of copied.filter((it) => it.startsWith('libs/')))
    symlinkSync(join(copy, library), join(copy, 'node_modules/@firstday', library.slice('libs/'.length)));
}

const filesOf = (base: string): ReadonlyMap<string, string> =>
  new Map(
    copied
      .flatMap((it) =>
        readdirSync(join(base, it), { recursive: true, encoding: 'utf8' }).map((file) => join(it, file)),
      )
      .filter((file) => /\.(tsx?|mjs|json)$/.test(file) && !/\/(dist|node_modules)\//.test(file))
      .map((file) => [file, readFileSync(join(base, file), 'utf8')] as const),
  );

function run(...args: readonly string[]): string {
  return execFileSync(process.execPath, [...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NODE_OPTIONS: '' },
    maxBuffer: 64e6,
  });
}

beforeAll(() => {
  for (const it of copied)
    cpSync(join(root, it), join(copy, it), {
      recursive: true,
      filter: (path) => !/\/(dist|node_modules|\.next)(\/|$)/.test(path.slice(root.length)),
    });
  writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
  linkPackages();
  mkdirSync(join(copy, folder));
  for (const [file, text] of uniformAgreement) writeFileSync(join(copy, folder, file), text);
  run('libs/forms/catalog-index.mjs');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a new form', () => {
  it('is one folder: besides it only the written indexes of the catalog differ', () => {
    const [before, after] = [filesOf(root), filesOf(copy)];
    const changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
    expect(changed.filter((it) => !it.startsWith(`${folder}/`)).sort()).toEqual([
      'libs/forms/src/catalog/checks.ts',
      'libs/forms/src/catalog/index.ts',
    ]);
  });

  it('is asked for, shown, checked, signed, drawn, due and kept', async () => {
    const made: unknown = JSON.parse(
      run('--import', './tools/house/run-from-source.mjs', 'tools/house/try-new-form.mjs', name),
    );
    expect(made).toMatchObject({
      forms: ['i-9', 'w-4', 'direct-deposit', 'emergency-contact', 'handbook', name],
      policies: expect.arrayContaining([name]),
      html: expect.stringMatching(/<select[^]*Pequeña[^]*Cuántos[^]*<input/),
      issues: [],
      refused: ['Escriba 5 o menos.'],
      turn: { type: 'employee_action', sectionId: 'employee' },
      turnWhenSigned: { type: null, sectionId: null },
      pdf: { source: 'drawn', pages: 1 },
      dueOn: '2026-11-25',
      keptUntil: '2029-11-23',
    });
    const text = (await readPdf(pdfIn(made))).text;
    for (const word of ['Uniform agreement', 'Large', 'I return the uniform when I leave.', 'Ana Garcia'])
      expect(text.replaceAll(/\s/g, '')).toContain(word.replaceAll(/\s/g, ''));
  });
});

function pdfIn(made: unknown): Uint8Array {
  const base64 = /"base64":"([^"]+)"/.exec(JSON.stringify(made))?.[1] ?? '';
  return new Uint8Array(Buffer.from(base64, 'base64'));
}
