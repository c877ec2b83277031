import type { IncomingMessage, ServerResponse } from 'node:http';

/** For how long what still arrives is read and thrown away, in milliseconds. */
const lingering = 1000;

/** A connection whose request was answered before it had come to its end carries no other. */
export const closing = ({ complete }: IncomingMessage) => (complete ? {} : { connection: 'close' });

/**
 * Ends an answer whose head was written, with its body. A connection that is closed while its visitor still sends takes the
 * answer away before it is read: so it is closed a moment later.
 */
export function endEarly(request: IncomingMessage, response: ServerResponse, body: string): void {
  if (request.complete) return void response.end(body);
  response.write(body);
  const timer = setTimeout(() => response.end(), lingering);
  response.once('close', () => clearTimeout(timer));
  request.once('end', () => response.end()).resume();
}
