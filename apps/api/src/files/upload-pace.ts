import type { Request } from 'express';

/** How much of an upload has to arrive in a while, and how much it may be in all. */
export interface Pace {
  readonly milliseconds: number;
  readonly leastBytes: number;
  readonly mostBytes: number;
}

/**
 * Watches over an upload as it arrives: who sends a byte now and then takes a place that somebody else could use. The
 * server itself ends every request that has not arrived within an hour.
 * @param refuse is told what is wrong: that it comes too slowly, or is too much
 * @returns ends the watch
 */
export function watchPace(
  request: Request,
  pace: Pace,
  refuse: (wrong: 'slow' | 'large') => void,
): () => void {
  let inAll = 0;
  let lately = 0;
  const count = (chunk: Buffer) => {
    inAll += chunk.length;
    lately += chunk.length;
    if (inAll > pace.mostBytes) refuse('large');
  };
  const timer = setInterval(() => {
    // Where the service itself is not ready for more, nobody is to blame.
    if (lately < pace.leastBytes && !request.readableEnded && !request.isPaused()) refuse('slow');
    lately = 0;
  }, pace.milliseconds);
  request.on('data', count);
  return () => {
    clearInterval(timer);
    request.off('data', count);
  };
}
