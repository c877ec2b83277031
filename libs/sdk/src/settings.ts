/** How a client reaches the service. */
export interface FirstdayOptions {
  /** An API token, as `fd_live_…`. It is sent to `baseUrl` and shown nowhere. */
  readonly apiKey: string | undefined;
  /** Where the service is, as `https://onboarding.example.com`. */
  readonly baseUrl: string | undefined;
  /** The account of a connected organization to act for, as `acct_…`. */
  readonly accountId?: string;
  /** Milliseconds to wait for each answer; 60,000 unless said, `Infinity` for no end. */
  readonly timeout?: number;
  /** How often a request is tried again after a failure that may pass; 2 unless said. */
  readonly maxRetries?: number;
  /** Headers to send with every request. */
  readonly defaultHeaders?: Readonly<Record<string, string>>;
  /** What sends the requests; the platform's `fetch` unless said. */
  readonly fetch?: typeof globalThis.fetch;
}

/** What may differ for one call. */
export interface CallOptions {
  readonly accountId?: string;
  readonly timeout?: number;
  readonly maxRetries?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the call: it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Of a POST: the same key and body within 24 hours answers what was answered first. One is made unless given. */
  readonly idempotencyKey?: string;
}

/** Options that were checked. */
export interface Settings {
  readonly apiKey: string;
  /** Ends in `/api/v1`. */
  readonly root: string;
  readonly accountId: string | undefined;
  readonly timeout: number;
  readonly maxRetries: number;
  readonly defaultHeaders: Readonly<Record<string, string>>;
  readonly fetch: typeof globalThis.fetch;
}

/** @throws TypeError that names what is missing or wrong, and never says the API key */
export function toSettings(options: FirstdayOptions): Settings {
  const { apiKey, baseUrl, accountId, timeout = 60_000, maxRetries = 2, defaultHeaders = {} } = options;
  if (!apiKey) throw new TypeError('apiKey is missing: it is an API token of your account');
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new TypeError('apiKey holds a character that no token has, such as a space or a line break');
  }
  return {
    apiKey,
    root: rootOf(baseUrl),
    accountId,
    timeout,
    maxRetries,
    defaultHeaders,
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
  };
}

function rootOf(baseUrl: string | undefined): string {
  if (!baseUrl) throw new TypeError('baseUrl is missing: it is the address of your service');
  if (!URL.canParse(baseUrl)) throw new TypeError('baseUrl must be an address such as https://example.com');
  const { protocol, username, password, origin, pathname } = new URL(baseUrl);
  if (!/^https?:$/.test(protocol)) throw new TypeError('baseUrl must begin with https:// or http://');
  if (username || password) throw new TypeError('baseUrl must not hold a user name or password');
  return `${origin}${pathname.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}/api/v1`;
}
