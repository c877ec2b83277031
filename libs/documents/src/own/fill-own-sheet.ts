import type { FormBox } from '@firstday/domain';
import type { Answers, Signature } from '@firstday/forms';
import { usDate } from '@firstday/forms/engine';
import { PDFHexString, PDFName, type PDFContext, type PDFRef } from 'pdf-lib';
import { documentLabels } from '../drawn/document-labels.js';
import type { DrawingOptions, DrawnFile } from '../drawn/draw-form.js';
import type { FormToDraw } from '../drawn/form-blocks.js';
import { printedText } from '../drawn/print-context.js';
import { appendDocuments } from '../file/append-documents.js';
import { setProperties } from '../file/assemble.js';
import { writePdf } from '../file/write-pdf.js';
import { appendTags } from '../official/append-pages.js';
import { type BoxPosition, sheetOf } from '../official/box-position.js';
import { drawCross, signInBox, drawText } from '../official/draw-cross.js';
import { OfficialSheet } from '../official/official-sheet.js';
import { watermark } from '../page/watermark.js';
import { reserveSeal } from '../seal/reserve-seal.js';
import { EmbeddedFonts } from '../text/embedded-font.js';
import { appendUnshown } from './append-unshown.js';
import { combTexts } from './comb-texts.js';
import type { OwnTemplate } from './own-template.js';
import { contentOf } from './box-content.js';

interface Filling {
  readonly form: FormToDraw;
  readonly template: OwnTemplate;
  readonly context: PDFContext;
  readonly sheets: readonly OfficialSheet[];
  /** Of what was filled in, in its order. */
  readonly tags: PDFRef[];
}

/**
 * Writes answers and signatures into the boxes of an account's own PDF. What has no box there, and what was declared and signed,
 * follows on pages after it: nothing that was answered is missing.
 */
export function fillOwnSheet(
  template: OwnTemplate,
  boxes: readonly FormBox[],
  form: FormToDraw,
  { mark, seal, documents = [] }: DrawingOptions,
): DrawnFile {
  const context = template.copy();
  const fonts = new EmbeddedFonts(context);
  const sheets = template.pages.map((page) => new OfficialSheet(context, page, fonts));
  if (mark) markSheets(template, sheets, documentLabels(form.locale)[mark]);
  const filling: Filling = { form, template, context, sheets, tags: [] };
  for (const same of byField(boxes.filter((box) => isOnSheet(template, box)))) fillBoxes(filling, same);
  for (const sheet of sheets) sheet.write();
  if (filling.tags.length > 0) appendTags(context, filling.tags);
  const appended = appendUnshown(context, fonts, form, boxes, mark);
  const more = appendDocuments(context, documents);
  fonts.write();
  setProperties(context, {
    title: printedText(form, form.edition.title),
    language: form.locale,
    createdAt: lastSigned(form.signatures),
  });
  const bytes = writePdf(context, template.frozen, appended.changed);
  return {
    bytes: seal ? reserveSeal(bytes, context, seal) : bytes,
    pages: template.pages.length + appended.pages + more,
  };
}

const lastSigned = (signatures: readonly Signature[]): string | undefined =>
  signatures
    .map(({ signedAt }) => signedAt)
    .sort()
    .at(-1);

function markSheets(template: OwnTemplate, sheets: readonly OfficialSheet[], word: string): void {
  sheets.forEach(({ background }, at) => {
    const size = template.sizes[at];
    if (size) watermark(background, word, size);
  });
}

const isOnSheet = ({ pages }: OwnTemplate, { page }: FormBox): boolean => page <= pages.length;

/** Boxes of one answer together: they may share its characters. */
function byField(boxes: readonly FormBox[]): Iterable<readonly FormBox[]> {
  const groups = new Map<string, FormBox[]>();
  for (const box of boxes) {
    const key = [box.shows, box.field, box.part, box.option, box.section].join('|');
    groups.set(key, [...(groups.get(key) ?? []), box]);
  }
  return groups.values();
}

function fillBoxes(filling: Filling, boxes: readonly FormBox[]): void {
  const [first] = boxes;
  if (!first) return;
  const { edition, answers, signatures } = filling.form;
  const signature = signatures.find(({ sectionId }) => sectionId === first.section);
  if (first.shows === 'answer') fillAnswer(filling, boxes, answers);
  else if (!signature) return;
  else if (first.shows === 'signature')
    for (const box of boxes)
      signInBox(positionOf(filling, box, signature.name), signature, filling.sheets, filling.context);
  else
    write(
      filling,
      boxes,
      first.shows === 'signer' ? signature.name : usDate(signature.signedOn),
      edition.shortName.en,
    );
}

function fillAnswer(filling: Filling, boxes: readonly FormBox[], answers: Answers): void {
  const [first] = boxes;
  const { edition } = filling.form;
  const content = first && contentOf(first, edition, answers);
  if (!content) return;
  if ('text' in content) return write(filling, boxes, content.text, labelOf(filling, first));
  for (const box of boxes) {
    const position = positionOf(filling, box, labelOf(filling, box));
    const sheet = sheetOf(filling.sheets, position);
    sheet.draw(position.field?.tag ?? null, () => drawCross(sheet, position.rectangle));
  }
}

function write(filling: Filling, boxes: readonly FormBox[], text: string, label: string): void {
  const texts = combTexts(text, boxes);
  boxes.forEach((box, at) => {
    const part = texts[at] ?? '';
    if (part !== '') drawText(positionOf(filling, box, `${label}: ${text}`), part, filling.sheets);
  });
}

function labelOf({ form }: Filling, { field, option }: FormBox): string {
  const found = form.edition.sections
    .flatMap(({ pages }) => pages.flatMap(({ fields }) => fields))
    .find(({ path }) => path === field);
  const chosen = found?.options?.find(({ value }) => value === option);
  return [found?.label, chosen?.label]
    .flatMap((label) => (label ? [printedText(form, label)] : []))
    .join(': ');
}

/** A box of ours as boxes of official forms are: what is drawn in it is told to a screen reader in its own tag. */
function positionOf(filling: Filling, box: FormBox, told: string): BoxPosition {
  const { page, x, y, width, height, comb, lines } = box;
  const rectangle = { x, y, width, height };
  return {
    page,
    rectangle,
    field: {
      name: box.field ?? box.shows,
      page,
      rectangle,
      kind: box.option === undefined ? 'text' : 'checkbox',
      outlined: false,
      multiline: lines === true,
      comb: comb !== undefined,
      maxLength: comb ?? null,
      tag: tagFor(filling, page, told),
    },
  };
}

/** None on a sheet that has no tags. */
function tagFor({ context, template, tags }: Filling, page: number, told: string): PDFRef | null {
  const on = template.pages[page - 1];
  if (!on?.tagged) return null;
  const element = context.obj({ Type: 'StructElem', S: 'Form', K: [], Pg: on.ref });
  element.set(PDFName.of('Alt'), PDFHexString.fromText(told));
  const ref = context.register(element);
  tags.push(ref);
  return ref;
}
