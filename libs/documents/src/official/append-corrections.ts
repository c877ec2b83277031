import type { PDFContext, PDFRef } from 'pdf-lib';
import { footLine } from '../drawn/foot-line.js';
import { DrawnPage, paginate, sheet } from '../drawn/paginate.js';
import { Structure } from '../drawn/tag.js';
import { type SheetMark, watermark } from '../page/watermark.js';
import type { EmbeddedFonts } from '../text/embedded-font.js';
import { appendPages } from './append-pages.js';
import { correctionBlocks, type FormWithCorrections } from './correction-blocks.js';
import type { StruckBox } from './struck-boxes.js';

/** What was added to a document, and which objects of its form were changed by it. */
export interface Appended {
  readonly pages: number;
  readonly changed: ReadonlySet<PDFRef>;
}

/**
 * Lists on pages after the form what its boxes have no room for. M-274, 9.0: an explanation may be attached. The form itself
 * keeps its pages, its words and its boxes.
 */
export function appendCorrections(
  context: PDFContext,
  fonts: EmbeddedFonts,
  listed: readonly StruckBox[],
  form: FormWithCorrections,
  mark: SheetMark | undefined,
): Appended {
  if (listed.length === 0) return { pages: 0, changed: new Set() };
  const structure = new Structure('Sect');
  const pages = paginate(correctionBlocks(form, listed, structure.root), (index) => {
    const page = new DrawnPage(index, fonts, structure);
    if (mark) watermark(page.marks, mark.toUpperCase(), sheet);
    return page;
  });
  for (const page of pages)
    page.artifact(() =>
      footLine(
        page,
        [form.name, 'Corrections', form.holder].filter(Boolean).join('  ·  '),
        `Page ${page.index + 1} of ${pages.length}`,
      ),
    );
  return { pages: pages.length, changed: appendPages(context, structure, pages) };
}
