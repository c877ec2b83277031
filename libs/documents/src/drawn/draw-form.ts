import { fillBlanks } from '@firstday/domain/languages';
import { PDFContext } from 'pdf-lib';
import { assemble } from '../file/assemble.js';
import { pen } from '../page/color.js';
import { embedInk } from '../page/embed-ink.js';
import type { Ink } from '../page/read-ink.js';
import { watermark } from '../page/watermark.js';
import { EmbeddedFonts } from '../text/embedded-font.js';
import type { SealPlace } from '../seal/reserve-seal.js';
import { isGovernment, printedText } from './print-context.js';
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
  readonly draft: boolean;
  readonly seal?: SealPlace | undefined;
}

/** Draws any edition with its answers: the form itself where no official file is installed, and every form of our own. */
export function drawForm(form: FormToDraw, { draft, seal }: DrawingOptions): DrawnFile {
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
    if (draft) watermark(page.marks, documentLabels(languageOf(form)).draft, sheet);
    return page;
  });
  for (const page of pages) page.artifact(() => foot(form, page, pages.length));
  const bytes = assemble(context, fonts, structure, pages, {
    title: titleOf(form),
    language: languageOf(form),
    createdAt: form.signatures
      .map(({ signedAt }) => signedAt)
      .sort()
      .at(-1),
    seal,
  });
  return { bytes, pages: pages.length };
}

function languageOf(form: FormToDraw): string {
  return isGovernment(form) ? 'en-US' : form.locale;
}

function titleOf(form: FormToDraw): string {
  const title = printedText(form, form.edition.title);
  return isGovernment(form) ? `${form.edition.shortName.en}, ${title}` : title;
}

function foot(form: FormToDraw, page: DrawnPage, pages: number): void {
  const { edition } = form;
  const words = documentLabels(languageOf(form));
  const name = isGovernment(form) ? edition.shortName.en : printedText(form, edition.title);
  const expires = edition.expires ? `${words.expires} ${edition.expires}` : null;
  const left = [name, `${words.edition} ${edition.edition}`, edition.omb, expires]
    .filter(Boolean)
    .join('  ·  ');
  footLine(page, left, fillBlanks(words.page, { page: page.index + 1, pages }));
}
