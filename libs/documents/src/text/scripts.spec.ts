import { describe, expect, it } from '@jest/globals';
import { canDraw, drawableRanges as written } from '@firstday/domain/drawing';
import { currentEdition } from '@firstday/forms';
import { renderDocument } from '../render-document.js';
import { names, undrawableNames } from '../testing/names.js';
import { pdfText } from '../testing/pdf-text.js';
import { complaintsOf, readPdf, squeezed } from '../testing/read-pdf.js';
import { signedBy } from '../testing/signed-by.js';
import { drawableRanges } from './drawable-ranges.js';
import { faces } from './faces.js';
import { shape } from './shape.js';
import { UndrawableText } from './undrawable-text.js';

const styles = ['regular', 'bold', 'italic', 'signature'] as const;

/** A document with a name as an answer and as a signature. */
const documentOf = (name: string) =>
  renderDocument({
    edition: currentEdition('handbook'),
    answers: { 'task.document_title': name },
    context: {},
    signatures: [signedBy('employee', name)],
    locale: 'en',
  });

describe('a name in any of these scripts', () => {
  it.each(names)('$script: is shaped in every style without an empty box', ({ name }) => {
    expect(canDraw(name)).toBe(true);
    for (const style of styles)
      for (const run of shape(name, style).runs) for (const { id } of run.glyphs) expect(id).not.toBe(0);
  });

  it.each(names)('$script: comes back from the document as it was written', async ({ name }) => {
    const { bytes } = await documentOf(name);
    expect(complaintsOf(bytes)).toBe('');
    expect(readable((await readPdf(bytes)).text)).toContain(readable(name));
    // Poppler puts the vowels of right-to-left text, and brackets around it, in another order.
    const isOrdered = !/[\u0591-\u05c7\u064b-\u0652()]/u.test(name);
    expect(letters(pdfText(bytes))).toContain(letters(name));
    if (isOrdered) expect(readable(pdfText(bytes))).toContain(readable(name));
  });
});

/** Without what is not seen: pdf.js leaves out joiners that have no width. */
const readable = (text: string) =>
  squeezed(text)
    .normalize('NFKC')
    .replaceAll(/\u200c|\u200d|\u2060/g, '');
const letters = (text: string) =>
  readable(text)
    .normalize('NFD')
    .replaceAll(/[\p{M}()]/gu, '');

describe('what no face has', () => {
  it.each(undrawableNames)('$of: is known before, and no document is made of it', async ({ name }) => {
    expect(canDraw(name)).toBe(false);
    for (const style of styles) expect(() => shape(name, style)).toThrow(UndrawableText);
    await expect(documentOf(name)).rejects.toThrow(UndrawableText);
  });

  it('the domain knows (else run `npm run generate`)', () => {
    expect(written === drawableRanges()).toBe(true);
  });

  it('is the same in every style', () => {
    for (const style of styles) expect(faces[style].slice(-faces.regular.length)).toEqual(faces.regular);
  });
});
