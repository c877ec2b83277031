export * from './edition.js';
export * from './catalog/catalog.js';
export * from './catalog/i-9/acceptable-documents.js';
