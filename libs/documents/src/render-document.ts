import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FormBox } from '@firstday/domain';
import {
  officialPdfs,
  printedAnswersOf,
  type Answers,
  type Edition,
  type FormContext,
  type OfficialPdf,
  type Signature,
  withMergedTexts,
} from '@firstday/forms';
import { PDFDocument } from 'pdf-lib';
import { shownAnswers, showsCorrections } from '@firstday/forms/engine';
import type { SheetMark } from './page/watermark.js';
import type { CertificateInput } from './certificate-input.js';
import type { Correction } from './correction.js';
import type { DecisionInput } from './decision-input.js';
import { withDrawableText } from './drawn/with-drawable-text.js';
import { drawDecision } from './drawn/draw-decision.js';
import { drawCertificate } from './drawn/draw-certificate.js';
import { correctedEntries } from './drawn/corrected-entries.js';
import { type DrawingOptions, drawForm } from './drawn/draw-form.js';
import type { AttachedForm } from './official/append-listing.js';
import { fillOfficial } from './official/fill-official.js';
import { installedFile } from './official/installed-file.js';
import { struckEntries } from './official/struck-entries.js';
import { openTemplate, type Template } from './official/template.js';
import { drawPrintedSheet } from './sheet/draw-printed-sheet.js';
import { readPrintedSheet } from './sheet/read-printed-sheet.js';
import { type ReadDocument, openDocuments } from './file/append-documents.js';
import { fillOwnSheet } from './own/fill-own-sheet.js';
import { ownTemplate } from './own/own-template.js';
import type { SealPlace } from './seal/reserve-seal.js';
import { withAmendments, withAmendmentsShown } from './with-amendments.js';

/** A sheet of the account's own. */
export interface SheetToFill {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly boxes: readonly FormBox[];
}

export interface DocumentInput {
  readonly edition: Edition;
  readonly answers: Answers;
  readonly context: FormContext;
  readonly signatures: readonly Signature[];
  readonly locale: string;
  /** A folder with the agencies' own PDFs; a form whose file it does not hold is drawn. */
  readonly officialFormsDir?: string | undefined;
  /** Of what is not the signed document: a draft to look at before signing, or a copy with masked numbers. */
  readonly mark?: SheetMark | undefined;
  /** What was corrected since it was first signed, from the first; shown on forms that several people sign (`showsCorrections`). */
  readonly corrections?: readonly Correction[] | undefined;
  /** The account's own PDF, as `readPdf` cleaned it, and what is written where; without it the form is drawn. */
  readonly sheet?: SheetToFill | undefined;
  /** PDFs that were read and accepted: their pages follow as they are. */
  readonly documents?: readonly ReadDocument[] | undefined;
  /** Asks for an empty seal at the end of the file, for `sealFile` to sign. */
  readonly seal?: SealPlace | undefined;
}

export interface RenderedDocument {
  readonly bytes: Uint8Array;
  readonly source: 'official' | 'drawn';
  readonly sha256: string;
  readonly pages: number;
}

const templates = new Map<string, Promise<Template>>();

/**
 * The PDF of a form as it was answered and signed. The same input gives the same bytes. Runs on a renderer's thread:
 * fonts and official templates that it opened stay open for the next document.
 */
export async function renderDocument(input: DocumentInput): Promise<RenderedDocument> {
  // What a changed answer hid is not part of the document.
  const answers = shownAnswers(input);
  const filled = await fillSheet(input, answers);
  if (filled) return finished(filled.bytes, filled.source, filled.pages);
  const { context, signatures, locale } = input;
  const edition = withMergedTexts({ edition: input.edition, answers, context });
  const corrections = correctionsOf(input);
  const form = {
    edition,
    answers,
    context,
    signatures,
    locale,
    corrected: correctedEntries({ edition, answers, locale }, corrections),
  };
  const options = { ...drawingOptions(input), documents: await openDocuments(input.documents ?? []) };
  if (input.sheet) {
    const own = fillOwnSheet(await ownTemplate(input.sheet), input.sheet.boxes, form, options);
    return finished(own.bytes, 'drawn', own.pages);
  }
  const drawn = drawForm(form, options);
  return finished(drawn.bytes, 'drawn', drawn.pages);
}

