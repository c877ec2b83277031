import { textOfPage } from './text-of-page.js';
import { PdfiumDocument } from './pdfium-document.js';
import { readOutcome, type ReadOutcome } from './read-pdf.js';

/** The text of each page in the order in which the file shows it. Runs in the process of a `PdfReader`. */
export function pageTexts(clean: Uint8Array): Promise<ReadOutcome<readonly string[]>> {
  return readOutcome(() =>
    PdfiumDocument.with(clean, (document) =>
      Array.from({ length: document.pages }, (_, at) =>
        textOfPage(document, at + 1)
          .replaceAll('\r\n', '\n')
          .trim(),
      ),
    ),
  );
}
