import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

/** What an act answers as it goes on; it is kept nowhere on its way. */
export function toActStream(
  content: Readable,
  headers: { readonly type: string; readonly disposition?: string },
  response: Response,
): StreamableFile {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  // Whoever goes away ends what makes it.
  response.on('close', () => content.destroy());
  // An answer that breaks off cannot be taken for a whole one.
  return new StreamableFile(content, headers).setErrorHandler(() => response.destroy());
}
