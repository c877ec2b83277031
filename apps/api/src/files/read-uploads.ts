import { type Readable, finished } from 'node:stream';
import busboy from 'busboy';
import type { Request } from 'express';
import { ProblemError, undecodable } from '../platform/problems.js';

export const mostFiles = 10;
export const mostBytes = 20 * 1024 * 1024;

/** A file as it arrived. */
export interface ArrivedFile {
  /** The name of the part: `files`, or the path of a field. */
  readonly part: string;
  readonly name: string;
  readonly content: Buffer;
}

/** 400 as the contract has it for uploads. */
export const wrongUpload = (message: string) =>
  undecodable([{ _tag: 'Refinement', path: ['files'], message }]);

const tooLarge = () => new ProblemError(413, 'PayloadTooLargeError', 'A file may have 20 MiB at most');

/**
 * Hands over the files of a multipart body one by one, as they arrive: one file at a time is held in memory, and the
 * next is not read before the last was taken.
 * @throws ProblemError 413 for a file that is too large, 400 for too many or a body that cannot be read
 */
export async function readUploads(
  request: Request,
  take: (file: ArrivedFile) => Promise<void>,
): Promise<void> {
  const parser = parserOf(request);
  let taking: Promise<void> = Promise.resolve();
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('file', (part, stream, { filename }) => {
        taking = taking.then(async () => take({ part, name: filename ?? '', content: await whole(stream) }));
        taking.catch(reject);
      });
      parser.on('filesLimit', () => reject(wrongUpload(`At most ${mostFiles} files at once`)));
      parser.on('error', () => reject(wrongUpload('The upload could not be read')));
      // Also where it was broken off before anybody listened: whoever waits for the rest holds a connection.
      finished(request, (error) => error && reject(wrongUpload('The upload was broken off')));
      parser.on('close', () => taking.then(resolve, reject));
      request.pipe(parser);
    });
  } catch (error) {
    // What is left of the body is read and thrown away, so that the caller gets to read the answer.
    request.unpipe(parser);
    request.resume();
    throw error;
  }
}

function parserOf(request: Request): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      // The parser reports a file that reaches its limit, and one of exactly the most bytes is welcome.
      limits: {
        fileSize: mostBytes + 1,
        files: mostFiles,
        fields: 20,
        fieldSize: 10_000,
        parts: mostFiles + 20,
      },
    });
  } catch {
    throw wrongUpload('Send the files as multipart/form-data');
  }
}

async function whole(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let isTooLarge = false;
  stream.once('limit', () => (isTooLarge = true));
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  if (isTooLarge) throw tooLarge();
  return Buffer.concat(chunks);
}
