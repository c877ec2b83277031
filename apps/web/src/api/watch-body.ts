import type { IncomingMessage } from 'node:http';

/** How long the body of a page may take to arrive, in milliseconds: with a file in it, over a slow phone. */
const usualTime = 5 * 60_000;

/**
 * Counts a body as it comes: in chunks its head does not say how long it is. What is beyond `most` reaches nobody, and
 * who takes too long is cut off.
 * @param refuse is told once, when it is too much
 * @returns ends the watch
 */
export function watchBody(
  request: IncomingMessage,
  most: number,
  refuse: () => void,
  mostTime = usualTime,
): () => void {
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    const wasWithin = bytes <= most;
    bytes += chunk?.length ?? 0;
    if (bytes <= most) return push(chunk, encoding);
    if (wasWithin) refuse();
    return true;
  };
  const timer = setTimeout(() => request.complete || request.destroy(), mostTime);
  return () => clearTimeout(timer);
}
