import { describe, expect, it } from '@jest/globals';
import { currentEdition, officialPdfs, type KnownFormKey } from '@firstday/forms';
import { PDFDocument } from 'pdf-lib';
import { readFileSync } from 'node:fs';
import { installedFile } from '../official/installed-file.js';
import { readOfficialFields } from '../official/official-field.js';
import { renderDocument } from '../render-document.js';
import { howToRun, officialFormsDir } from '../testing/official-forms.js';
import { pdfFonts } from '../testing/pdf-fonts.js';
import { complaintsOf, readPdf } from '../testing/read-pdf.js';
import { readPrintedSheet, type PrintedField, type PrintedNode } from './read-printed-sheet.js';

const blank = (form: KnownFormKey, officialFormsDir: string | undefined) =>
  renderDocument({
    edition: currentEdition(form),
    answers: {},
    context: {},
    signatures: [],
    locale: 'en',
    officialFormsDir,
  });

const namedBox = ({ name, page, kind, multiline, comb, maxLength, rectangle }: PrintedField) => ({
  name,
  page,
  kind,
  multiline,
  comb,
  maxLength,
  place: Object.values(rectangle).map(Math.round),
});

const forms = (['i-9', 'w-4'] as const).flatMap((form) =>
  officialPdfs
    .filter((one) => one.form === form)
    .map(({ sheet = '', ...official }) => ({ ...official, sheet, form })),
);

describe('a form is drawn as its agency prints it', () => {
  it.each(forms)('$form: whole, with every page and supplement, its fonts in the file', async (official) => {
    const { bytes, source, pages } = await blank(official.form, undefined);
    expect(source).toBe('drawn');
    expect(pages).toBe(readPrintedSheet(official.sheet).pages.length);
    expect(complaintsOf(bytes)).toBe('');
    expect(pdfFonts(bytes).filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
  });

  it.each(forms)('$form: every box is told to a screen reader in its place', ({ form, sheet }) => {
    const boxes: number[] = [];
    const visit = (node: PrintedNode): void => {
      if (node.kind === 'box') boxes.push(node.field);
      if (node.kind === 'tag') node.children.forEach(visit);
    };
    const { pages, fields } = readPrintedSheet(sheet);
    for (const { content } of pages) content.forEach(visit);
    // Form I-9 has boxes that its own file has in no tag.
    const untagged = fields.filter((_, index) => !boxes.includes(index)).map(({ name }) => name);
    expect({ form, untagged }).toEqual({ form, untagged: untaggedBoxes[form] ?? [] });
    expect(new Set(boxes).size).toBe(boxes.length);
  });
});

const untaggedBoxes: Partial<Record<KnownFormKey, readonly string[]>> = {};

if (officialFormsDir === null) {
  describe('a drawn form is compared with the official one', () => {
    it.skip(`was not tried: ${howToRun}`, () => undefined);
  });
} else {
  const folder = officialFormsDir;
  describe('a drawn form is compared with the official one', () => {
    it.each(forms)('$form: the same words in the same order, read aloud', async ({ form }) => {
      const [drawn, official] = await Promise.all([blank(form, undefined), blank(form, folder)]);
      expect(official.source).toBe('official');
      const [ours, theirs] = [await readPdf(drawn.bytes), await readPdf(official.bytes)];
      expect(ours.aloud).toBe(theirs.aloud);
    });

    it.each(forms)('$form: the same boxes', async (official) => {
      const file = installedFile(folder, official);
      const document = await PDFDocument.load(readFileSync(file ?? ''), { updateMetadata: false });
      const pages = document.getPages().map(({ ref }) => ref);
      const theirs = readOfficialFields(document, pages);
      const ours = readPrintedSheet(official.sheet).fields;
      expect(ours.map(namedBox)).toEqual(theirs.map(namedBox));
    });
  });
}
