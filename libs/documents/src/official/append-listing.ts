import type { OfficialBox } from '@firstday/forms';
import type { PDFContext, PDFRef } from 'pdf-lib';
import { footLine } from '../drawn/foot-line.js';
import { type Block, DrawnPage, paginate, sheet } from '../drawn/paginate.js';
import { Structure, type Tag } from '../drawn/tag.js';
import { type SheetMark, watermark } from '../page/watermark.js';
import type { EmbeddedFonts } from '../text/embedded-font.js';
import { appendPages } from './append-pages.js';

/** The form that a page is attached to. */
export interface AttachedForm {
  readonly name: string;
  readonly title: string;
  /** Whose form it is: its pages may be parted. */
  readonly holder: string;
  readonly boxName: (box: OfficialBox) => string;
}

/** What a page after a form lists. */
export interface Listing {
  /** At the foot of its pages. */
  readonly label: string;
  readonly blocks: (root: Tag) => Block[];
}

/** What was added to a document, and which objects of its form were changed by it. */
export interface Appended {
  readonly pages: number;
  readonly changed: ReadonlySet<PDFRef>;
}

/**
 * Lists on pages after the form what its boxes have no room for. M-274, 9.0: an explanation may be attached. The form itself
 * keeps its pages, its words and its boxes.
 */
export function appendListing(
  context: PDFContext,
  fonts: EmbeddedFonts,
  form: AttachedForm,
  { label, blocks }: Listing,
  mark: SheetMark | undefined,
): Appended {
  const structure = new Structure('Sect');
  const pages = paginate(blocks(structure.root), (index) => {
    const page = new DrawnPage(index, fonts, structure);
    if (mark) watermark(page.marks, mark.toUpperCase(), sheet);
    return page;
  });
  for (const page of pages)
    page.artifact(() =>
      footLine(
        page,
        [form.name, label, form.holder].filter(Boolean).join('  ·  '),
        `Page ${page.index + 1} of ${pages.length}`,
      ),
    );
  return { pages: pages.length, changed: appendPages(context, structure, pages) };
}
