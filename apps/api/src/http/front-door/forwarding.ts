import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { plainAddress, type TrustedProxies } from './trusted-proxies.js';

/** By this header the web shows that it hands on what came to it through this door. It reaches nobody else. */
export const internalHeader = 'x-firstday-internal';

/** What a proxy that is trusted may say of a visitor's request; nothing here reads what else there is of the kind. */
export const forwardedHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

type Received = Pick<IncomingMessage, 'headers' | 'socket'>;

const internalRequests = new WeakSet<object>();

/** Whether a request comes from the web or from the command that started this process. */
export const isInternal = (request: object): boolean => internalRequests.has(request);

/**
 * Decides, before anything reads it, what counts of what a request says of its own way here. The address, host and
 * protocol of a visitor decide what is kept as evidence of a signature, who is limited, and whose page a form came
 * from. After this the headers can be believed: `x-forwarded-for` is missing, or the one address of the visitor.
 */
export class Forwarding {
  private readonly digest: Buffer | undefined;

  /** @param internalToken what the web shows; without one nothing is internal */
  constructor(
    private readonly proxies: TrustedProxies,
    internalToken: string | undefined,
  ) {
    this.digest = internalToken === undefined ? undefined : digestOf(internalToken);
  }

  receive(request: Received): void {
    const { headers } = request;
    // What else a trace brings along is whatever anybody wrote.
    for (const name of ['tracestate', 'baggage']) Reflect.deleteProperty(headers, name);
    if (headers[internalHeader] === undefined && !isForwarded(headers)) return this.keepOwnTrace(request);
    if (this.takeInternal(request)) return keepOnly(headers, oneAddress(headers['x-forwarded-for']));
    if (this.proxies.has(request.socket.remoteAddress)) keepOnly(headers, this.visitorOf(request));
    else for (const name of forwardedHeaders) Reflect.deleteProperty(headers, name);
    this.keepOwnTrace(request);
  }

  /** Whose trace a request belongs to, and whether it is recorded, is not for strangers to say. */
  private keepOwnTrace({ headers, socket }: Received): void {
    if (headers['traceparent'] !== undefined && !this.proxies.has(socket.remoteAddress))
      Reflect.deleteProperty(headers, 'traceparent');
  }

  private takeInternal(request: Received): boolean {
    const given = request.headers[internalHeader];
    Reflect.deleteProperty(request.headers, internalHeader);
    const isShown = this.digest !== undefined && typeof given === 'string';
    if (!isShown || !timingSafeEqual(digestOf(given), this.digest)) return false;
    internalRequests.add(request);
    return true;
  }

  /** The last address in the chain that is no proxy of ours: what a visitor writes before it changes nothing. */
  private visitorOf({ headers, socket }: Received): string {
    const hops = String(headers['x-forwarded-for'] ?? '').split(',');
    let visitor = plainAddress(socket.remoteAddress ?? '');
    for (const hop of hops.reverse()) {
      const address = oneAddress(hop);
      if (address === undefined) return visitor;
      visitor = address;
      if (!this.proxies.has(address)) return visitor;
    }
    return visitor;
  }
}

/** Who asks: the visitor whom a trusted proxy names, or whoever is at the other end. Only after `receive`. */
export const visitorAddress = ({ headers, socket }: Received): string =>
  String(headers['x-forwarded-for'] ?? plainAddress(socket.remoteAddress ?? ''));

const digestOf = (token: string): Buffer => hash('sha256', token, 'buffer');

const isForwarded = (headers: Received['headers']): boolean =>
  forwardedHeaders.some((name) => headers[name] !== undefined);

function keepOnly(headers: Received['headers'], visitor: string | undefined): void {
  if (visitor) headers['x-forwarded-for'] = visitor;
  else delete headers['x-forwarded-for'];
}

/** Some proxies add the port from which their visitor came. */
function oneAddress(hop: string | string[] | undefined): string | undefined {
  const text = String(hop ?? '').trim();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = plainAddress(bare);
  return isIP(address) === 0 ? undefined : address;
}
