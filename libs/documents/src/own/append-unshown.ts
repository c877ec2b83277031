import type { FormBox } from '@firstday/domain';
import type { Edition } from '@firstday/forms';
import { fillBlanks } from '@firstday/domain/languages';
import { PDFDict, PDFName, PDFRef, type PDFContext } from 'pdf-lib';
import { documentLabels } from '../drawn/document-labels.js';
import { footLine } from '../drawn/foot-line.js';
import { formBlocks, type FormToDraw } from '../drawn/form-blocks.js';
import { DrawnPage, paginate, sheet } from '../drawn/paginate.js';
import { printedText } from '../drawn/print-context.js';
import { Structure } from '../drawn/tag.js';
import type { Appended } from '../official/append-listing.js';
import { appendPages } from '../official/append-pages.js';
import { pen } from '../page/color.js';
import { embedInk } from '../page/embed-ink.js';
import type { Ink } from '../page/read-ink.js';
import { type SheetMark, watermark } from '../page/watermark.js';
import type { EmbeddedFonts } from '../text/embedded-font.js';
import { isBoxShown } from './box-content.js';

/** Draws what the boxes of a sheet do not show: answers without a box, texts that were read, what was declared and signed. */
export function appendUnshown(
  context: PDFContext,
  fonts: EmbeddedFonts,
  form: FormToDraw,
  boxes: readonly FormBox[],
  mark: SheetMark | undefined,
): Appended {
  const unshown = { ...form, edition: withoutShown(form, boxes) };
  const structure = new Structure('Sect');
  const embed = (sectionId: string, ink: Ink) => ({
    name: `Ink-${sectionId}`,
    ref: embedInk(context, ink, pen),
  });
  const labels = documentLabels(form.locale);
  const pages = paginate(formBlocks(unshown, structure.root, embed), (index) => {
    const page = new DrawnPage(index, fonts, structure);
    if (mark) watermark(page.marks, labels[mark], sheet);
    return page;
  });
  const title = printedText(form, form.edition.title);
  for (const page of pages)
    page.artifact(() =>
      footLine(
        page,
        `${title}  ·  ${labels.edition} ${form.edition.edition}`,
        fillBlanks(labels.page, { page: page.index + 1, pages: pages.length }),
      ),
    );
  haveTags(context);
  return { pages: pages.length, changed: appendPages(context, structure, pages) };
}

function withoutShown(form: FormToDraw, boxes: readonly FormBox[]): Edition {
  const { edition, answers } = form;
  return {
    ...edition,
    sections: edition.sections
      .map((section) => ({
        ...section,
        pages: section.pages
          .map((page) => ({
            ...page,
            fields: page.fields.filter((field) => !isBoxShown(field, answers, boxes)),
          }))
          .filter(({ fields }) => fields.length > 0),
      }))
      .filter(({ pages, signer }) => pages.length > 0 || signer !== 'nobody'),
  };
}

/** A sheet without tags gets a tree for the pages that follow it. */
function haveTags(context: PDFContext): void {
  const root = context.trailerInfo.Root;
  if (!(root instanceof PDFRef)) throw new Error('A sheet has a catalog');
  const catalog = context.lookup(root, PDFDict);
  if (catalog.has(PDFName.of('StructTreeRoot'))) return;
  const numbers = context.register(context.obj({ Nums: [] }));
  const tree = context.obj({ Type: 'StructTreeRoot', K: [], ParentTree: numbers });
  const changed = catalog.clone(context);
  changed.set(PDFName.of('StructTreeRoot'), context.register(tree));
  context.assign(root, changed);
}
