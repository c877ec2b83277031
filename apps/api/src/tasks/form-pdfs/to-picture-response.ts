import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

/** A picture that the service made itself. What stands on it never changes, and is kept by nobody but who may see it. */
export function toPictureResponse(picture: Buffer, response: Response): StreamableFile {
  response.setHeader('cache-control', 'private, no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  return new StreamableFile(picture, { type: 'image/png', disposition: 'inline', length: picture.length });
}
