import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

interface Archive {
  readonly name: string;
  readonly size: number;
  readonly content: Readable;
}

export function toArchiveResponse({ name, size, content }: Archive, response: Response): StreamableFile {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  // Whoever goes away leaves no file open.
  response.on('close', () => content.destroy());
  const disposition = `attachment; filename="${name}"`;
  const answer = new StreamableFile(content, { type: 'application/zip', length: size, disposition });
  // An answer that breaks off cannot be taken for a whole one.
  return answer.setErrorHandler(() => response.destroy());
}
