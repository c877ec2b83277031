import { fillBlanks } from '@firstday/domain/languages';
import { PDFContext, type PDFDocument } from 'pdf-lib';
import { assemble } from '../file/assemble.js';
import { pen } from '../page/color.js';
import { embedInk } from '../page/embed-ink.js';
import type { Ink } from '../page/read-ink.js';
import { type SheetMark, watermark } from '../page/watermark.js';
import { EmbeddedFonts } from '../text/embedded-font.js';
import type { SealPlace } from '../seal/reserve-seal.js';
import { printedText } from './print-context.js';
import { DrawnPage, paginate, sheet } from './paginate.js';
import { formBlocks, type FormToDraw } from './form-blocks.js';
import { footLine } from './foot-line.js';
import { Structure } from './tag.js';
import { documentLabels } from './document-labels.js';

export interface DrawnFile {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

export interface DrawingOptions {
  /** Marked as a copy to look at before signing. */
  readonly mark: SheetMark | undefined;
  readonly seal?: SealPlace | undefined;
  /** PDFs that were read and accepted: their pages follow as they are. */
  readonly documents?: readonly PDFDocument[] | undefined;
}

/** Draws a form of our own with its answers. What the government prints is filled in on its sheet. */
export function drawForm(form: FormToDraw, { mark, seal, documents = [] }: DrawingOptions): DrawnFile {
  const context = PDFContext.create();
  const fonts = new EmbeddedFonts(context);
  const structure = new Structure();
  const embed = (sectionId: string, ink: Ink) => ({
    name: `Ink-${sectionId}`,
    ref: embedInk(context, ink, pen),
  });
  const blocks = formBlocks(form, structure.root, embed);
  const pages = paginate(blocks, (index) => {
    const page = new DrawnPage(index, fonts, structure);
    if (mark) watermark(page.marks, documentLabels(form.locale)[mark], sheet);
    return page;
  });
  for (const page of pages) page.artifact(() => foot(form, page, pages.length));
  const bytes = assemble(context, fonts, structure, pages, {
    title: printedText(form, form.edition.title),
    language: form.locale,
    createdAt: form.signatures
      .map(({ signedAt }) => signedAt)
      .sort()
      .at(-1),
    seal,
    documents,
  });
  const more = documents.reduce((sum, document) => sum + document.getPageCount(), 0);
  return { bytes, pages: pages.length + more };
}

function foot(form: FormToDraw, page: DrawnPage, pages: number): void {
  const { edition, locale } = form;
  const words = documentLabels(locale);
  const left = `${printedText(form, edition.title)}  ·  ${words.edition} ${edition.edition}`;
  footLine(page, left, fillBlanks(words.page, { page: page.index + 1, pages }));
}
