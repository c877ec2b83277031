import { deflateSync } from 'node:zlib';
import {
  PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  PDFRef,
} from 'pdf-lib';
import type { DrawnPage } from '../drawn/paginate.js';
import { sheet } from '../drawn/paginate.js';
import type { Structure, Tag } from '../drawn/tag.js';
import type { EmbeddedFonts } from '../text/embedded-font.js';
import { type SealPlace, reserveSeal } from '../seal/reserve-seal.js';
import { appendDocuments } from './append-documents.js';
import { writePdf } from './write-pdf.js';

export interface DocumentProperties {
  readonly title: string;
  readonly language: string;
  /** ISO 8601 UTC; left out where nothing was signed, so that the same answers give the same bytes. */
  readonly createdAt?: string | undefined;
  readonly seal?: SealPlace | undefined;
  /** Their pages follow. */
  readonly documents?: readonly PDFDocument[] | undefined;
}

/** Puts drawn pages together into a tagged document that says its title and language. */
export function assemble(
  context: PDFContext,
  fonts: EmbeddedFonts,
  structure: Structure,
  pages: readonly DrawnPage[],
  properties: DocumentProperties,
): Uint8Array {
  buildCatalog(context, fonts, structure, pages, properties);
  appendDocuments(context, properties.documents ?? []);
  const bytes = writePdf(context);
  return properties.seal ? reserveSeal(bytes, context, properties.seal) : bytes;
}

interface BuiltDocument {
  readonly refs: readonly PDFRef[];
  readonly pieces: readonly PDFRef[];
  readonly tagRefs: ReadonlyMap<Tag, PDFRef>;
}

export function buildCatalog(
  context: PDFContext,
  fonts: EmbeddedFonts,
  structure: Structure,
  pages: readonly DrawnPage[],
  properties: DocumentProperties,
): BuiltDocument {
  const parent = context.nextRef();
  const refs = pages.map(() => context.nextRef());
  pages.forEach((page, index) => {
    const ref = refs[index];
    if (ref) context.assign(ref, pageDict(context, page, parent, page.index));
  });
  context.assign(parent, context.obj({ Type: 'Pages', Kids: refs, Count: refs.length }));
  fonts.write();
  const { tree, pieces, tagRefs } = structure.write(context, refs);
  const catalog = context.obj({
    Type: 'Catalog',
    Pages: parent,
    MarkInfo: { Marked: true },
    ViewerPreferences: { DisplayDocTitle: true },
    StructTreeRoot: tree,
    Metadata: metadata(context, properties),
  });
  catalog.set(PDFName.of('Lang'), PDFString.of(properties.language));
  context.trailerInfo.Root = context.register(catalog);
  context.trailerInfo.Info = information(context, properties);
  return { refs, pieces, tagRefs };
}

/** Title and language of a document that others made, and who made it what it is. */
export function setProperties(context: PDFContext, properties: DocumentProperties): void {
  const root = context.trailerInfo.Root;
  if (!(root instanceof PDFRef)) throw new Error('A document has a catalog');
  const catalog = context.lookup(root, PDFDict).clone(context);
  catalog.set(PDFName.of('ViewerPreferences'), context.obj({ DisplayDocTitle: true }));
  catalog.set(PDFName.of('Metadata'), metadata(context, properties));
  if (!catalog.has(PDFName.of('Lang'))) catalog.set(PDFName.of('Lang'), PDFString.of(properties.language));
  context.assign(root, catalog);
  context.trailerInfo.Info = information(context, properties);
}

/** @param number of its list of tagged pieces in the parent tree */
export function pageDict(context: PDFContext, page: DrawnPage, parent: PDFRef, number: number): PDFDict {
  const content = deflateSync(page.marks.bytes());
  const stream = PDFRawStream.of(context.obj({ Filter: 'FlateDecode', Length: content.length }), content);
  return context.obj({
    Type: 'Page',
    Parent: parent,
    MediaBox: [0, 0, sheet.width, sheet.height],
    Resources: { Font: Object.fromEntries(page.marks.fonts), XObject: Object.fromEntries(page.marks.images) },
    Contents: context.register(stream),
    StructParents: number,
    Tabs: 'S',
  });
}

function information(context: PDFContext, { title, createdAt }: DocumentProperties): PDFRef {
  const info = context.obj({});
  info.set(PDFName.of('Title'), PDFHexString.fromText(title));
  info.set(PDFName.of('Producer'), PDFString.of('Firstday'));
  if (createdAt)
    info.set(PDFName.of('CreationDate'), PDFString.of(`D:${createdAt.replace(/\D/g, '').slice(0, 14)}Z`));
  return context.register(info);
}

function metadata(context: PDFContext, { title, language }: DocumentProperties): PDFRef {
  const xml = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title><dc:language><rdf:Bag><rdf:li>${escaped(language)}</rdf:li></rdf:Bag></dc:language></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
  const bytes = Buffer.from(xml, 'utf8');
  return context.register(
    PDFRawStream.of(context.obj({ Type: 'Metadata', Subtype: 'XML', Length: bytes.length }), bytes),
  );
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
