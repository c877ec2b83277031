import type { FilledBox, OfficialBox, OfficialPdf, OfficialPlace, Signature } from '@firstday/forms';
import type { PDFContext } from 'pdf-lib';
import type { DrawingOptions } from '../drawn/draw-form.js';
import { writePdf } from '../file/write-pdf.js';
import { black, pen } from '../page/color.js';
import { embedInk } from '../page/embed-ink.js';
import { readInk } from '../page/read-ink.js';
import type { Rectangle } from '../page/marks.js';
import { reserveSeal } from '../seal/reserve-seal.js';
import { EmbeddedFonts } from '../text/embedded-font.js';
import { drawNote, drawStruckEntries, lowerPart, strikeCheckbox, upperPart } from './draw-struck-entries.js';
import { boxKey, type StruckEntry } from './struck-entries.js';
import { fit } from '../text/fit.js';
import { shape } from '../text/shape.js';
import { watermark } from '../page/watermark.js';
import { type BoxPosition, positionOf, sheetOf, tagOf } from './box-position.js';
import { OfficialSheet } from './official-sheet.js';
import type { Template } from './template.js';

const letter = { width: 612, height: 792 };
const INSET = 2;
const LARGEST = 10;

/** Writes answers and signatures onto a copy of the official form. Nothing is added to it but what its boxes ask for. */
export function fillOfficial(
  template: Template,
  form: OfficialPdf,
  boxes: readonly FilledBox[],
  signatures: readonly Signature[],
  { draft, seal, struck = [] }: DrawingOptions & { readonly struck?: readonly StruckEntry[] },
): Uint8Array {
  const context = template.copy();
  const fonts = new EmbeddedFonts(context);
  const sheets = template.pages.map((page) => new OfficialSheet(context, page, fonts));
  if (draft) for (const { background: beneath } of sheets) watermark(beneath, 'DRAFT', letter);
  drawEmptyCheckboxes(template, sheets);
  const isStruck = new Set(struck.map(({ box }) => boxKey(box)));
  /** Where something stands now: below what was lined through. */
  const placeOf = (box: OfficialBox | OfficialPlace): BoxPosition => {
    const spot = positionOf(template, box);
    return isStruck.has(boxKey(box)) ? { ...spot, rectangle: lowerPart(spot.rectangle) } : spot;
  };
  for (const box of boxes) drawBox('checked' in box ? positionOf(template, box) : placeOf(box), box, sheets);
  for (const place of form.signatures) {
    const signature = signatures.find(({ sectionId }) => sectionId === place.sectionId);
    if (!signature) continue;
    drawSignature(positionOf(template, place.signature), signature, sheets, context);
    drawText(placeOf(place.date), americanDate(signature.signedOn), sheets);
  }
  for (const key of isStruck)
    drawStruck(
      template,
      struck.filter(({ box }) => boxKey(box) === key),
      sheets,
    );
  for (const sheet of sheets) sheet.write();
  fonts.write();
  const bytes = writePdf(context, template.frozen);
  return seal ? reserveSeal(bytes, context, seal) : bytes;
}

/** Some squares are printed by the page and some by their field, which is gone: the sheet keeps them all. */
function drawEmptyCheckboxes(template: Template, sheets: readonly OfficialSheet[]): void {
  for (const field of template.fields) {
    if (!field.outlined) continue;
    const { x, y, width, height } = field.rectangle;
    const square = { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1 };
    sheets[field.page - 1]?.marks.marked('Artifact', '', () =>
      sheets[field.page - 1]?.marks.box(square, black, 1),
    );
  }
}

function drawBox(spot: BoxPosition, box: FilledBox, sheets: readonly OfficialSheet[]): void {
  if ('text' in box) return drawText(spot, box.text, sheets);
  const sheet = sheetOf(sheets, spot);
  sheet.draw(tagOf(spot), () => drawCross(sheet, spot.rectangle));
}

/** What stood in one box before, lined through, with who did it and when. M-274, 8.0. */
function drawStruck(
  template: Template,
  entries: readonly StruckEntry[],
  sheets: readonly OfficialSheet[],
): void {
  const [first] = entries;
  if (!first) return;
  const spot = positionOf(template, first.box);
  const sheet = sheetOf(sheets, spot);
  sheet.draw(tagOf(spot), () => {
    if (!first.isCheckbox) return drawStruckEntries(sheet.marks, upperPart(spot.rectangle), entries);
    drawCross(sheet, spot.rectangle);
    strikeCheckbox(sheet.marks, spot.rectangle);
    const above = { ...spot.rectangle, y: spot.rectangle.y + spot.rectangle.height, width: 60, height: 5 };
    const notes = [...new Set(entries.map(({ note }) => note))].join(', ');
    drawNote(sheet.marks, first.box.note ?? above, notes);
  });
}

