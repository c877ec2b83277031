import type { LookupAddress, LookupOptions } from 'node:dns';
import { isIPv6 } from 'node:net';
import { type BeforeApplicationShutdown, Inject, Injectable, Optional } from '@nestjs/common';
import { Agent, request } from 'undici';
import type { Config } from '../platform/config.js';
import { CONFIG } from '../platform/platform.module.js';
import { type Reach, checkedAddresses } from './address-guard.js';
import { AddressRefused } from './address-refused.js';
import { type Resolve, resolveHost } from './resolve-host.js';

/** How names are resolved, for injection: tests give another. */
export const RESOLVE = Symbol('resolve');

export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly isTest: boolean;
}

/** What came back. */
export interface Reply {
  /** Null where there was no answer. */
  readonly status: number | null;
  /** Its beginning. */
  readonly answer: string | null;
  readonly retryAfterSeconds: number | null;
  readonly durationMs: number;
  /** Why it is no success, in words; null for one. */
  readonly error: string | null;
}

const keptBytes = 4096;
const largestAnswer = 65_536;
/** No fewer than deliveries under way: none waits for a connection while the receiver's time runs. */
const connectionsPerHost = 512;

/**
 * Sends a delivery and tells what came back; it never throws. Connections are made to checked addresses only, follow no
 * redirect, use no proxy of the environment and expand nothing.
 */
@Injectable()
export class WebhookSender implements BeforeApplicationShutdown {
  private readonly agents = new Map<string, Agent>();
  private readonly isDevelopment: boolean;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Optional() @Inject(RESOLVE) private readonly resolve: Resolve = resolveHost,
  ) {
    this.isDevelopment = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(config.baseUrl).hostname);
  }

  /** Whom a webhook of an account may be sent to. */
  reachOf(isTest: boolean): Reach {
    return { isTest, isDevelopment: this.isDevelopment, privateHosts: this.config.webhooks.privateHosts };
  }

  async send(outgoing: Outgoing): Promise<Reply> {
    const began = performance.now();
    const patience = AbortSignal.timeout(this.config.webhooks.seconds * 1000);
    try {
      return { ...(await this.post(outgoing, patience)), durationMs: Math.round(performance.now() - began) };
    } catch (error) {
      return {
        status: null,
        answer: null,
        retryAfterSeconds: null,
        durationMs: Math.round(performance.now() - began),
        error: patience.aborted ? 'No answer in time' : wordsFor(error),
      };
    }
  }

  /** After the worker has ended what it could. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...this.agents.values()].map((agent) => agent.destroy()));
  }

  private async post(
    { url, headers, body, isTest }: Outgoing,
    signal: AbortSignal,
  ): Promise<Omit<Reply, 'durationMs'>> {
    const addresses = await within(signal, checkedAddresses(url, this.reachOf(isTest), this.resolve));
    const response = await request(url, {
      method: 'POST',
      dispatcher: this.agentFor(addresses),
      headers,
      body,
      signal,
    });
    const answer = await beginningOf(response.body);
    const { statusCode: status } = response;
    return {
      status,
      answer: answer.text,
      retryAfterSeconds: secondsOf(response.headers['retry-after']),
      error: answer.isEndless ? 'The answer is too long' : errorOf(status),
    };
  }

  /** Connections are shared by those who lead to the same addresses; what an address was checked for holds for all. */
  private agentFor(addresses: readonly string[]): Agent {
    // Name servers answer in turning orders.
    const key = [...addresses].sort().join(' ');
    const known = this.agents.get(key);
    if (known) return known;
    const agent = new Agent({
      connections: connectionsPerHost,
      pipelining: 1,
      keepAliveTimeout: 10_000,
      connect: { lookup: pinnedTo(addresses), timeout: 10_000 },
      maxHeaderSize: 16_384,
    });
    this.agents.set(key, agent);
    this.forgetOldest();
    return agent;
  }

  private forgetOldest(): void {
    const [oldest] = this.agents;
    if (this.agents.size <= 1000 || !oldest) return;
    this.agents.delete(oldest[0]);
    void oldest[1].close();
  }
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Answers every lookup with the addresses that were checked. */
function pinnedTo(addresses: readonly string[]) {
  const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host: string, options: LookupOptions, found: Found): void => {
    const [first] = all;
    if (options.all || !first) found(null, all);
    else found(null, first.address, first.family);
  };
}

/** Rejects once the signal does, whatever the work goes on with. */
function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const over = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('there is no more time')), { once: true }),
  );
  return Promise.race([work, over]);
}

/** `Retry-After` (RFC 9110, 10.2.3): seconds, or a date. */
function secondsOf(header: string | string[] | undefined): number | null {
  const text = String(header ?? '').trim();
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, (date - Date.now()) / 1000);
}

/** Reads as much as is kept, and no more than an honest answer would have. */
async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<{ text: string; isEndless: boolean }> {
  const kept: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    if (length < keptBytes) kept.push(chunk.subarray(0, keptBytes - length));
    length += chunk.length;
    if (length > largestAnswer) return { text: textOf(kept), isEndless: true };
  }
  return { text: textOf(kept), isEndless: false };
}

/** PostgreSQL's text holds no NUL; what is not UTF-8 is shown as such. */
const textOf = (chunks: readonly Uint8Array[]): string =>
  Buffer.concat(chunks).toString('utf8').replaceAll('\0', '\uFFFD');

function errorOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'Redirects are not followed' : `Answered ${status}`;
}

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was closed',
  UND_ERR_CONNECT_TIMEOUT: 'No connection in time',
  UND_ERR_SOCKET: 'The connection was closed',
};

function wordsFor(error: unknown): string {
  if (error instanceof AddressRefused) return error.message;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (words[code]) return words[code];
  if (/^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL)/.test(code))
    return `The certificate does not hold: ${code}`;
  const isUnreadable = error instanceof Error && error.name === 'HTTPParserError';
  return isUnreadable ? 'The answer is not HTTP' : 'The delivery failed';
}
