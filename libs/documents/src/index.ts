export type { CertificateEvent, CertificateInput, CertificateSigner } from './certificate-input.js';
export { DocumentRenderer, type DocumentRendererOptions } from './document-renderer.js';
export {
  renderCertificate,
  renderDocument,
  type DocumentInput,
  type RenderedCertificate,
  type RenderedDocument,
  type SheetToFill,
} from './render-document.js';
export { installedForms } from './official/installed-file.js';
export { InkReader, InkReaderBusy, mostInkPixels } from './ink-reader.js';
export { pixelsOf, readInk, type Ink } from './page/read-ink.js';
export type { ReadDocument } from './file/append-documents.js';
export type { Dropped } from './reading/drop-machinery.js';
export { PdfRefusal, pdfRefusals, type PdfRefusalCode } from './reading/pdf-refusal.js';
export type { ReadPdf } from './reading/read-pdf.js';
