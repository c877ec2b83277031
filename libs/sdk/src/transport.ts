import { ConnectionError, FirstdayError, TimeoutError } from './firstday-error.js';
import type { Settings } from './settings.js';
import { toApiError, isRecord } from './to-api-error.js';
import { type Call, toUrl, toHeaders, idempotencyKeyFor } from './call.js';
import { pause, retryDelay } from './retry-delay.js';
import { toFormData } from './upload.js';

type Read<Answer> = (response: Response) => Promise<Answer>;

/** What an attempt sends; made once, so that every attempt sends the same. */
interface Sent {
  readonly address: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | FormData | null;
}

/** Carries calls out: address, headers, timeouts, retries and errors. Holds the credential, and shows it to nobody. */
export class Transport {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async send<Answer>(call: Call, read: Read<Answer>): Promise<Answer> {
    const { maxRetries = this.#settings.maxRetries, signal } = call.options ?? {};
    const sent = await this.#sent(call);
    for (let retry = 0; ; retry += 1) {
      try {
        return await this.#attempt(call, sent, read);
      } catch (error) {
        if (!(error instanceof FirstdayError) || retry >= maxRetries) throw error;
        const delay = retryDelay(error, retry);
        if (delay === undefined) throw error;
        await pause(delay, signal);
      }
    }
  }

  async #sent(call: Call): Promise<Sent> {
    return {
      address: toUrl(this.#settings.root, call),
      method: call.method,
      headers: toHeaders(this.#settings, call, idempotencyKeyFor(call)),
      body: call.files
        ? await toFormData(call.files)
        : call.body === undefined
          ? null
          : JSON.stringify(call.body),
    };
  }

  async #attempt<Answer>(call: Call, { address, ...sent }: Sent, read: Read<Answer>): Promise<Answer> {
    const { signal, timeout = this.#settings.timeout } = call.options ?? {};
    const late = Number.isFinite(timeout) ? [AbortSignal.timeout(timeout)] : [];
    const ends = [...(signal ? [signal] : []), ...late];
    // A redirect is not followed: the credential goes to baseUrl and nowhere else.
    const request = { ...sent, redirect: 'manual', signal: AbortSignal.any(ends) } as const;
    try {
      const response = await this.#settings.fetch(address, request);
      if (response.ok) return await read(response);
      throw toApiError(call.id, response, this.#withoutKey(await response.text()));
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (error instanceof FirstdayError) throw error;
      if (late[0]?.aborted) throw new TimeoutError(`No answer within ${timeout} ms (${call.id})`, call.id);
      throw this.#connectionError(call, error);
    }
  }

  /** The cause is not kept: what a custom `fetch` throws may hold the request, and so the credential. */
  #connectionError(call: Call, error: unknown): ConnectionError {
    const code = codeOf(error);
    const reason = code ?? (error instanceof Error ? this.#withoutKey(error.message) : 'no reason given');
    return new ConnectionError(
      `${new URL(this.#settings.root).origin} did not answer: ${reason} (${call.id})`,
      call.id,
      code,
    );
  }

  /** A proxy's error page may repeat the request. */
  #withoutKey(text: string): string {
    return text.replaceAll(this.#settings.apiKey, '[apiKey]');
  }
}

/** The system's name of a failure, as `ECONNREFUSED`, at the end of a chain of causes. */
function codeOf(error: unknown): string | undefined {
  for (let cause = error, depth = 0; isRecord(cause) && depth < 5; cause = cause['cause'], depth += 1) {
    if (typeof cause['code'] === 'string' && /^[A-Z][A-Z0-9_]{2,40}$/.test(cause['code']))
      return cause['code'];
  }
  return undefined;
}
