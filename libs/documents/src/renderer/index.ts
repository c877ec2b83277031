/** What a process needs that orders documents and does not make them: without the libraries of PDF and fonts. */
export type {
  CertificateEvent,
  CertificateInput,
  CertificateSigner,
  SignerEvidence,
} from '../certificate-input.js';
export type { DecisionInput } from '../decision-input.js';
export {
  DocumentRenderer,
  type DocumentRendererOptions,
  DocumentTooSlow,
  type RenderingOptions,
} from '../document-renderer.js';
export type {
  DocumentInput,
  RenderedCertificate,
  RenderedDocument,
  SheetToFill,
} from '../render-document.js';
export { installedFile } from '../official/installed-file.js';
export { InkReader, InkReaderBusy, mostInkPixels } from '../ink-reader.js';
export { pixelsOf, readInk, type Ink } from '../page/read-ink.js';
export type { ReadDocument } from '../file/append-documents.js';
export type { Dropped } from '../reading/drop-machinery.js';
export { PdfReadingInterrupted, type ReadingOptions } from '../reading/pdf-reader.js';
export { PdfRefusal, pdfRefusals, type PdfRefusalCode } from '../reading/pdf-refusal.js';
export type { ReadPdf } from '../reading/read-pdf.js';
