import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
  type PDFContext,
  type PDFDocument,
} from 'pdf-lib';
import type { Rectangle } from '../page/marks.js';

/** One box of an official form: a field's widget, where it stands and what its field allows. */
export interface OfficialField {
  /** The field's full AcroForm name. Two widgets may share it (I-9: `Document Title 1` on pages 1 and 4). */
  readonly name: string;
  /** Counted from 1. */
  readonly page: number;
  readonly rectangle: Rectangle;
  readonly kind: 'text' | 'checkbox';
  /** Its square is drawn by the field itself and not by the page. */
  readonly outlined: boolean;
  readonly multiline: boolean;
  /** One character a cell, `maxLength` cells. */
  readonly comb: boolean;
  readonly maxLength: number | null;
  /** The structure element that stood for the widget. */
  readonly tag: PDFRef | null;
}

export interface OfficialWidget extends OfficialField {
  readonly widget: PDFRef;
}

const MULTILINE = 1 << 12;
const COMB = 1 << 24;

/** All boxes, read from the form itself, so that no coordinate is kept beside it. */
export function readOfficialFields(document: PDFDocument, pages: readonly PDFRef[]): OfficialWidget[] {
  const { context, catalog } = document;
  const form = catalog.lookup(PDFName.of('AcroForm'), PDFDict);
  const tags = tagsByWidget(context);
  const pageOf = pageByWidget(context, pages);
  return widgets(form.lookup(PDFName.of('Fields'), PDFArray), '').map(({ ref, dict, path }) => {
    const kind = inherited(dict, 'FT', PDFName) === PDFName.of('Btn') ? 'checkbox' : 'text';
    const border = dict.lookupMaybe(PDFName.of('MK'), PDFDict)?.lookupMaybe(PDFName.of('BC'), PDFArray);
    const flags = inherited(dict, 'Ff', PDFNumber)?.asNumber() ?? 0;
    return {
      name: path,
      page: pageOf.get(ref) ?? 0,
      rectangle: dict.lookup(PDFName.of('Rect'), PDFArray).asRectangle(),
      kind,
      outlined: kind === 'checkbox' && ((border?.size() ?? 0) > 0 || strokesWhenOff(dict)),
      multiline: (flags & MULTILINE) !== 0,
      comb: (flags & COMB) !== 0,
      maxLength: inherited(dict, 'MaxLen', PDFNumber)?.asNumber() ?? null,
      widget: ref,
      tag: tags.get(ref) ?? null,
    };
  });
}

/** Forms of New York draw the square in what an empty box looks like. */
function strokesWhenOff(widget: PDFDict): boolean {
  const looks = widget.lookupMaybe(PDFName.of('AP'), PDFDict)?.lookup(PDFName.of('N'));
  const off = looks instanceof PDFDict ? looks.lookup(PDFName.of('Off')) : undefined;
  if (!(off instanceof PDFRawStream)) return false;
  const operators = Buffer.from(decodePDFRawStream(off).decode()).toString('latin1');
  return /(?:^|\s)[SsBb]\*?(?:\s|$)/.test(operators);
}

interface Widget {
  readonly ref: PDFRef;
  readonly dict: PDFDict;
  readonly path: string;
}

/** Walks fields and their kids; a kid without a name of its own is another widget of its parent. */
function widgets(fields: PDFArray, parent: string): Widget[] {
  return fields.asArray().flatMap((ref, index) => {
    if (!(ref instanceof PDFRef)) return [];
    const dict = fields.lookup(index, PDFDict);
    const own = partialName(dict);
    const path = own === null ? parent : parent === '' ? own : `${parent}.${own}`;
    const kids = dict.lookupMaybe(PDFName.of('Kids'), PDFArray);
    return kids ? widgets(kids, path) : [{ ref, dict, path }];
  });
}

function partialName(dict: PDFDict): string | null {
  const text = dict.lookup(PDFName.of('T'));
  return text instanceof PDFString || text instanceof PDFHexString ? text.decodeText() : null;
}

function inherited(dict: PDFDict, key: string, type: typeof PDFNumber): PDFNumber | undefined;
function inherited(dict: PDFDict, key: string, type: typeof PDFName): PDFName | undefined;
function inherited(dict: PDFDict, key: string, type: typeof PDFNumber | typeof PDFName) {
  for (let node: PDFDict | undefined = dict; node; node = node.lookupMaybe(PDFName.of('Parent'), PDFDict)) {
    const value = node.lookup(PDFName.of(key));
    if (value instanceof type) return value;
  }
  return undefined;
}

function pageByWidget(context: PDFContext, pages: readonly PDFRef[]): Map<PDFRef, number> {
  const found = new Map<PDFRef, number>();
  pages.forEach((page, index) => {
    const annotations = context.lookup(page, PDFDict).lookupMaybe(PDFName.of('Annots'), PDFArray);
    for (const ref of annotations?.asArray() ?? []) if (ref instanceof PDFRef) found.set(ref, index + 1);
  });
  return found;
}

/** PDF 32000-1, 14.7.4.3: a tag refers to a widget by an object reference in its K. */
function tagsByWidget(context: PDFContext): Map<PDFRef, PDFRef> {
  const found = new Map<PDFRef, PDFRef>();
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue;
    const kid = object.lookup(PDFName.of('K'));
    const child = kid instanceof PDFDict ? kid.get(PDFName.of('Obj')) : undefined;
    if (child instanceof PDFRef) found.set(child, ref);
  }
  return found;
}
