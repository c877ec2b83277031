import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalog } from '@firstday/forms';

import { readPdf } from '../../libs/documents/src/testing/read-pdf.js';
import { workwearLoan } from './fixtures/workwear-loan.js';
import { SourceCopy } from './source-copy.js';

const name = 'workwear-loan';
const folder = `libs/forms/src/catalog/${name}`;
const copy = new SourceCopy([
  '.oxfmtrc.json',
  'libs/domain',
  'libs/policy-engine',
  'libs/forms',
  'libs/documents',
  'libs/ui',
  'apps/web/src',
  'tools/house',
]);

beforeAll(async () => {
  for (const [file, text] of workwearLoan) copy.write(`${folder}/${file}`, text);
  await copy.run(['libs/forms/catalog-index.mjs']);
});
afterAll(() => copy.remove());

describe('a new form', () => {
  it('is one folder: besides it only the written indexes of the catalog differ', () => {
    expect(copy.changed().filter((it) => !it.startsWith(`${folder}/`))).toEqual([
      'libs/forms/src/catalog/checks.ts',
      'libs/forms/src/catalog/index.ts',
    ]);
  });

  it('is asked for, shown, checked, signed, drawn, due and kept', async () => {
    const program = ['--import', './tools/house/run-from-source.mjs', 'tools/house/try-new-form.mjs', name];
    const made: unknown = JSON.parse(await copy.run(program));
    expect(made).toMatchObject({
      forms: expect.arrayContaining([...catalog.map(({ form }) => form), name]),
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
    for (const word of ['Workwear loan', 'Large', 'I return the workwear when I leave.', 'Ana Garcia'])
      expect(text.replaceAll(/\s/g, '')).toContain(word.replaceAll(/\s/g, ''));
  });
});

function pdfIn(made: unknown): Uint8Array {
  const base64 = /"base64":"([^"]+)"/.exec(JSON.stringify(made))?.[1] ?? '';
  return new Uint8Array(Buffer.from(base64, 'base64'));
}
