export * from './edition.js';
export * from './catalog/catalog.js';
export * from './catalog/i-9/acceptable-documents.js';
export * from './catalog/official-form.js';
export * from './catalog/i-9/official-pdf.js';
export * from './catalog/w-4/official-pdf.js';
