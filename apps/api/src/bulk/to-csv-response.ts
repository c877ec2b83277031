import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

/** A CSV file that is made while it is read. */
export function toCsvResponse(content: Readable, name: string, response: Response): StreamableFile {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  // Whoever goes away leaves nothing open.
  response.on('close', () => content.destroy());
  const disposition = `attachment; filename="${name}"`;
  const answer = new StreamableFile(content, { type: 'text/csv; charset=utf-8', disposition });
  // An answer that breaks off cannot be taken for a whole one.
  return answer.setErrorHandler(() => response.destroy());
}
