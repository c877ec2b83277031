import type { ComponentChange } from '@firstday/domain';
import { RequestError } from './component-api';
import { EventStream } from './event-stream';

interface FollowOptions {
  /** Asks for the stream of changes, from the last one that was heard. */
  readonly open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;
  readonly onChange: (change: ComponentChange) => void;
  /** Whether changes are heard as they happen. */
  readonly onLive: (isLive: boolean) => void;
}

/** Milliseconds. */
const minRetryDelay = 1000;
const maxRetryDelay = 30_000;
const pollInterval = 15_000;
/** Heartbeats come each 15 s: a line on which nothing comes for longer is dead, though nobody said so. */
const silenceTimeout = 40_000;

/**
 * Hears of changes over one stream, which is opened again when it ends, later each time that it fails. While there is
 * none, everything may have changed each 15 s.
 * @returns ends it
 */
export function followChanges({ open, onChange, onLive }: FollowOptions): () => void {
  const ended = new AbortController();
  let isLive = false;
  let lastEventId: string | undefined;
  let failures = 0;
  const poll = setInterval(() => {
    if (!isLive && document.visibilityState === 'visible') onChange({ kind: 'many' });
  }, pollInterval);

  const live = (now: boolean) => {
    if (now === isLive) return;
    isLive = now;
    onLive(now);
  };

  async function hear(): Promise<void> {
    const line = new AbortController();
    const hangUp = () => line.abort();
    ended.signal.addEventListener('abort', hangUp);
    let watch = setTimeout(hangUp, silenceTimeout);
    try {
      const answer = await open(lastEventId, line.signal);
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      const events = new EventStream();
      for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
        clearTimeout(watch);
        watch = setTimeout(hangUp, silenceTimeout);
        // What changed while nobody listened was not heard of.
        if (!isLive && failures > 0 && lastEventId === undefined) onChange({ kind: 'many' });
        live(true);
        failures = 0;
        for (const { data, id, event } of events.push(piece.value)) {
          lastEventId = id ?? lastEventId;
          const change: ComponentChange = JSON.parse(data);
          if (event === 'change') onChange(change);
        }
      }
    } finally {
      clearTimeout(watch);
      ended.signal.removeEventListener('abort', hangUp);
    }
  }

  async function listen(): Promise<void> {
    while (!ended.signal.aborted) {
      try {
        await hear();
      } catch (error) {
        // A session that has ended is not asked for again; whoever reads rows finds out.
        if (error instanceof RequestError && error.code === 'ended') onChange({ kind: 'many' });
      }
      live(false);
      await pause(Math.min(minRetryDelay * 2 ** failures++, maxRetryDelay) * (1 + Math.random() / 2));
    }
  }

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      ended.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });

  void listen();
  return () => {
    ended.abort();
    clearInterval(poll);
  };
}
