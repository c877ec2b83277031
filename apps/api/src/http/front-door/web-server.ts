import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as ask,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { Logger } from '@nestjs/common';
import { hasBody } from './body-gate.js';
import { endToEndHeaders } from './end-to-end-headers.js';
import { forwardedHeaders, internalHeader, visitorAddress } from './forwarding.js';
import { type Passage, passBack, sendBody } from './passage.js';
import { joinUpgraded } from './join-upgraded.js';
import { answerUnavailable } from './answer-unavailable.js';

interface WebSettings {
  /** Where the web listens: an address that nobody else reaches. */
  readonly url: string;
  /** By which the web shows that it asks for somebody who came through this door. */
  readonly internalToken: string;
  /** The host of `BASE_URL`, for whoever names none. */
  readonly host: string;
  /** How long the web may be silent before it answers, in milliseconds. */
  readonly mostSilence?: number;
}

const usualSilence = 60_000;
const noteEvery = 10_000;

/** The web, to which requests are handed on as they come, and whose answers are handed back as they come. */
export class WebServer {
  // The web keeps its connections for longer (apps/web/src/instrumentation.ts): it never closes one that is just used.
  private readonly agent = new Agent({ keepAlive: true, timeout: 30_000, maxFreeSockets: 128 });
  private readonly logger = new Logger('web');
  private readonly address: { readonly host: string; readonly port: string };
  private notedAt = 0;

  constructor(private readonly settings: WebSettings) {
    const { hostname, port } = new URL(settings.url);
    this.address = { host: hostname.replace(/^\[|\]$/g, ''), port: port || '80' };
  }

  handOn(passage: Passage): void {
    const { request, response, body } = passage;
    const asked = this.ask(request, this.agent);
    asked.setTimeout(this.settings.mostSilence ?? usualSilence, () => asked.destroy(new Error('silent')));
    asked.once('response', (answer) => {
      asked.setTimeout(0);
      passBack(answer, passage);
    });
    asked.on('error', (error) => this.onError(error, asked, passage));
    // Whoever went away is not answered, and the web need not go on.
    response.once('close', () => response.writableFinished || asked.destroy());
    if (body) sendBody(passage, asked, body);
    else asked.end();
  }

  /** A connection that becomes another protocol's, byte for byte: that of Next.js's development server. */
  handOnUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const asked = this.ask(request, false, { connection: 'Upgrade', upgrade: request.headers.upgrade });
    joinUpgraded(asked, socket, head);
    asked.end();
  }

  private ask(request: IncomingMessage, agent: Agent | false, more: OutgoingHttpHeaders = {}): ClientRequest {
    const { method = 'GET', url = '/' } = request;
    const headers = { ...this.headersOf(request), ...more };
    return ask({ ...this.address, agent, method, path: url, headers, setHost: false });
  }

  private headersOf(request: IncomingMessage): OutgoingHttpHeaders {
    const given = Object.entries(endToEndHeaders(request.headers)).filter(([name]) => !isUnread(name));
    return {
      host: this.settings.host,
      ...Object.fromEntries(given),
      ...withoutPreview(request.headers.cookie),
      'x-forwarded-for': visitorAddress(request),
      [internalHeader]: this.settings.internalToken,
      ...(request.headers['transfer-encoding'] !== undefined && { 'transfer-encoding': 'chunked' }),
    };
  }

  private onError(error: NodeJS.ErrnoException, asked: ClientRequest, passage: Passage): void {
    const { request, response } = passage;
    // It was answered, or refused meanwhile; an answer that breaks off does so by itself.
    if (response.headersSent || response.destroyed) return;
    // A kept connection may have ended at this very moment; what only reads can be asked once more (RFC 9110, 9.2.2).
    if (asked.reusedSocket && error.code === 'ECONNRESET' && onlyReads(request)) return this.handOn(passage);
    this.note(error);
    answerUnavailable(request, response);
  }

  /** Once in a while: the web may be away for a minute, and asked for a thousand times. */
  private note({ code, message }: NodeJS.ErrnoException): void {
    if (Date.now() - this.notedAt < noteEvery) return;
    this.notedAt = Date.now();
    this.logger.warn({ code: code ?? message }, 'the web does not answer');
  }
}

const onlyReads = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request);

/** The keys of Next.js's preview mode are those of every build (docs/adr/0123): who sends its cookies is not believed. */
function withoutPreview(cookie: string | undefined): OutgoingHttpHeaders {
  if (cookie === undefined || !previewCookie.test(cookie)) return {};
  return {
    cookie: cookie
      .split(/; */)
      .filter((one) => !previewCookie.test(one))
      .join('; '),
  };
}

const previewCookie = /(?:^|; *)__(?:prerender_bypass|next_preview_data) *=/;

/** What nobody but a proxy says, and no trusted one said; Node itself answers `Expect`; the rest is Next.js's own. */
const isUnread = (name: string): boolean =>
  name === 'expect' ||
  name === 'forwarded' ||
  name === 'x-real-ip' ||
  name.startsWith('x-middleware-') ||
  name.startsWith('x-prerender-') ||
  (name.startsWith('x-forwarded-') && !forwardedHeaders.some((known) => known === name));
