import { pixelsOf } from './page/read-ink.js';
import { threadsFor } from './threads-for.js';

/** A pad of 1000 by 500 points on a screen of two pixels a point; the hosted page's is smaller. */
export const mostInkPixels = 2 * 2 ** 20;
/** A picture of that many pixels takes a tenth of this. */
const longestMilliseconds = 5000;
const mostWaiting = 100;

/** Too many pictures wait already. */
export class InkReaderBusy extends Error {}

/** Looks at drawn signatures on a thread of its own: unpacking and unfiltering pixels is work that no request waits for. */
export class InkReader {
  private readonly underWay = new Set<Promise<boolean>>();

  /**
   * Whether a PNG data URL is a picture with ink in it. What says to be larger than a signature is not unpacked.
   * @throws InkReaderBusy
   */
  async hasInk(dataUrl: string): Promise<boolean> {
    const pixels = pixelsOf(dataUrl);
    if (pixels === null || pixels > mostInkPixels) return false;
    if (this.underWay.size >= mostWaiting) throw new InkReaderBusy();
    const looked = lookAt(dataUrl);
    this.underWay.add(looked);
    try {
      return await looked;
    } finally {
      this.underWay.delete(looked);
    }
  }

  /** Waits for the pictures that are being looked at. */
  async close(): Promise<void> {
    await Promise.allSettled(this.underWay);
  }
}

async function lookAt(dataUrl: string): Promise<boolean> {
  const threads = await threadsFor('has-ink', {
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  return threads.run(dataUrl, { name: 'hasInk', signal: AbortSignal.timeout(longestMilliseconds) });
}
