import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFRef,
  ParseSpeeds,
  type PDFContext,
} from 'pdf-lib';

/** A PDF that somebody has read and accepted, as `readPdf` cleaned it. */
export interface ReadDocument {
  readonly title: string;
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

const name = (text: string) => PDFName.of(text);

export const openDocuments = (documents: readonly ReadDocument[]): Promise<readonly PDFDocument[]> =>
  Promise.all(
    documents.map(({ bytes }) =>
      PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest }),
    ),
  );

/**
 * Puts the pages of other documents after those of a document, as they are.
 * @returns how many they are
 */
export function appendDocuments(context: PDFContext, documents: readonly PDFDocument[]): number {
  const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
  const parent = catalog.get(name('Pages'));
  if (!(parent instanceof PDFRef)) throw new Error('A document has a list of pages');
  const refs = documents.flatMap((document) => copied(context, document, parent));
  if (refs.length === 0) return 0;
  const pages = context.lookup(parent, PDFDict).clone(context);
  const kids = pages.lookup(name('Kids'), PDFArray).asArray();
  pages.set(name('Kids'), context.obj([...kids, ...refs]));
  pages.set(name('Count'), context.obj(pages.lookup(name('Count'), PDFNumber).asNumber() + refs.length));
  context.assign(parent, pages);
  return refs.length;
}

function copied(context: PDFContext, document: PDFDocument, parent: PDFRef): readonly PDFRef[] {
  const copier = PDFObjectCopier.for(document.context, context);
  return document.getPages().map(({ node }) => {
    const page = copier.copy(node);
    page.set(name('Parent'), parent);
    // Its tags stay behind.
    page.delete(name('StructParents'));
    return context.register(page);
  });
}
