import { PdfRefusal } from './pdf-refusal.js';
import { PdfiumDocument } from './pdfium-document.js';

const mostPages = 200;
const mostUnpacked = 96 * 2 ** 20;

/**
 * A PDF as PDFium writes it: repaired, without encryption, its objects unpacked, one cross-reference table. What follows
 * reads a file that is sound, and unpacks nothing outside PDFium's memory.
 *
 * @throws PdfRefusal
 */
export async function unpackedPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const unpacked = await PdfiumDocument.with(bytes, (document) => {
    if (document.pages > mostPages) throw new PdfRefusal('too_many_pages');
    if (document.pages < 1) throw new PdfRefusal('broken');
    return document.rewritten();
  });
  if (unpacked.length === 0) throw new PdfRefusal('broken');
  if (unpacked.length > mostUnpacked) throw new PdfRefusal('too_complex');
  return withoutPackedObjects(unpacked);
}

/** PDFium leaves such streams where nothing needs them; pdf-lib would unpack them, however large they become. */
function withoutPackedObjects(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (const type of ['/ObjStm', '/XRef'])
    for (let at = file.indexOf(type); at !== -1; at = file.indexOf(type, at + 1))
      file.write('x', at + type.length - 1, 'latin1');
  return bytes;
}
