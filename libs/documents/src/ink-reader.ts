import type { Piscina } from 'piscina';
import { pixelsOf } from './page/read-ink.js';
import { workerFile } from './worker-file.js';

/** A pad of 1000 by 500 points on a screen of two pixels a point; the hosted page's is smaller. */
export const mostInkPixels = 2 * 2 ** 20;
/** A picture of that many pixels takes a tenth of this. */
const longestMilliseconds = 5000;
const mostWaiting = 100;

/** Too many pictures wait already. */
export class InkReaderBusy extends Error {}

/** Looks at drawn signatures on a thread of its own: unpacking and unfiltering pixels is work that no request waits for. */
export class InkReader {
  private pool: Promise<Piscina> | undefined;
  private waiting = 0;

  /**
   * Whether a PNG data URL is a picture with ink in it. What says to be larger than a signature is not unpacked.
   * @throws InkReaderBusy
   */
  async hasInk(dataUrl: string): Promise<boolean> {
    const pixels = pixelsOf(dataUrl);
    if (pixels === null || pixels > mostInkPixels) return false;
    if (this.waiting >= mostWaiting) throw new InkReaderBusy();
    this.waiting += 1;
    try {
      const pool = await (this.pool ??= openPool());
      return await pool.run(dataUrl, { name: 'hasInk', signal: AbortSignal.timeout(longestMilliseconds) });
    } finally {
      this.waiting -= 1;
    }
  }

  /** Waits for the pictures that are being looked at, then ends the thread. */
  async close(): Promise<void> {
    await (await this.pool)?.close();
  }
}

async function openPool(): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: workerFile('has-ink'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
}
