import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';

/**
 * All requests come through the API's front door, which watches over the pace of visitors and over how long a file may
 * take. This server does not end them earlier, and keeps the door's connections for longer than the door does.
 */
export function leaveTimeToFrontDoor(): void {
  subscribe('http.server.request.start', (message) => {
    const server = serverIn(message);
    if (!server) return;
    server.requestTimeout = 0;
    server.keepAliveTimeout = 120_000;
  });
}

const serverIn = (message: unknown): Server | undefined =>
  typeof message === 'object' && message !== null && 'server' in message && message.server instanceof Server
    ? message.server
    : undefined;
