export type { CertificateEvent, CertificateInput, CertificateSigner } from './certificate-input.js';
export { DocumentRenderer, type DocumentRendererOptions } from './document-renderer.js';
export {
  renderCertificate,
  renderDocument,
  type DocumentInput,
  type RenderedCertificate,
  type RenderedDocument,
} from './render-document.js';
export { installedForms } from './official/installed-file.js';
export { InkReader, InkReaderBusy, mostInkPixels } from './ink-reader.js';
export { pixelsOf, readInk, type Ink } from './page/read-ink.js';