export interface RenderedCertificate {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly pages: number;
}

/** The signing certificate: who signed a document, how and when, and the head of its audit trail. */
export function renderCertificate(input: CertificateInput): RenderedCertificate {
  const { bytes, pages } = drawCertificate(withDrawableText(input));
  return { bytes, pages, sha256: sha256Of(bytes) };
}

/** The notice with what the employee decided after it. A notice that cannot be opened stays a file of its own. */
export async function renderDecision(input: DecisionInput): Promise<RenderedCertificate> {
  const drawn = drawDecision(input);
  const bytes = (await appendedTo(input.notice, drawn.bytes)) ?? drawn.bytes;
  return { bytes, pages: drawn.pages, sha256: sha256Of(bytes) };
}

async function appendedTo(notice: Uint8Array, more: Uint8Array): Promise<Uint8Array | null> {
  try {
    const document = await PDFDocument.load(notice, { updateMetadata: false });
    const added = await PDFDocument.load(more, { updateMetadata: false });
    for (const page of await document.copyPages(added, added.getPageIndices())) document.addPage(page);
    return await document.save({ updateFieldAppearances: false });
  } catch {
    return null;
  }
}

const drawingOptions = ({ mark, seal }: DocumentInput): DrawingOptions => ({ mark, seal });

/** On the agency's own file where it is installed, else on a sheet that is drawn as the agency prints it, where we may. */
async function fillSheet(input: DocumentInput, answers: Answers) {
  const { form, edition } = input.edition;
  const official = officialPdfs.find((one) => one.form === form && one.edition === edition);
  if (!official) return null;
  const file = installedFile(input.officialFormsDir, official);
  const template = await templateOf(input.edition, official, file);
  if (!template) return null;
  const toPrinted = printerOf(input);
  const struck = struckEntries(official, input.answers, correctionsOf(input), (given) =>
    toPrinted(shownAnswers({ ...input, answers: given })),
  );
  const corrected = { entries: struck, form: attachedForm(input.edition, official, answers) };
  const options = { ...drawingOptions(input), corrected };
  const boxes = official.boxes(toPrinted(answers));
  const filled = fillOfficial(template, official, boxes, input.signatures, options);
  const source = file ? ('official' as const) : ('drawn' as const);
  return { ...filled, source };
}

const attachedForm = (
  { shortName, title }: Edition,
  { boxName, holder }: OfficialPdf,
  answers: Answers,
): AttachedForm => ({
  name: shortName.en,
  title: title.en,
  holder: holder?.(answers) ?? '',
  boxName: boxName ?? (({ field }) => field),
});

/** From answers to what is written onto the form. */
const printerOf =
  ({ edition, signatures }: DocumentInput) =>
  (answers: Answers): Answers =>
    printedAnswersOf(edition.form, withAmendments({ edition, signatures }, answers), signatures);

const correctionsOf = ({ edition, signatures, corrections = [] }: DocumentInput): readonly Correction[] =>
  showsCorrections(edition) ? withAmendmentsShown({ edition, signatures }, corrections) : [];

/** Pinned by content: what was opened once under an edition stays the same file. */
async function templateOf(
  edition: Edition,
  { sheet }: OfficialPdf,
  path: string | null,
): Promise<Template | null> {
  if (path === null && sheet === undefined) return null;
  const key = `${edition.form} ${edition.edition} ${path === null ? 'drawn' : 'official'}`;
  const known = templates.get(key);
  if (known) return known;
  const opened = path === null ? drawnTemplate(edition, sheet ?? '') : openTemplate(readFileSync(path));
  templates.set(key, opened);
  return opened;
}

async function drawnTemplate({ shortName, title }: Edition, sheet: string): Promise<Template> {
  return drawPrintedSheet(readPrintedSheet(sheet), {
    title: `${shortName.en}, ${title.en}`,
    language: 'en-US',
  });
}

function finished(bytes: Uint8Array, source: RenderedDocument['source'], pages: number): RenderedDocument {
  return { bytes, source, pages, sha256: sha256Of(bytes) };
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
