import { PdfRefusal } from './pdf-refusal.js';
import { PdfiumDocument } from './pdfium-document.js';
import { pngOf } from './png-of.js';
import { readOutcome, type ReadOutcome } from './read-pdf.js';

export interface PageToShow {
  /** Of `readPdf`. */
  readonly clean: Uint8Array;
  /** Counted from 1. */
  readonly page: number;
  /** In pixels. */
  readonly width: number;
}

const [narrowest, widest] = [16, 2000] as const;
const mostPixels = 8_000_000;
/** From `fpdfview.h`. */
const BGRx = 3;
const PRINTED_WITH_ANNOTATIONS = 0x01;
const white = 0xff_ff_ff_ff;

/** A PNG of one page. Runs in the process of a `PdfReader`. */
export function pagePicture({ clean, page, width }: PageToShow): Promise<ReadOutcome<Uint8Array>> {
  return readOutcome(() =>
    PdfiumDocument.with(clean, (document) => {
      if (page < 1 || page > document.pages) throw new PdfRefusal('broken');
      return document.withPage(page, (handle) => drawn(document, handle, width));
    }),
  );
}

function drawn({ pdfium }: PdfiumDocument, page: number, asked: number): Uint8Array {
  const { calls } = pdfium;
  const ratio = calls.FPDF_GetPageHeightF(page) / calls.FPDF_GetPageWidthF(page);
  // A page as long as a roll gets a narrower picture.
  const fitting = Math.floor(Math.min(asked, widest, Math.sqrt(mostPixels / ratio)));
  const width = Math.max(narrowest, fitting);
  const height = Math.max(1, Math.round(width * ratio));
  return pdfium.withMemory(width * height * 4, (at) => {
    const bitmap = calls.FPDFBitmap_CreateEx(width, height, BGRx, at, width * 4);
    if (bitmap === 0) throw new PdfRefusal('too_complex');
    try {
      calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
      calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, PRINTED_WITH_ANNOTATIONS);
      return pngOf(width, height, pdfium.bytesAt(at, width * height * 4));
    } finally {
      calls.FPDFBitmap_Destroy(bitmap);
    }
  });
}
