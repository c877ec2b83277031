import { createHash } from 'node:crypto';
import { cleanPdf } from './clean-pdf.js';
import type { Dropped } from './drop-machinery.js';
import { unpackedPdf } from './unpacked-pdf.js';
import { printedWords } from './text-of-page.js';
import { PdfRefusal, type PdfRefusalCode } from './pdf-refusal.js';
import { PdfiumDocument } from './pdfium-document.js';
import { phrasesOf } from './printed-phrase.js';
import type { ReadField } from '@firstday/forms';
import { readFields } from './read-fields.js';
import type { Widget } from './widget-of.js';

/** What a PDF is, once it is read: a sheet, and what it asks for. */
export interface ReadPdf {
  /** Of `clean`, in hex. */
  readonly sha256: string;
  /** The same print without form, scripts, actions, attachments and claims; its pages are upright and whole. */
  readonly clean: Uint8Array;
  /** In points, as they are shown. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly dropped: readonly Dropped[];
  readonly fields: readonly ReadField[];
}

/** What the process answers: an error would lose its code on the way. */
export type ReadOutcome<Result> = { readonly result: Result } | { readonly refused: PdfRefusalCode };

/** Runs in the process of a `PdfReader`. The same file gives the same answer. */
export function readPdf(bytes: Uint8Array): Promise<ReadOutcome<ReadPdf>> {
  return readOutcome(async () => {
    const { bytes: clean, pages, dropped, widgets } = await cleanPdf(await unpackedPdf(bytes));
    const fields = await fieldsOf(clean, pages.length, widgets);
    const sha256 = createHash('sha256').update(clean).digest('hex');
    return { sha256, clean, pages, dropped, fields };
  });
}

function fieldsOf(
  clean: Uint8Array,
  pages: number,
  widgets: readonly Widget[],
): Promise<readonly ReadField[]> {
  return PdfiumDocument.with(clean, (document) => {
    if (document.pages !== pages) throw new PdfRefusal('broken');
    return Array.from({ length: pages }, (_, at) => at + 1).flatMap((page) => {
      // Each page is opened: one that cannot be shown is found now, and not by whoever has to sign it.
      document.withPage(page, () => undefined);
      const own = widgets.filter((widget) => widget.page === page);
      return own.length === 0 ? [] : readFields(own, phrasesOf(printedWords(document, page)));
    });
  });
}

/** What fails for want of memory is too much; what fails otherwise is broken. */
export async function readOutcome<Result>(work: () => Promise<Result>): Promise<ReadOutcome<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof PdfRefusal) return { refused: error.code };
    const isTooMuch =
      error instanceof WebAssembly.RuntimeError ||
      (error instanceof RangeError && /memory|allocation|array length/i.test(error.message));
    return { refused: isTooMuch ? 'too_complex' : 'broken' };
  }
}
