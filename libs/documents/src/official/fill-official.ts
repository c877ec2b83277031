import type { FilledBox, OfficialBox, OfficialPdf, OfficialPlace, Signature } from '@firstday/forms';
import { usDate } from '@firstday/forms/engine';
import type { PDFContext } from 'pdf-lib';
import type { DrawingOptions, DrawnFile } from '../drawn/draw-form.js';
import { writePdf } from '../file/write-pdf.js';
import { black, pen } from '../page/color.js';
import { embedInk } from '../page/embed-ink.js';
import { readInk } from '../page/read-ink.js';
import type { Rectangle } from '../page/marks.js';
import { reserveSeal } from '../seal/reserve-seal.js';
import { EmbeddedFonts } from '../text/embedded-font.js';
import { appendCorrections } from './append-corrections.js';
import type { FormWithCorrections } from './correction-blocks.js';
import { drawNote, strikeCheckbox } from './draw-note.js';
import { type StruckBox, struckBoxes } from './struck-boxes.js';
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

/** What was corrected, and of which form: an attachment says where it belongs. */
export interface Corrected {
  readonly entries: readonly StruckEntry[];
  readonly form: FormWithCorrections;
}

/**
 * Writes answers and signatures onto a copy of the official form. Nothing is added to it but what its boxes ask for;
 * corrections that its boxes have no room for stand on pages after it.
 */
export function fillOfficial(
  template: Template,
  form: OfficialPdf,
  boxes: readonly FilledBox[],
  signatures: readonly Signature[],
  { draft, seal, corrected }: DrawingOptions & { readonly corrected: Corrected },
): DrawnFile {
  const context = template.copy();
  const fonts = new EmbeddedFonts(context);
  const sheets = template.pages.map((page) => new OfficialSheet(context, page, fonts));
  if (draft) for (const { background: beneath } of sheets) watermark(beneath, 'DRAFT', letter);
  drawEmptyCheckboxes(template, sheets);
  const struck = struckBoxes(template, corrected.entries);
  /** Where something stands now: beside what was lined through. */
  const placeOf = (box: OfficialBox | OfficialPlace): BoxPosition => {
    const found = struck.get(boxKey(box));
    if (!found) return positionOf(template, box);
    return { ...found.spot, rectangle: found.rest, isShared: found.number === null };
  };
  for (const box of boxes) drawBox(placeOf(box), box, sheets);
  for (const place of form.signatures) {
    const signature = signatures.find(({ sectionId }) => sectionId === place.sectionId);
    if (!signature) continue;
    drawSignature(positionOf(template, place.signature), signature, sheets, context);
    drawText(placeOf(place.date), usDate(signature.signedOn), sheets);
  }
  for (const box of struck.values()) drawStruck(box, sheets);
  for (const sheet of sheets) sheet.write();
  const listed = [...struck.values()].filter(({ number }) => number !== null);
  const appended = appendCorrections(context, fonts, listed, corrected.form, draft);
  fonts.write();
  const bytes = writePdf(context, template.frozen, appended.changed);
  return {
    bytes: seal ? reserveSeal(bytes, context, seal) : bytes,
    pages: template.pages.length + appended.pages,
  };
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

/** What stood in one box before, lined through, with who did it and when, or where that is listed. M-274, 8.0. */
function drawStruck({ spot, entries, notes }: StruckBox, sheets: readonly OfficialSheet[]): void {
  const sheet = sheetOf(sheets, spot);
  sheet.draw(tagOf(spot), () => {
    if (entries[0]?.isCheckbox) {
      drawCross(sheet, spot.rectangle);
      strikeCheckbox(sheet.marks, spot.rectangle);
    }
    for (const note of notes) drawNote(sheet.marks, note);
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

function drawFitted(sheet: OfficialSheet, { rectangle, field, isShared }: BoxPosition, text: string): void {
  const room = { width: rectangle.width - 2 * INSET, height: rectangle.height };
  const fitted = fit(text, 'regular', room, Math.min(LARGEST, rectangle.height * (isShared ? 0.92 : 0.74)));
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
