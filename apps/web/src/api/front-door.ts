import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { BodyGate, type Refusal, mostArriving, tooLarge } from './body-gate';
import { watchBody } from './watch-body';
import type { TrustedPeers } from './trusted-peers';

export interface FrontDoor {
  /** Whose word counts on who asked, and how. */
  readonly peers: TrustedPeers;
  readonly isHttps: boolean;
}

/** What a proxy that is trusted may say of a visitor's request. Nothing here reads what else there is of the kind. */
const believed = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];
const unread = ['forwarded', 'x-real-ip'];

/**
 * Receives every request before anything reads it. What a visitor says of its own address, host or protocol is dropped:
 * they decide what is kept as evidence of a signature, who is limited, and whose page a form came from. Next.js writes
 * `x-forwarded-for` only where it is missing.
 */
export function openFrontDoor(door: FrontDoor): void {
  const emit = Server.prototype.emit;
  const gate = new BodyGate();
  Server.prototype.emit = function (this: Server, ...event: [string | symbol, ...unknown[]]): boolean {
    const [name, request, response] = event;
    if (name === 'connection' || name === 'request') bePatient(this);
    if (name === 'request' && isRequest(request)) receive(request, door.peers);
    if (name === 'request' && isRequest(request) && isResponse(response)) {
      prepare(request, response, door);
      const refusal = gate.admit(request, (leave) => response.once('close', leave));
      if (refusal) return refuse(request, response, refusal);
      watch(request, response);
    }
    return Reflect.apply(emit, this, event);
  };
}

/** As the API: a file over a slow phone has an hour, and a connection outlives that of a balancer (60 s). */
function bePatient(server: Server): void {
  server.headersTimeout = 15_000;
  server.requestTimeout = 60 * 60_000;
  server.keepAliveTimeout = 72_000;
}

function watch(request: IncomingMessage, response: ServerResponse): void {
  const most = mostArriving(request);
  if (most === undefined) return;
  const end = watchBody(request, most, () => {
    if (response.headersSent) request.destroy();
    else refuse(request, response, tooLarge);
  });
  response.once('close', end);
}

export function receive(request: Pick<IncomingMessage, 'headers' | 'socket'>, peers: TrustedPeers): void {
  const { headers, socket } = request;
  const isProxy = peers.has(socket.remoteAddress);
  for (const name of Object.keys(headers)) {
    const isForwarding = name.startsWith('x-forwarded-') || unread.includes(name);
    if (isForwarding && !(isProxy && believed.includes(name))) Reflect.deleteProperty(headers, name);
  }
  const hops = [headers['x-forwarded-for'] ?? []].flat().filter((hop) => hop !== '');
  if (socket.remoteAddress) headers['x-forwarded-for'] = [...hops, socket.remoteAddress].join(', ');
}

/** Files of the build are the same for everybody, and the API says of its own answers who may keep them. */
const isPublic = (path: string): boolean => /^\/(?:_next\/|api\/|embed\.js|icon\.svg)/.test(path);

function prepare({ url }: IncomingMessage, response: ServerResponse, { isHttps }: FrontDoor): void {
  // Of this host alone: what else is served below it is not ours to decide.
  if (isHttps) response.setHeader('strict-transport-security', 'max-age=31536000');
  if (!isPublic(url ?? '')) response.setHeader('cache-control', 'no-store');
}

/** In the words of the published interface; what is left of a body is not read. */
function refuse(request: IncomingMessage, response: ServerResponse, { status, tag, message }: Refusal): true {
  const body = JSON.stringify({ message, _tag: tag });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...(status === 429 && { 'retry-after': '1' }),
  };
  response.writeHead(status, headers).end(body);
  request.resume();
  return true;
}

const isRequest = (value: unknown): value is IncomingMessage =>
  typeof value === 'object' && value !== null && 'headers' in value && 'socket' in value;
const isResponse = (value: unknown): value is ServerResponse =>
  typeof value === 'object' && value !== null && 'setHeader' in value;
