import type { ClientRequest, IncomingMessage } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';

/** Joins two connections once the web agrees to the protocol that was asked for; else says what it answered. */
export function joinUpgraded(asked: ClientRequest, socket: Duplex, head: Buffer): void {
  asked.once('upgrade', (answer, web, first) => {
    socket.write(headOf(answer));
    if (first.length > 0) socket.write(first);
    if (head.length > 0) web.write(head);
    pipeline(socket, web, socket, () => undefined);
  });
  asked.once('response', (answer) => {
    answer.resume();
    socket.end(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\nconnection: close\r\n\r\n`);
  });
  asked.on('error', () => socket.destroy());
  socket.on('error', () => asked.destroy());
}

function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${rawHeaders[at + 1]}\r\n`]));
  return `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join('')}\r\n`;
}
