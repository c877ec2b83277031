import type { FilledBox, OfficialBox, OfficialPdf, OfficialPlace, Signature } from '@firstday/forms';
import { usDate } from '@firstday/forms/engine';
import type { DrawingOptions, DrawnFile } from '../drawn/draw-form.js';
import { writePdf } from '../file/write-pdf.js';
import { black, pen } from '../page/color.js';
import type { Rectangle } from '../page/marks.js';
import { reserveSeal } from '../seal/reserve-seal.js';
import { EmbeddedFonts } from '../text/embedded-font.js';
import { appendListing, type AttachedForm, type Listing } from './append-listing.js';
import { continuationBlocks } from './continuation-blocks.js';
import { continuedEntries } from './continued-entries.js';
import { correctionBlocks } from './correction-blocks.js';
import { drawCross, signInBox, drawText } from './draw-cross.js';
import { drawNote, LEGIBLE, strikeCheckbox } from './draw-note.js';
import { type StruckBox, struckBoxes } from './struck-boxes.js';
import { boxKey, type StruckEntry } from './struck-entries.js';
import { watermark } from '../page/watermark.js';
import { type BoxPosition, positionOf, sheetOf, tagOf } from './box-position.js';
import { OfficialSheet } from './official-sheet.js';
import type { Template } from './template.js';

/** What was corrected, and of which form: an attachment says where it belongs. */
export interface Corrected {
  readonly entries: readonly StruckEntry[];
  readonly form: AttachedForm;
}

/**
 * Writes answers and signatures onto a copy of the official form. Nothing is added to it but what its boxes ask for. Long
 * entries and corrections that its boxes have no room for are on pages after it.
 */
export function fillOfficial(
  template: Template,
  form: OfficialPdf,
  boxes: readonly FilledBox[],
  signatures: readonly Signature[],
  { mark, seal, corrected }: DrawingOptions & { readonly corrected: Corrected },
): DrawnFile {
  const context = template.copy();
  const fonts = new EmbeddedFonts(context);
  const sheets = template.pages.map((page) => new OfficialSheet(context, page, fonts));
  if (mark) for (const { background: beneath, size } of sheets) watermark(beneath, mark.toUpperCase(), size);
  drawEmptyCheckboxes(template, sheets);
  const struck = struckBoxes(template, corrected.entries);
  /** Where something stands now: beside what was lined through. */
  const placeOf = (box: OfficialBox | OfficialPlace): BoxPosition => {
    const found = struck.get(boxKey(box));
    if (!found) return positionOf(template, box);
    return { ...found.spot, rectangle: found.rest, isShared: found.number === null };
  };
  const continued = continuedEntries(boxes, placeOf);
  for (const box of boxes) {
    const entry = continued.get(box);
    if (entry) drawText(placeOf(box), entry.beginning, sheets, LEGIBLE);
    else drawBox(placeOf(box), box, sheets);
  }
  for (const place of form.signatures) {
    const signature = signatures.find(({ sectionId }) => sectionId === place.sectionId);
    if (!signature) continue;
    signInBox(positionOf(template, place.signature), signature, sheets, context);
    if (place.date) drawText(placeOf(place.date), usDate(signature.signedOn), sheets);
  }
  for (const box of struck.values()) drawStruck(box, sheets);
  for (const sheet of sheets) sheet.write();
  const listed = [...struck.values()].filter(({ number }) => number !== null);
  const listings: readonly (Listing & { readonly count: number })[] = [
    {
      count: continued.size,
      label: 'Continuation',
      blocks: (root) => continuationBlocks(corrected.form, [...continued.values()], root),
    },
    {
      count: listed.length,
      label: 'Corrections',
      blocks: (root) => correctionBlocks(corrected.form, listed, root),
    },
  ];
  const appended = listings
    .filter(({ count }) => count > 0)
    .map((listing) => appendListing(context, fonts, corrected.form, listing, mark));
  fonts.write();
  const changed = new Set(appended.flatMap(({ changed }) => [...changed]));
  const bytes = writePdf(context, template.frozen, changed);
  return {
    bytes: seal ? reserveSeal(bytes, context, seal) : bytes,
    pages: appended.reduce((sum, { pages }) => sum + pages, template.pages.length),
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
  if ('crossedOut' in box) return crossOut(sheet, spot.rectangle);
  sheet.draw(tagOf(spot), () => drawCross(sheet, spot.rectangle));
}

function crossOut({ marks }: OfficialSheet, { x, y, width, height }: Rectangle): void {
  const middle = y + height / 2;
  marks.marked('Span', '<< /ActualText (crossed out) >>', () =>
    marks.rule({ x, y: middle }, { x: x + width, y: middle }, pen, 1),
  );
}

/** What stood in one box before, lined through, with who did it and when, or where that is listed. M-274, 9.0. */
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
