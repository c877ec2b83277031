import type { Section, Signature } from '@firstday/forms';
import { formatDate } from '@firstday/forms/engine';
import type { PDFRef } from 'pdf-lib';
import { accent, ink, muted, pen } from '../page/color.js';
import { readInk, type Ink } from '../page/read-ink.js';
import { fit } from '../text/fit.js';
import { toPrintedLocale, printedText, type PrintContext } from './print-context.js';
import { paragraph, space } from './paragraph.js';
import { column, sheet, type Block, type DrawnPage } from './paginate.js';
import type { Tag } from './tag.js';
import { TextLayout } from './text-layout.js';
import { documentLabels } from './document-labels.js';

/** Puts a drawn signature into the document once, and answers its name there. */
export type EmbedInk = (sectionId: string, ink: Ink) => { readonly name: string; readonly ref: PDFRef };

const DATE_WIDTH = 136;
const LINE_HEIGHT = 34;

/** What is declared, then the line that is signed: nothing stands between them. */
export function signatureBlocks(
  reading: PrintContext,
  section: Section,
  signature: Signature | undefined,
  parent: Tag,
  embed: EmbedInk,
): Block[] {
  if (section.signer === 'nobody') return [];
  const attestation = section.attestation
    ? paragraph(printedText(reading, section.attestation.text), parent.add('P'), {
        size: 9,
        style: 'bold',
        color: ink,
        bar: accent,
        keepsWithNext: true,
      })
    : [];
  return [...attestation, signatureLine(reading, section, signature, parent, embed), space(12)];
}

function signatureLine(
  reading: PrintContext,
  section: Section,
  signature: Signature | undefined,
  parent: Tag,
  embed: EmbedInk,
): Block {
  const label = section.signatureLabel ? printedText(reading, section.signatureLabel) : '';
  const width = column - DATE_WIDTH - 16;
  const beneath = new TextLayout(captionText(label, signature), width, {
    size: 7.25,
    color: muted,
    spacing: 1.25,
  });
  const date = new TextLayout(dateLabel(reading, section), DATE_WIDTH, {
    size: 7.25,
    color: muted,
    spacing: 1.25,
  });
  const written = new TextLayout(signature ? signedOn(reading, signature) : '', DATE_WIDTH, {
    size: 10,
    color: pen,
  });
  const tag = parent.add('P');
  const height = LINE_HEIGHT;
  const figure = parent.add('Figure', signature ? `${label}: ${signature.name}` : label);
  const dateX = sheet.side + width + 16;
  return {
    height: height + Math.max(beneath.height, date.height) + 4,
    draw: (page, top) => {
      const foot = top - height;
      if (signature)
        page.tagged(figure, () =>
          drawSignature(page, signature, { x: sheet.side + 2, y: foot + 2, width }, embed),
        );
      page.artifact(() => {
        page.marks.rule({ x: sheet.side, y: foot }, { x: sheet.side + width, y: foot }, ink, 0.6);
        page.marks.rule({ x: dateX, y: foot }, { x: dateX + DATE_WIDTH, y: foot }, ink, 0.6);
      });
      page.tagged(tag, () => {
        beneath.draw(page, sheet.side, foot - 2);
        written.draw(page, dateX + 2, foot + 17);
        date.draw(page, dateX, foot - 2);
      });
    },
  };
}

export function drawSignature(
  page: DrawnPage,
  signature: Signature,
  { x, y, width }: { x: number; y: number; width: number },
  embed: EmbedInk,
): void {
  const ink = signature.method === 'drawn' && signature.image ? readInk(signature.image) : null;
  if (ink) {
    const { name, ref } = embed(signature.sectionId, ink);
    const scale = Math.min(width / ink.width, (LINE_HEIGHT - 4) / ink.height);
    page.marks.image(name, ref, { x, y: y - 2, width: ink.width * scale, height: ink.height * scale });
    return;
  }
  const { lines, size, leading } = fit(signature.name, 'signature', { width, height: LINE_HEIGHT - 6 }, 20);
  lines.forEach((line, index) =>
    page.marks.text(line, size, { x, y: y + 4 + (lines.length - 1 - index) * leading }, pen),
  );
}

/** Whose hand it is, which a drawn one does not say. */
const captionText = (label: string, signature: Signature | undefined): string =>
  signature ? `${label}: ${signature.name}` : label;

function dateLabel(reading: PrintContext, { dateLabel: label }: Section): string {
  return label ? printedText(reading, label) : documentLabels(reading.locale).date;
}

const signedOn = ({ locale }: PrintContext, { signedOn: day }: Signature): string =>
  formatDate(day, toPrintedLocale(locale));
