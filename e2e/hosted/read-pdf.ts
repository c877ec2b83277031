import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a document, page after page, as a reader that copies it gets it. */
export async function readPdf(bytes: Buffer): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await loading.destroy();
  return pages.join('\n').normalize('NFC');
}
