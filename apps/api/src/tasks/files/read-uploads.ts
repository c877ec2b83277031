import { type Readable, finished } from 'node:stream';
import busboy from 'busboy';
import type { Request } from 'express';
import { invalidInput, ProblemError } from '../../context/index.js';
import { type BodyPace, usualPace, watchBodyPace } from '../../http/index.js';

export const maxFiles = 10;
export const maxFileBytes = 20 * 1024 * 1024;

const defaultPace: BodyPace = {
  ...usualPace,
  maxBytes: maxFiles * maxFileBytes + 2 ** 20,
};

/** A file as it arrives. */
export interface IncomingFile {
  /** The name of the part: `files`, or the path of a field. */
  readonly part: string;
  readonly name: string;
  /** Fails where the file turns out to be too large. */
  readonly content: AsyncIterable<Buffer>;
}

/** 400 as the contract has it for uploads. */
export const invalidUpload = (message: string) =>
  invalidInput([{ _tag: 'Refinement', path: ['files'], message }]);

const fileTooLargeError = () =>
  new ProblemError(413, 'PayloadTooLargeError', 'A file may have 20 MiB at most');

/**
 * Passes the files of a multipart body to `take` one by one, as they arrive. Only the part of a file that `take` has not
 * consumed yet is in memory, and the next file is not read before `take` has finished with the last one.
 * @throws ProblemError 413 for a file that is too large; 400 for too many files, a body that cannot be read, and one that
 * arrives too slowly
 */
export async function readUploads(
  request: Request,
  take: (file: IncomingFile) => Promise<void>,
  pace = defaultPace,
): Promise<void> {
  const parser = createParser(request);
  let taking: Promise<void> = Promise.resolve();
  let stopWatching = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('file', (part, stream, { filename }) => {
        // Destroying the parser makes the file that is open fail, even if no one has started to read it: without a
        // listener that error would end the process.
        stream.on('error', ignore);
        taking = taking.then(() => take({ part, name: filename ?? '', content: contentOf(stream) }));
        taking.catch(reject);
      });
      parser.on('filesLimit', () => reject(invalidUpload(`At most ${maxFiles} files at once`)));
      parser.on('error', () => reject(invalidUpload('The upload could not be read')));
      // Reports a request that was aborted before this line, too.
      finished(request, (error) => error && reject(invalidUpload('The upload was broken off')));
      parser.on('close', () => taking.then(resolve, reject));
      request.pipe(parser);
      stopWatching = watchBodyPace(request, pace, (wrong) => reject(toPaceError(request, wrong)));
    });
  } catch (error) {
    // The rest of the body is read and discarded, so that the client gets to read the response. A `take` that is
    // waiting for content fails.
    request.unpipe(parser);
    parser.destroy();
    request.resume();
    await taking.catch(() => undefined);
    throw error;
  } finally {
    stopWatching();
  }
}

const ignore = () => undefined;

/** The connection closes: the rest of the body is not read. */
function toPaceError({ res }: Request, violation: 'slow' | 'large'): ProblemError {
  res?.setHeader('connection', 'close');
  if (violation === 'slow') return invalidUpload('The upload came too slowly and was broken off');
  return new ProblemError(413, 'PayloadTooLargeError', 'The body is too large');
}

function createParser(request: Request): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      // busboy reports a file that reaches its limit; a file of exactly `maxFileBytes` is accepted.
      limits: {
        fileSize: maxFileBytes + 1,
        files: maxFiles,
        fields: 20,
        fieldSize: 10_000,
        parts: maxFiles + 20,
      },
    });
  } catch {
    throw invalidUpload('Send the files as multipart/form-data');
  }
}

async function* contentOf(stream: Readable): AsyncGenerator<Buffer> {
  let isTooLarge = false;
  stream.once('limit', () => (isTooLarge = true));
  for await (const chunk of stream) {
    if (isTooLarge) throw fileTooLargeError();
    if (Buffer.isBuffer(chunk)) yield chunk;
  }
  if (isTooLarge) throw fileTooLargeError();
}
