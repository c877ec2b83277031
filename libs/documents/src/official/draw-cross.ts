import type { Signature } from '@firstday/forms';
import type { PDFContext } from 'pdf-lib';
import { pen } from '../page/color.js';
import { embedInk } from '../page/embed-ink.js';
import type { Rectangle } from '../page/marks.js';
import { readInk } from '../page/read-ink.js';
import { fit, type FittedText, type Room } from '../text/fit.js';
import { shape } from '../text/shape.js';
import { type BoxPosition, sheetOf, tagOf } from './box-position.js';
import type { OfficialSheet } from './official-sheet.js';

const INSET = 2;
const LARGEST = 10;

/** An X that can be read back, as large as its square. */
export function drawCross(sheet: OfficialSheet, { x, y, width, height }: Rectangle): void {
  const line = shape('X', 'bold');
  const size = Math.min(width, height) * 1.2;
  const left = x + (width - (line.width * size) / 1000) / 2;
  sheet.marks.text(line, size, { x: left, y: y + (height - size * 0.714) / 2 }, pen);
}

/** @param floor the size below which a word is broken rather than made smaller */
export function drawText(
  spot: BoxPosition,
  text: string,
  sheets: readonly OfficialSheet[],
  floor?: number,
): void {
  const sheet = sheetOf(sheets, spot);
  sheet.draw(tagOf(spot), () => {
    if (isInCells(spot, text)) drawComb(sheet, spot, text);
    else drawFitted(sheet, spot, fitIn(spot, text, floor));
  });
}

/** Whether a text goes into a box of one character a cell. */
export const isInCells = ({ field }: BoxPosition, text: string): boolean =>
  Boolean(field?.comb && field.maxLength && [...text].length <= field.maxLength);

export const roomIn = ({ rectangle }: BoxPosition): Room => ({
  width: rectangle.width - 2 * INSET,
  height: rectangle.height,
});

/** A text as a box of one or more lines shows it. */
export const fitIn = (spot: BoxPosition, text: string, floor?: number): FittedText =>
  fit(
    text,
    'regular',
    roomIn(spot),
    Math.min(LARGEST, spot.rectangle.height * (spot.isShared ? 0.92 : 0.74)),
    floor,
  );

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

function drawFitted(sheet: OfficialSheet, { rectangle, field }: BoxPosition, fitted: FittedText): void {
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
export function signInBox(
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
