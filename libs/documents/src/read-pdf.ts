/** Runs on the thread of a `PdfReader`. */
export { pagePicture } from './reading/page-picture.js';
export { pageTexts } from './reading/page-texts.js';
export { readPdf } from './reading/read-pdf.js';
