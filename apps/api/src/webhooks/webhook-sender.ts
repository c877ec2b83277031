import type { LookupAddress, LookupOptions } from 'node:dns';
import { isIPv6 } from 'node:net';
import { type BeforeApplicationShutdown, Inject, Injectable, Optional } from '@nestjs/common';
import { deliveryProblems } from '@firstday/domain';
import type { Pool } from 'undici';
import { CONFIG, type Config } from '../context/index.js';
import { type AddressPolicy, type WebhookTarget, resolveChecked, toWebhookTarget } from './address-policy.js';
import { AddressRefused } from './address-refused.js';
import { Deadlines } from './deadlines.js';
import { type HttpAnswer, HttpExchange } from './http-exchange.js';
import { type ResolveHost, resolveHost } from './resolve-host.js';

/** How names are resolved, for injection: tests give another. */
export const RESOLVE_HOST = Symbol('resolve');

export interface OutgoingDelivery {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  readonly isTest: boolean;
}

/** What came back. */
export interface DeliveryReply {
  /** Null where there was no answer. */
  readonly status: number | null;
  /** Its beginning. */
  readonly answer: string | null;
  readonly retryAfterSeconds: number | null;
  readonly durationMs: number;
  /** Why it is no success, in words; null for one. */
  readonly error: string | null;
}

/** No fewer than deliveries under way: none waits for a connection while the receiver's time runs. */
const connectionsPerHost = 4096;
const maxRemembered = 1000;

/**
 * Sends a delivery and tells what came back; it never throws. Connections are made to checked addresses only, follow no
 * redirect, use no proxy of the environment and expand nothing.
 */
@Injectable()
export class WebhookSender implements BeforeApplicationShutdown {
  private readonly pools = new Map<string, Pool>();
  private readonly targets = new Map<string, WebhookTarget>();
  private readonly deadlines: Deadlines;
  private readonly isDevelopment: boolean;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Optional() @Inject(RESOLVE_HOST) private readonly resolve: ResolveHost = resolveHost,
  ) {
    this.isDevelopment = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(config.baseUrl).hostname);
    this.deadlines = new Deadlines(config.webhooks.seconds * 1000);
  }

  /** Whom a webhook of an account may be sent to. */
  addressPolicyFor(isTest: boolean): AddressPolicy {
    return { isTest, isDevelopment: this.isDevelopment, privateHosts: this.config.webhooks.privateHosts };
  }

  async send(outgoing: OutgoingDelivery): Promise<DeliveryReply> {
    const began = performance.now();
    const exchange = new HttpExchange();
    const deadline = this.deadlines.start(() => exchange.abort(new DeadlineExceeded()));
    try {
      return toReply(await this.post(outgoing, exchange), elapsedSince(began));
    } catch (thrown) {
      const error = describeError(thrown);
      return { status: null, answer: null, retryAfterSeconds: null, error, durationMs: elapsedSince(began) };
    } finally {
      this.deadlines.cancel(deadline);
    }
  }

  /** After the worker has ended what it could. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.destroy()));
  }

  private async post(
    { url, headers, body, isTest }: OutgoingDelivery,
    exchange: HttpExchange,
  ): Promise<HttpAnswer> {
    const target = this.targetOf(url, isTest);
    // What takes too long is left alone, whatever it goes on with.
    const addresses = target.addresses ?? (await exchange.race(resolveChecked(target, this.resolve)));
    // The deadline is for all of it: the client needs none of its own.
    const { origin, path } = target;
    const timeouts = { headersTimeout: 0, bodyTimeout: 0 };
    const pool = this.knownPool(origin, addresses) ?? (await this.newPool(origin, addresses));
    pool.dispatch({ path, method: 'POST', headers, body, ...timeouts }, exchange);
    return exchange.answer;
  }

  /** What a url says for itself stays as it is; what its host leads to is asked at each delivery. */
  private targetOf(url: string, isTest: boolean): WebhookTarget {
    const key = `${isTest} ${url}`;
    const known = this.targets.get(key);
    if (known) return known;
    const target = toWebhookTarget(url, this.addressPolicyFor(isTest));
    if (this.targets.size >= maxRemembered) this.targets.clear();
    this.targets.set(key, target);
    return target;
  }

  /** Connections are shared by those who lead to the same addresses; what an address was checked for holds for all. */
  private knownPool(origin: string, addresses: readonly string[]): Pool | undefined {
    return this.pools.get(poolKey(origin, addresses));
  }

  /** The client is loaded with the first delivery: a process without a worker has none. */
  private async newPool(origin: string, addresses: readonly string[]): Promise<Pool> {
    const { Pool } = await import('undici');
    // Another delivery may have made it meanwhile.
    const known = this.knownPool(origin, addresses);
    if (known) return known;
    const pool = new Pool(origin, {
      connections: connectionsPerHost,
      pipelining: 1,
      keepAliveTimeout: 10_000,
      connect: { lookup: lookupPinnedTo(addresses), timeout: 10_000 },
      maxHeaderSize: 16_384,
    });
    this.pools.set(poolKey(origin, addresses), pool);
    this.forgetOldest();
    return pool;
  }

  private forgetOldest(): void {
    const [oldest] = this.pools;
    if (this.pools.size <= maxRemembered || !oldest) return;
    this.pools.delete(oldest[0]);
    void oldest[1].close();
  }
}

/** Name servers answer in turning orders. */
const poolKey = (origin: string, addresses: readonly string[]): string =>
  `${origin} ${[...addresses].sort().join(' ')}`;

class DeadlineExceeded extends Error {}

const elapsedSince = (began: number): number => Math.round(performance.now() - began);

function toReply(
  { status, text, retryAfter, isTooLong: isEndless }: HttpAnswer,
  durationMs: number,
): DeliveryReply {
  return {
    status,
    answer: text,
    retryAfterSeconds: retryAfter === undefined ? null : parseRetryAfter(retryAfter),
    durationMs,
    error: isEndless ? deliveryProblems.answer_too_long : statusError(status),
  };
}

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Answers every lookup with the addresses that were checked. */
function lookupPinnedTo(addresses: readonly string[]) {
  const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host: string, options: LookupOptions, found: LookupCallback): void => {
    const [first] = all;
    if (options.all || !first) found(null, all);
    else found(null, first.address, first.family);
  };
}

/** `Retry-After` (RFC 9110, 10.2.3): seconds, or a date. */
function parseRetryAfter(header: string | string[]): number | null {
  const text = String(header).trim();
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, (date - Date.now()) / 1000);
}

function statusError(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? deliveryProblems.redirected : `Answered ${status}`;
}

const errorMessages: Readonly<Record<string, string>> = {
  ECONNREFUSED: deliveryProblems.connection_refused,
  ECONNRESET: deliveryProblems.connection_closed,
  UND_ERR_CONNECT_TIMEOUT: deliveryProblems.no_connection,
  UND_ERR_SOCKET: deliveryProblems.connection_closed,
};

function describeError(error: unknown): string {
  if (error instanceof AddressRefused) return error.message;
  if (error instanceof DeadlineExceeded) return deliveryProblems.no_answer;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (errorMessages[code]) return errorMessages[code];
  if (/^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL)/.test(code))
    return `${deliveryProblems.certificate}: ${code}`;
  const isUnreadable = error instanceof Error && error.name === 'HTTPParserError';
  return isUnreadable ? deliveryProblems.not_http : deliveryProblems.failed;
}
