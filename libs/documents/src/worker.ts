/** What runs on a renderer's thread. Fonts and official templates that it opened stay open for the next document. */
export { renderCertificate as certificate, renderDocument as document } from './render-document.js';
