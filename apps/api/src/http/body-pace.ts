import type { Request } from 'express';

/** How much of an upload has to arrive in a while, and how much it may be in all. */
export interface UploadPace {
  readonly milliseconds: number;
  readonly minBytes: number;
  readonly maxBytes: number;
}

/**
 * Watches over an upload as it arrives: who sends a byte now and then takes a place that somebody else could use. The
 * server itself ends every request that has not arrived within an hour.
 * @param refuse is called with what is wrong: too slow, or too large
 * @returns ends the watch
 */
export function watchUploadPace(
  request: Request,
  pace: UploadPace,
  refuse: (wrong: 'slow' | 'large') => void,
): () => void {
  let totalBytes = 0;
  let recentBytes = 0;
  const count = (chunk: Buffer) => {
    totalBytes += chunk.length;
    recentBytes += chunk.length;
    if (totalBytes > pace.maxBytes) refuse('large');
  };
  const timer = setInterval(() => {
    // Where the service itself is not ready for more, nobody is to blame.
    if (recentBytes < pace.minBytes && !request.readableEnded && !request.isPaused()) refuse('slow');
    recentBytes = 0;
  }, pace.milliseconds);
  request.on('data', count);
  return () => {
    clearInterval(timer);
    request.off('data', count);
  };
}
