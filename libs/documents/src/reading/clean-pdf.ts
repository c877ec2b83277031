import { PDFBool, PDFDict, PDFDocument, PDFName, ParseSpeeds, type PDFContext, type PDFRef } from 'pdf-lib';
import { writePdf } from '../file/write-pdf.js';
import { copyOf, reachableObjects, taggedPieces } from '../official/template.js';
import { cleanPage } from './clean-page.js';
import { dropMachinery, machineryIn, type Dropped } from './drop-machinery.js';
import { placementOf } from './page-placement.js';
import { PdfRefusal } from './pdf-refusal.js';
import type { Widget } from './widget-of.js';

/** The print of a PDF, and what was taken from it. */
export interface CleanPdf {
  readonly bytes: Uint8Array;
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly dropped: readonly Dropped[];
  readonly widgets: readonly Widget[];
}

const mostFields = 1000;
/** Several to a field. */
const mostWidgets = 3 * mostFields;
const catalogKeys = ['Type', 'Pages', 'StructTreeRoot', 'MarkInfo', 'Lang', 'OCProperties'];
const name = (text: string) => PDFName.of(text);

/**
 * The sheet of a PDF without its form and all that runs, opens or sends; the same bytes for the same file.
 *
 * @param bytes as PDFium wrote them: nothing in them is packed but the content of streams, which stays as it is
 * @throws PdfRefusal
 */
export async function cleanPdf(bytes: Uint8Array): Promise<CleanPdf> {
  const document = await PDFDocument.load(bytes, {
    updateMetadata: false,
    throwOnInvalidObject: true,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const { context, catalog } = document;
  const dropped = machineryIn(context);
  const refs = [...new Set(document.getPages().map(({ ref }) => ref))];
  const parent = context.nextRef();
  const dicts = refs.map((ref) => context.lookup(ref, PDFDict));
  const placements = dicts.map(placementOf);
  const widgets = dicts.flatMap((page, at) => {
    const placement = placements[at];
    return placement ? cleanPage(page, at + 1, placement, parent) : [];
  });
  assertFew(widgets);
  if (widgets.length === 0 && dropped.includes('xfa')) assertNotXfaOnly(catalog, refs.length);
  context.assign(parent, context.obj({ Type: 'Pages', Kids: refs, Count: refs.length }));
  catalog.set(name('Pages'), parent);
  for (const key of catalog.keys()) if (!catalogKeys.includes(key.decodeText())) catalog.delete(key);
  keepSoundTags(context, catalog, refs);
  return {
    bytes: written(context),
    pages: placements.map(({ width, height }) => ({ width, height })),
    dropped,
    widgets,
  };
}

function written(context: PDFContext): Uint8Array {
  delete context.trailerInfo.Info;
  delete context.trailerInfo.ID;
  dropMachinery([...reachableObjects(context).values()]);
  const clean = copyOf(context, reachableObjects(context));
  return new Uint8Array(writePdf(clean));
}

function assertFew(widgets: readonly Widget[]): void {
  const names = new Set(widgets.map((widget) => widget.name));
  if (names.size > mostFields || widgets.length > mostWidgets) throw new PdfRefusal('too_many_fields');
}

/** A page that asks people to wait for what only Adobe's programs show. Texts of several pages may have XFA left in them. */
function assertNotXfaOnly(catalog: PDFDict, pages: number): void {
  const form = catalog.lookup(name('AcroForm'));
  const hasXfa = form instanceof PDFDict && form.has(name('XFA'));
  const isRendered = catalog.lookup(name('NeedsRendering')) === PDFBool.True;
  if (hasXfa && (isRendered || pages === 1)) throw new PdfRefusal('xfa_only');
}

/** What is filled in and drawn after it is tagged with the rest: tags that lead nowhere are none. */
function keepSoundTags(context: PDFContext, catalog: PDFDict, pages: readonly PDFRef[]): void {
  try {
    for (const page of pages) taggedPieces(context, catalog, page);
    if (catalog.lookup(name('StructTreeRoot')) instanceof PDFDict) return;
  } catch {
    // Not a tree.
  }
  for (const key of ['StructTreeRoot', 'MarkInfo']) catalog.delete(name(key));
  for (const page of pages) context.lookup(page, PDFDict).delete(name('StructParents'));
}
