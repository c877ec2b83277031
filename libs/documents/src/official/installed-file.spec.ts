import { afterAll, describe, expect, it } from '@jest/globals';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { currentEdition, officialPdfs } from '@firstday/forms';
import { renderDocument } from '../render-document.js';
import { howToRun, officialFormsDir } from '../testing/official-forms.js';
import { installedFile, installedForms } from './installed-file.js';

const folder = mkdtempSync(join(tmpdir(), 'firstday-forms-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('official files are known by their content', () => {
  it('a file of the right name and other content is not taken for the form', async () => {
    writeFileSync(join(folder, 'fw4_2026.pdf'), '%PDF-1.7 something else');
    const edition = currentEdition('w-4');
    const input = { edition, answers: {}, context: {}, signatures: [], locale: 'en' };
    expect(installedForms(folder)).toEqual([]);
    expect((await renderDocument({ ...input, officialFormsDir: folder })).source).toBe('drawn');
  });

  it('a folder that is not there holds no form, and neither does none', () => {
    expect(installedForms(join(folder, 'missing'))).toEqual([]);
    expect(installedForms(undefined)).toEqual([]);
  });

  it('every pinned file is an edition of the catalog', () => {
    for (const { form, edition } of officialPdfs) expect(currentEdition(form)?.edition).toBe(edition);
  });

  if (officialFormsDir === null) it.skip(`a pinned file was not looked for: ${howToRun}`, () => undefined);
  else pinnedFilesAreFound(officialFormsDir);
});

function pinnedFilesAreFound(from: string): void {
  it('a pinned file is found under any name', () => {
    const renamed = mkdtempSync(join(folder, 'renamed-'));
    const files = readdirSync(from).filter((name) => name.endsWith('.pdf'));
    files.forEach((name, index) => copyFileSync(join(from, name), join(renamed, `form ${index}.PDF`)));
    expect(installedForms(renamed).map(({ form }) => form)).toEqual(['i-9', 'w-4']);
    for (const file of officialPdfs.filter(({ form }) => ['i-9', 'w-4'].includes(form)))
      expect(installedFile(renamed, file)).toMatch(/form \d\.PDF$/);
    expect(installedFile(renamed, { sha256: '0'.repeat(64) })).toBeNull();
    const folders = [join(folder, 'missing'), renamed].join(delimiter);
    expect(installedForms(folders)).toEqual(installedForms(renamed));
  });
}
