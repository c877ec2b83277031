import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, PDFRef, type PDFObject } from 'pdf-lib';
import type { Rectangle } from '../page/marks.js';
import { boxOn, inherited, isPlain, placed, type Matrix, type PagePlacement } from './page-placement.js';
import { widgetAppearance, isHidden, isPrinted, offLookOf, widgetOf, type Widget } from './widget-of.js';

const name = (text: string) => PDFName.of(text);

/** What is seen of a page that is not in its content: drawn into it, since nothing but the print stays. */
interface Fixture {
  readonly operators: string;
  readonly picture?: readonly [key: string, ref: PDFObject];
}

/** What a page may keep (PDF 32000-1, table 30): what is printed, and the tags. */
const kept = ['Type', 'Contents', 'StructParents', 'Group'];
/** Annotations that are print in all but name. */
const printed = ['FreeText', 'Stamp', 'Ink', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Highlight'];

/**
 * Makes of a page the print alone, upright in its own corner, and answers the boxes of the form that were on it.
 * @param most boxes, as many as are of interest
 */
export function cleanPage(
  page: PDFDict,
  number: number,
  placement: PagePlacement,
  parent: PDFRef,
): readonly Widget[] {
  const annotations = annotationsOf(page);
  const widgets: Widget[] = [];
  const fixtures: Fixture[] = [];
  for (const [at, dict] of annotations.entries()) {
    if (isHidden(dict)) continue;
    const isWidget = dict.lookup(name('Subtype')) === name('Widget');
    const widget = isWidget && !isPrinted(dict) ? widgetOf(dict, number, placement) : null;
    const subtype = dict.lookup(name('Subtype'));
    if (widget) {
      widgets.push(widget);
      fixtures.push(...emptyLookOf(dict, widget, `Box${at}`));
    } else if (isWidget || (subtype instanceof PDFName && printed.includes(subtype.decodeText())))
      fixtures.push(...flattened(dict, `Print${at}`));
  }
  strip(page, placement, parent);
  addContent(page, placement, fixtures);
  return widgets;
}

function annotationsOf(page: PDFDict): readonly PDFDict[] {
  const list = page.lookup(name('Annots'));
  if (!(list instanceof PDFArray)) return [];
  return list.asArray().flatMap((_, at) => {
    const dict = list.lookup(at);
    return dict instanceof PDFDict ? [dict] : [];
  });
}

function strip(page: PDFDict, { width, height }: PagePlacement, parent: PDFRef): void {
  const resources = inherited(page, 'Resources');
  for (const key of page.keys()) if (!kept.includes(key.decodeText())) page.delete(key);
  const own = resources instanceof PDFDict ? resources.clone(page.context) : page.context.obj({});
  page.set(name('Type'), name('Page'));
  page.set(name('Resources'), own);
  page.set(name('MediaBox'), page.context.obj([0, 0, rounded(width), rounded(height)]));
  page.set(name('Parent'), parent);
}

function addContent(page: PDFDict, placement: PagePlacement, fixtures: readonly Fixture[]): void {
  if (isPlain(placement) && fixtures.length === 0) return;
  const { context } = page;
  const contents = page.get(name('Contents'));
  const target = page.lookup(name('Contents'));
  const streams: PDFObject[] = target instanceof PDFArray ? target.asArray() : contents ? [contents] : [];
  const before = `q ${placement.matrix.map(rounded).join(' ')} cm\nq\n`;
  const after = `\nQ\n${fixtures.map(({ operators }) => operators).join('\n')}\nQ\n`;
  const wrapped = [before, after].map((text) => context.register(context.stream(text)));
  const [first, last] = wrapped;
  if (!first || !last) return;
  page.set(name('Contents'), context.obj([first, ...streams, last]));
  const pictures = fixtures.flatMap(({ picture }) => (picture ? [picture] : []));
  if (pictures.length === 0) return;
  const resources = page.lookup(name('Resources'), PDFDict);
  const known = resources.lookup(name('XObject'));
  const objects = known instanceof PDFDict ? known.clone(context) : context.obj({});
  for (const [key, ref] of pictures) objects.set(name(key), ref);
  resources.set(name('XObject'), objects);
}

/** How a box looks before anything is entered: its own square or circle, else its border. */
function emptyLookOf(dict: PDFDict, widget: Widget, key: string): readonly Fixture[] {
  const isCrossed = widget.type === 'check' || widget.type === 'radio';
  const off = isCrossed ? offLookOf(dict) : null;
  const look = off ? flattenedLook(dict, off, key) : [];
  return look.length > 0 ? look : outlineOf(dict, widget);
}

/** Some squares are printed by the page and some by their field, which goes: the sheet keeps them all. */
function outlineOf(dict: PDFDict, { type }: Widget): readonly Fixture[] {
  const look = dict.lookup(name('MK'));
  const color = look instanceof PDFDict ? look.lookup(name('BC')) : undefined;
  const box = boxOn(dict.lookup(name('Rect')));
  if (!(color instanceof PDFArray) || color.size() === 0 || !box || type === 'button') return [];
  const { x, y, width, height } = box;
  const sides = [x + 0.5, y + 0.5, width - 1, height - 1].map(rounded).join(' ');
  return [{ operators: `/Artifact BMC q 0 G 1 w ${sides} re S Q EMC` }];
}

/** PDF 32000-1, 12.5.5: the appearance's box, turned as it says, fills the annotation's rectangle. */
function flattened(dict: PDFDict, key: string): readonly Fixture[] {
  const look = widgetAppearance(dict);
  return look ? flattenedLook(dict, look, key) : [];
}

function flattenedLook(dict: PDFDict, look: PDFRawStream, key: string): readonly Fixture[] {
  const rectangle = boxOn(dict.lookup(name('Rect')));
  const box = boxOn(look.dict.lookup(name('BBox')));
  if (!box || !rectangle) return [];
  const turned = placed(box, matrixOf(look));
  if (turned.width === 0 || turned.height === 0) return [];
  const ref = dict.context.getObjectRef(look);
  if (!ref) return [];
  const matrix = fitting(turned, rectangle).map(rounded).join(' ');
  return [{ operators: `/Artifact BMC q ${matrix} cm /${key} Do Q EMC`, picture: [key, ref] }];
}

function fitting(from: Rectangle, to: Rectangle): Matrix {
  const [across, up] = [to.width / from.width, to.height / from.height];
  return [across, 0, 0, up, to.x - from.x * across, to.y - from.y * up];
}

function matrixOf({ dict }: PDFRawStream): Matrix {
  const matrix = dict.lookup(name('Matrix'));
  if (!(matrix instanceof PDFArray)) return [1, 0, 0, 1, 0, 0];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix.asArray().map((_, at) => {
    const number = matrix.lookup(at);
    return number instanceof PDFNumber ? number.asNumber() : 0;
  });
  return [a, b, c, d, e, f];
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
