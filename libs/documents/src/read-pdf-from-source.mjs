// The process that reads PDFs, where there is no build: the hooks compile each file as it is imported.
import './worker-from-source.mjs';

await import('./read-pdf-process.ts');
