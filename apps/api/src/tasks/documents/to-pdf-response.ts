import { StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';

/** A PDF as the caller can take it: its bytes, or in base64 for one that accepts plain text only. */
export function toPdfResponse(
  pdf: Uint8Array,
  name: string,
  request: Request,
  response: Response,
): StreamableFile {
  response.setHeader('cache-control', 'no-store');
  if (request.accepts(['application/pdf', 'text/plain']) === 'text/plain') {
    const text = Buffer.from(Buffer.from(pdf).toString('base64'));
    return new StreamableFile(text, { type: 'text/plain; charset=utf-8' });
  }
  return new StreamableFile(pdf, { type: 'application/pdf', disposition: `inline; filename="${name}"` });
}
