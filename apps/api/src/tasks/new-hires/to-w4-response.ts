import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

/** A file of W4 records, which nobody keeps on the way. */
export function toW4Response(file: Buffer, name: string, response: Response): StreamableFile {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  const disposition = `attachment; filename="${name}"`;
  return new StreamableFile(file, { type: 'application/octet-stream', length: file.length, disposition });
}
