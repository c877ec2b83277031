import { gzipSync } from 'node:zlib';
import { documentPath, pagePath } from './page-layout.js';
import type { ReferenceDocument } from './reference-document.js';
import { referencePages } from './reference-pages.js';
import { referenceScript } from './reference-script.js';
import { referenceStyle } from './reference-style.js';

/** A file as it is kept and sent: compressed. */
export interface ReferenceFile {
  readonly type: 'css' | 'html' | 'js' | 'json';
  readonly compressed: Buffer;
}

/**
 * The document and the pages that show it, by their paths. They are kept compressed, a tenth of what they are: pages are
 * made one after the other, and the document is not kept besides.
 */
export function referenceFiles(documentText: string): ReadonlyMap<string, ReferenceFile> {
  const document: ReferenceDocument = JSON.parse(documentText);
  const files = new Map<string, ReferenceFile>();
  const keep = (path: string, type: ReferenceFile['type'], text: string) =>
    files.set(path, { type, compressed: gzipSync(text) });
  keep(documentPath, 'json', documentText);
  keep(`${pagePath}/reference.css`, 'css', referenceStyle);
  keep(`${pagePath}/reference.js`, 'js', referenceScript);
  for (const [name, page] of referencePages(document))
    keep(name ? `${pagePath}/${name}` : pagePath, 'html', page);
  return files;
}
