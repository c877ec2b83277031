import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { EventEmitter } from 'node:events';
import { Server, ServerResponse } from 'node:http';

const lookEveryMilliseconds = 50;

/**
 * Told to end, the server answers each kept connection once more and closes it. Next.js by itself waits until the last of them
 * was idle for as long as it is kept, and a proxy that has something to ask keeps it for ever.
 *
 * @returns what undoes it: it holds for every server of the process
 */
export function endKeptConnections(signals: EventEmitter = process): () => void {
  const servers = new Set<Server>();
  let isEnding = false;
  let closing: NodeJS.Timeout | undefined;
  const begin = () => {
    isEnding = true;
    const closeIdle = () => servers.forEach((server) => server.closeIdleConnections());
    closing = setInterval(closeIdle, lookEveryMilliseconds).unref();
  };
  const onRequest = (message: unknown) => {
    if (typeof message !== 'object' || message === null) return;
    if ('server' in message && message.server instanceof Server) servers.add(message.server);
    if (isEnding && 'response' in message && message.response instanceof ServerResponse)
      message.response.shouldKeepAlive = false;
  };
  signals.once('SIGTERM', begin);
  subscribe('http.server.request.start', onRequest);
  return () => {
    signals.off('SIGTERM', begin);
    unsubscribe('http.server.request.start', onRequest);
    clearInterval(closing);
  };
}
