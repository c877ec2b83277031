import type { Readable } from 'node:stream';
import type { FormPdfEntity } from '../../forms/index.js';
import type { FileContent } from '../files/files.service.js';
import { toFileName } from '../files/to-file-name.js';

/** A PDF as it is downloaded, named as people know it. */
export const toPdfFile = (
  { name, size }: Pick<FormPdfEntity, 'name' | 'size'>,
  content: Readable,
): FileContent => ({ name: toFileName(`${name}.pdf`, 'pdf'), type: 'application/pdf', size, content });
