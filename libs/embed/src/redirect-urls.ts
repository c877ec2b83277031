import { type ComponentName, longestUrl, patterns } from './page-message.js';

/** Milliseconds between tries, each with as much again at random: many pages may wait for one server. */
const pauses = [1000, 2000, 4000, 8000, 16_000] as const;
const longestPause = 30_000;

/** The addresses of one component, as its page's own server hands them out. */
export class RedirectUrls {
  readonly #fetchUrl: () => Promise<string>;
  readonly #begins: string;
  #underway: Promise<string> | undefined;

  /** @param origin the only one that is believed */
  constructor(component: ComponentName, origin: string, fetchUrl: () => Promise<string>) {
    this.#fetchUrl = fetchUrl;
    this.#begins = `${origin}/components/${component}?`;
  }

  /**
   * A new address. Asked for while one is being fetched, it is the same one.
   * @param patience milliseconds within which it is tried again after a failure
   * @throws what `fetchUrl` threw last, or TypeError for an address of something else
   */
  next(patience: number, signal: AbortSignal): Promise<string> {
    this.#underway ??= this.#tried(Date.now() + patience, signal)
      .then((url) => this.#checked(url))
      .finally(() => (this.#underway = undefined));
    return this.#underway;
  }

  async #tried(until: number, signal: AbortSignal, tries = 0): Promise<unknown> {
    try {
      return await this.#fetchUrl();
    } catch (error) {
      const pause = (pauses[tries] ?? longestPause) * (1 + Math.random());
      if (signal.aborted || Date.now() + pause > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (signal.aborted) throw error;
      return this.#tried(until, signal, tries + 1);
    }
  }

  #checked(url: unknown): string {
    const isAddress = typeof url === 'string' && url.length <= longestUrl && patterns.url.test(url);
    if (isAddress && url.startsWith(this.#begins)) return url;
    // What came is not said: it may hold a code.
    throw new TypeError(
      `fetchUrl must answer the redirect_url of components.createUrl: ${this.#begins}code=…`,
    );
  }
}
