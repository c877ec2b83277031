import { Server, type IncomingMessage } from 'node:http';

/**
 * Adds the address that a connection came from to `x-forwarded-for`, as every hop should. Next.js writes the header only
 * where it is missing, so that a visitor could choose the address that is kept as evidence of a signature.
 */
export function appendForwardedFor(): void {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, ...event: [string | symbol, ...unknown[]]): boolean {
    const [name, request] = event;
    if (name === 'request' && isRequest(request)) appendAddress(request);
    return Reflect.apply(emit, this, event);
  };
}

export function appendAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>): void {
  const address = request.socket.remoteAddress;
  if (!address) return;
  const before = request.headers['x-forwarded-for'];
  const hops = [before ?? []].flat().filter((hop) => hop !== '');
  request.headers['x-forwarded-for'] = [...hops, address].join(', ');
}

const isRequest = (value: unknown): value is IncomingMessage =>
  typeof value === 'object' && value !== null && 'headers' in value && 'socket' in value;
