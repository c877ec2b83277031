import { PdfRefusal } from './pdf-refusal.js';
import { type Pdfium, withPdfium } from './pdfium.js';

/** From `fpdfview.h`. */
const PASSWORD_ERROR = 4;
const REMOVE_SECURITY = 3;

/** A PDF that PDFium has opened, as long as it is open. */
export class PdfiumDocument {
  private constructor(
    readonly pdfium: Pdfium,
    private readonly handle: number,
  ) {}

  /**
   * Opens a document for as long as `use` takes.
   * @throws PdfRefusal
   */
  static with<Result>(bytes: Uint8Array, use: (document: PdfiumDocument) => Result): Promise<Result> {
    return withPdfium((pdfium) =>
      pdfium.withMemory(bytes.length, (at) => {
        const { calls } = pdfium;
        calls.pdfium.HEAPU8.set(bytes, at);
        const handle = calls.FPDF_LoadMemDocument(at, bytes.length, '');
        if (handle === 0)
          throw new PdfRefusal(calls.FPDF_GetLastError() === PASSWORD_ERROR ? 'encrypted' : 'broken');
        try {
          return use(new PdfiumDocument(pdfium, handle));
        } finally {
          calls.FPDF_CloseDocument(handle);
        }
      }),
    );
  }

  get pages(): number {
    return this.pdfium.calls.FPDF_GetPageCount(this.handle);
  }

  /** @param number of the page, from 1 */
  withPage<Result>(number: number, use: (page: number) => Result): Result {
    const { calls } = this.pdfium;
    const page = calls.FPDF_LoadPage(this.handle, number - 1);
    if (page === 0) throw new PdfRefusal('broken');
    try {
      return use(page);
    } finally {
      calls.FPDF_ClosePage(page);
    }
  }

  /** The same document, written anew without encryption. */
  rewritten(): Uint8Array {
    const { calls } = this.pdfium;
    const writer = calls.PDFiumExt_OpenFileWriter();
    try {
      calls.FPDF_SaveAsCopy(this.handle, writer, REMOVE_SECURITY);
      const size = calls.PDFiumExt_GetFileWriterSize(writer);
      return this.pdfium.withMemory(size, (at) => {
        calls.PDFiumExt_GetFileWriterData(writer, at, size);
        return this.pdfium.bytesAt(at, size);
      });
    } finally {
      calls.PDFiumExt_CloseFileWriter(writer);
    }
  }
}
