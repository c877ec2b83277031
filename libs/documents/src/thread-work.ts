/** What the threads of a `DocumentRenderer` make: they call these by their names. */
export * from './render-document.js';
export * from './render-sample.js';
