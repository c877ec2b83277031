import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { Draining } from './draining.js';

/** Longer requests are cut off, so that stopping the service takes at most ten seconds. */
const requestGraceMilliseconds = 6000;
const shutdownTimeoutMilliseconds = 9500;

/**
 * Shuts down on a signal, or when the supervisor that started it with an IPC channel exits: balancers are told, new
 * requests are refused, running ones are answered, the worker finishes or releases its work, and connections are
 * closed. A second signal exits at once.
 * @param drainSeconds how long balancers may take to learn that this process is not ready
 */
export function shutDownOnSignals(app: INestApplication<Server>, drainSeconds = 0): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) process.exit(1);
    isEnding = true;
    setTimeout(() => process.exit(1), shutdownTimeoutMilliseconds + drainSeconds * 1000).unref();
    shutDownGracefully(app, drainSeconds).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.once('disconnect', () => isEnding || end());
}

/**
 * Says for a while that it is not ready, and answers whoever still comes, once a connection. Then it refuses new
 * requests, answers running ones, and closes every connection: idle ones at once, the rest after six seconds.
 */
export async function shutDownGracefully(app: INestApplication<Server>, drainSeconds = 0): Promise<void> {
  const server = app.getHttpServer();
  app.get(Draining, { strict: false }).begin();
  await wait(drainSeconds * 1000);
  server.close();
  // A connection that is kept alive becomes idle when its request has been answered.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), requestGraceMilliseconds);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
