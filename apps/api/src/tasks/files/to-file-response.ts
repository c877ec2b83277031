import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { FileContent } from './files.service.js';
import { contentDisposition } from './to-file-name.js';

/** The type was read from the bytes, and the browser is told to believe it and to keep no copy. */
export function toFileResponse(
  { name, type, size, content }: FileContent,
  response: Response,
): StreamableFile {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  // Whoever goes away leaves no file open.
  response.on('close', () => content.destroy());
  const answer = new StreamableFile(content, { type, length: size, disposition: contentDisposition(name) });
  // Half of the file may have been sent: an answer that breaks off cannot be taken for a whole one.
  return answer.setErrorHandler(() => response.destroy());
}
