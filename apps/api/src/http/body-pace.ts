import type { IncomingMessage } from 'node:http';

/** How much of a body has to arrive in which time, and how much it may be in all. */
export interface BodyPace {
  readonly milliseconds: number;
  readonly minBytes: number;
  readonly maxBytes: number;
}

/** A kilobyte a second: a tenth of what the slowest phone connections carry. */
export const usualPace: Omit<BodyPace, 'maxBytes'> = { milliseconds: 15_000, minBytes: 16 * 1024 };

/**
 * Watches a body as it arrives: a client that sends one byte a second holds a place that others could use. A body that
 * waits because this process does not read on is not slow.
 * @param refuse is called with what is wrong: too slow, or too large
 * @returns ends the watch
 */
export function watchBodyPace(
  request: IncomingMessage,
  pace: BodyPace,
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
    if (recentBytes < pace.minBytes && !request.readableEnded && !request.isPaused()) refuse('slow');
    recentBytes = 0;
  }, pace.milliseconds);
  request.on('data', count);
  return () => {
    clearInterval(timer);
    request.off('data', count);
  };
}
