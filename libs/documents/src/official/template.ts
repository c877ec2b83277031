import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFStream,
  type PDFObject,
} from 'pdf-lib';
import { freeze, type FrozenObjects } from '../file/write-pdf.js';
import { readOfficialFields, type OfficialField, type OfficialWidget } from './official-field.js';

export interface TemplatePage {
  readonly ref: PDFRef;
  /** The page's list of tagged pieces, in which what is filled in gets its place. */
  readonly tagged: PDFRef | null;
}

/** An official form without its form machinery: the printed sheet, and where each field stood. */
export interface Template {
  readonly pages: readonly TemplatePage[];
  readonly fields: readonly OfficialField[];
  /** A new document of the same sheet; what it changes, the template does not see. */
  copy(): PDFContext;
  /** All that filling leaves as it is, written once. */
  readonly frozen: FrozenObjects;
}

const name = (text: string) => PDFName.of(text);

export async function openTemplate(bytes: Uint8Array): Promise<Template> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context, catalog } = document;
  const refs = document.getPages().map((page) => page.ref);
  const fields = readOfficialFields(document, refs);
  for (const ref of refs) {
    dropWidgets(context.lookup(ref, PDFDict), fields);
    embedSpaces(context.lookup(ref, PDFDict));
  }
  detachFromTags(context);
  const pages = refs.map((ref) => ({ ref, tagged: taggedPieces(context, catalog, ref) }));
  // XFA, scripts and usage rights speak of a form that is no longer one: /Perms left in place makes Acrobat warn.
  // Its metadata claim PDF/UA-1, which nobody has checked of what is filled in.
  for (const entry of ['AcroForm', 'Metadata', 'Perms', 'OpenAction', 'AA', 'Extensions', 'NeedsRendering'])
    catalog.delete(name(entry));
  catalog.lookupMaybe(name('Names'), PDFDict)?.delete(name('JavaScript'));
  const objects = reachableObjects(context);
  const changing = new Set<PDFRef | null>([
    ...refs,
    ...pages.map(({ tagged }) => tagged),
    ...fields.map(({ tag }) => tag),
  ]);
  const frozen = freeze(
    context,
    [...objects].filter(([ref]) => !changing.has(ref)),
  );
  return { pages, fields, frozen, copy: () => copyOf(context, objects) };
}

/**
 * Form I-9 sets spaces, and nothing else, in Times-Roman, which is not in the file. Its own Times New Roman has the same space:
 * a finished document has all its fonts in it.
 */
function embedSpaces(page: PDFDict): void {
  const fonts = page.lookupMaybe(name('Resources'), PDFDict)?.lookupMaybe(name('Font'), PDFDict);
  if (!fonts) return;
  const entries = fonts.entries().map(([key, value]) => ({ key, value, font: fonts.lookup(key, PDFDict) }));
  const standIn = entries.find(({ font }) => isSimple(font) && nameOf(font).endsWith('TimesNewRomanPSMT'));
  for (const { key, font } of entries)
    if (standIn && nameOf(font) === 'Times-Roman') fonts.set(key, standIn.value);
}

const isSimple = (font: PDFDict): boolean => font.get(name('Subtype')) === name('TrueType');
const nameOf = (font: PDFDict): string => font.lookup(name('BaseFont'), PDFName).decodeText();

/** Links stay; fields go. */
function dropWidgets(page: PDFDict, fields: readonly OfficialWidget[]): void {
  const annotations = page.lookupMaybe(name('Annots'), PDFArray);
  page.delete(name('AA'));
  if (!annotations) return;
  const widgets = new Set(fields.map((field) => field.widget));
  const kept = annotations.asArray().filter((entry) => !(entry instanceof PDFRef && widgets.has(entry)));
  if (kept.length === 0) page.delete(name('Annots'));
  else page.set(name('Annots'), page.context.obj(kept));
}

/**
 * A tag lets go of its widget, and stays, empty, until the field is filled: else the widget and its scripts would remain
 * in the file. Form I-9 has tags of widgets that are on no page and in no field.
 */
function detachFromTags(context: PDFContext): void {
  for (const [, tag] of context.enumerateIndirectObjects()) {
    if (!(tag instanceof PDFDict)) continue;
    const kids = tag.lookup(name('K'));
    if (kids instanceof PDFDict && isWidgetReference(kids)) tag.delete(name('K'));
    if (!(kids instanceof PDFArray)) continue;
    const kept = kids.asArray().filter((kid) => !isWidgetReference(context.lookup(kid)));
    if (kept.length < kids.size()) tag.set(name('K'), context.obj(kept));
  }
}

/** PDF 32000-1, 14.7.4.3: an object reference in a tag. */
function isWidgetReference(kid: PDFObject | undefined): boolean {
  if (!(kid instanceof PDFDict)) return false;
  const object = kid.lookup(name('Obj'));
  return object instanceof PDFDict && object.get(name('Subtype')) === name('Widget');
}

/** PDF 32000-1, 14.7.4.4: the parent tree maps a page's number to the tags of its marked pieces. */
export function taggedPieces(context: PDFContext, catalog: PDFDict, page: PDFRef): PDFRef | null {
  const number = context.lookup(page, PDFDict).lookupMaybe(name('StructParents'), PDFNumber)?.asNumber();
  const root = catalog.lookupMaybe(name('StructTreeRoot'), PDFDict);
  const tree = root?.lookupMaybe(name('ParentTree'), PDFDict);
  if (number === undefined || !tree) return null;
  for (const numbers of numberLists(tree)) {
    const at = numbers.asArray().findIndex((key, index) => index % 2 === 0 && isNumber(key, number));
    if (at === -1) continue;
    const pieces = numbers.lookupMaybe(at + 1, PDFArray);
    if (!pieces) return null;
    const ref = context.register(pieces);
    numbers.set(at + 1, ref);
    return ref;
  }
  return null;
}

export function numberLists(node: PDFDict): PDFArray[] {
  const own = node.lookupMaybe(name('Nums'), PDFArray);
  const children = node.lookupMaybe(name('Kids'), PDFArray);
  const below = children ? children.asArray().map((_, index) => children.lookup(index, PDFDict)) : [];
  return [...(own ? [own] : []), ...below.flatMap(numberLists)];
}

function isNumber(object: PDFObject, value: number): boolean {
  return object instanceof PDFNumber && object.asNumber() === value;
}

/** Everything that the catalog and the document's properties still lead to: no orphan of the old form is carried along. */
export function reachableObjects(context: PDFContext): Map<PDFRef, PDFObject> {
  const found = new Map<PDFRef, PDFObject>();
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root, context.trailerInfo.Info];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (object instanceof PDFRef) {
      if (found.has(object)) continue;
      const target = context.lookup(object);
      if (!target) continue;
      found.set(object, target);
      waiting.push(target);
    } else if (object instanceof PDFStream) waiting.push(object.dict);
    else if (object instanceof PDFDict) waiting.push(...object.values());
    else if (object instanceof PDFArray) waiting.push(...object.asArray());
  }
  return found;
}

export function copyOf(context: PDFContext, objects: ReadonlyMap<PDFRef, PDFObject>): PDFContext {
  const copy = PDFContext.create();
  for (const [ref, object] of objects) copy.assign(ref, object);
  copy.largestObjectNumber = context.largestObjectNumber;
  copy.trailerInfo.Root = context.trailerInfo.Root;
  copy.trailerInfo.Info = context.trailerInfo.Info;
  copy.trailerInfo.ID = context.trailerInfo.ID;
  return copy;
}
