import { textOfPage } from './page-text.js';
import { PdfiumDocument } from './pdfium-document.js';
import { outcomeOf, type Outcome } from './read-pdf.js';

/** The text of each page in the order in which the file shows it. Runs on the thread of a `DocumentRenderer`. */
export function pageTexts(clean: Uint8Array): Promise<Outcome<readonly string[]>> {
  return outcomeOf(() =>
    PdfiumDocument.with(clean, (document) =>
      Array.from({ length: document.pages }, (_, at) =>
        textOfPage(document, at + 1)
          .replaceAll('\r\n', '\n')
          .trim(),
      ),
    ),
  );
}
