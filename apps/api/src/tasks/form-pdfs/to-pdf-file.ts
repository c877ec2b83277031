import { Readable } from 'node:stream';
import type { FileContent } from '../files/files.service.js';
import { toFileName } from '../files/to-file-name.js';

/** A PDF as it is downloaded, named as people know it. */
export const toPdfFile = (name: string, bytes: Buffer): FileContent => ({
  name: toFileName(`${name}.pdf`, 'pdf'),
  type: 'application/pdf',
  size: bytes.length,
  content: Readable.from([bytes], { objectMode: false }),
});
