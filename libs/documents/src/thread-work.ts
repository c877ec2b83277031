/** What the threads of a `DocumentRenderer` make: they call these by their names. */
export { renderCertificate, renderDecision, renderDocument } from './render-document.js';
export { renderSample } from './render-sample.js';
