import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';

/** Requests that take longer are cut off: whoever stops a service waits no more than ten seconds for it. */
const requestGraceMilliseconds = 6000;
const shutdownTimeoutMilliseconds = 9500;

/**
 * Ends the process when it is told to, by a signal or by the end of the supervisor that started it with an IPC
 * channel: no new request is taken, those under way are answered, the worker ends or gives back what it holds, and the
 * connections are closed. A second signal ends it at once.
 */
export function shutDownOnSignals(app: INestApplication<Server>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) process.exit(1);
    isEnding = true;
    setTimeout(() => process.exit(1), shutdownTimeoutMilliseconds).unref();
    shutDownGracefully(app).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.once('disconnect', () => isEnding || end());
}

/** Takes no new request, answers those under way, and closes every connection: idle ones at once, all after six seconds. */
export async function shutDownGracefully(app: INestApplication<Server>): Promise<void> {
  const server = app.getHttpServer();
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