/** An X that can be read back, as large as its square. */
function drawCross(sheet: OfficialSheet, { x, y, width, height }: Rectangle): void {
  const line = shape('X', 'bold');
  const size = Math.min(width, height) * 1.2;
  const left = x + (width - (line.width * size) / 1000) / 2;
  sheet.marks.text(line, size, { x: left, y: y + (height - size * 0.714) / 2 }, pen);
}

function drawText(spot: BoxPosition, text: string, sheets: readonly OfficialSheet[]): void {
  const sheet = sheetOf(sheets, spot);
  const { field } = spot;
  sheet.draw(tagOf(spot), () => {
    if (field?.comb && field.maxLength && [...text].length <= field.maxLength) drawComb(sheet, spot, text);
    else drawFitted(sheet, spot, text);
  });
}

/** One character in the middle of each cell. */
function drawComb(sheet: OfficialSheet, { rectangle, field }: BoxPosition, text: string): void {
  const cell = rectangle.width / (field?.maxLength ?? 1);
  const size = Math.min(LARGEST, rectangle.height);
  [...text].forEach((character, index) => {
    const line = shape(character, 'regular');
    const x = rectangle.x + cell * index + (cell - (line.width * size) / 1000) / 2;
    sheet.marks.text(line, size, { x, y: baseline(rectangle, size) }, pen);
  });
}

function drawFitted(sheet: OfficialSheet, { rectangle, field }: BoxPosition, text: string): void {
  const room = { width: rectangle.width - 2 * INSET, height: rectangle.height };
  const fitted = fit(text, 'regular', room, Math.min(LARGEST, rectangle.height * 0.74));
  const multiline = (field?.multiline ?? false) && rectangle.height > 40;
  const block = fitted.leading * (fitted.lines.length - 1);
  const first = multiline
    ? rectangle.y + rectangle.height - fitted.size * 1.1
    : baseline(rectangle, fitted.size) + block / 2;
  fitted.lines.forEach((line, index) => {
    sheet.marks.text(line, fitted.size, { x: rectangle.x + INSET, y: first - index * fitted.leading }, pen);
  });
}

/**
 * The signature is drawn, typed or by hand, in the box that the form has for it: text typed into the PDF's own signature
 * field would be no electronic signature. The evidence is in the signing certificate, a file of its own.
 */
function drawSignature(
  spot: BoxPosition,
  signature: Signature,
  sheets: readonly OfficialSheet[],
  context: PDFContext,
): void {
  const sheet = sheetOf(sheets, spot);
  sheet.draw(tagOf(spot), () => {
    const ink = signature.method === 'drawn' && signature.image ? readInk(signature.image) : null;
    if (ink)
      sheet.marks.image(
        `Ink${signature.sectionId}`,
        embedInk(context, ink, pen),
        within(spot.rectangle, ink),
      );
    else drawTypedName(sheet, spot.rectangle, signature.name);
  });
}

function drawTypedName(sheet: OfficialSheet, rectangle: Rectangle, name: string): void {
  const room = { width: rectangle.width - 2 * INSET, height: rectangle.height };
  const { lines, size, leading } = fit(name, 'signature', room, Math.min(18, rectangle.height * 0.95), 7);
  const first = rectangle.y + rectangle.height * 0.24 + leading * (lines.length - 1);
  lines.forEach((line, index) => {
    sheet.marks.text(line, size, { x: rectangle.x + INSET, y: first - index * leading }, pen);
  });
}

/** As large as the box allows, standing on its lower edge at the left. */
function within({ x, y, width, height }: Rectangle, picture: { width: number; height: number }): Rectangle {
  const scale = Math.min((width - 2 * INSET) / picture.width, (height * 1.05) / picture.height);
  return { x: x + INSET, y, width: picture.width * scale, height: picture.height * scale };
}

/** Capitals stand in the middle of the box; their height is 0.714 of the size in every face used here. */
function baseline({ y, height }: Rectangle, size: number): number {
  return y + (height - size * 0.714) / 2;
}

function americanDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-');
  return `${month}/${day}/${year}`;
}
