/** For the tests of others too. */
export { pdfSignature } from './pdf-signature.js';
export { startTimeStampAuthority, type TimeStampAuthority } from './time-stamp-authority.js';
export { slowPdf } from './slow-pdf.js';
