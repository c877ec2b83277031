import { PassThrough, type Readable } from 'node:stream';
import { sendToReader } from '../../http/index.js';

/**
 * An answer that is made while it is read: whoever goes away ends what makes it, after what it was at.
 * @throws what is thrown before its first part is made, while there is an answer to say so in
 */
export async function readOn(
  limited: (work: () => Promise<void>) => Promise<void>,
  parts: () => AsyncIterable<string | Uint8Array>,
): Promise<Readable> {
  const output = new PassThrough();
  // Where it is refused there is an answer to say so, and nobody listens to the stream.
  output.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    const write = async () => {
      for await (const part of parts()) {
        resolve();
        await sendToReader(output, part);
      }
      resolve();
      output.end();
    };
    limited(write).catch((error: unknown) => {
      reject(error);
      output.destroy(error instanceof Error ? error : new Error('an answer broke off'));
    });
  });
  return output;
}
