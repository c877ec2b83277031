import { once } from 'node:events';
import type { PassThrough } from 'node:stream';

const mostIdleMilliseconds = 30_000;

/**
 * Writes to an answer that is made while it is read. Waits for a slow reader, but not for one that has gone or stands still.
 * @throws Error where nobody reads any more
 */
export async function sendToReader(output: PassThrough, content: string | Uint8Array): Promise<void> {
  if (output.destroyed) throw new Error('the reader of an answer has gone');
  if (output.write(content)) return;
  const signal = AbortSignal.timeout(mostIdleMilliseconds);
  const gone = once(output, 'close', { signal }).then(() => {
    throw new Error('the reader of an answer has gone');
  });
  await Promise.race([once(output, 'drain', { signal }), gone]);
}
