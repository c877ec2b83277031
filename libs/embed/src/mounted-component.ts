import type { ComponentOptions } from './component-options.js';
import { type FrameConnection, connectToFrame } from './frame-connection.js';
import { componentTitles } from './generated/component-names.js';
import { labelsIn } from './labels-in.js';
import type { ComponentName, Failure, PageMessage } from './page-message.js';
import { RedirectUrls } from './redirect-urls.js';
import type { StatusLine } from './status-line.js';

export interface ElementOptions extends ComponentOptions {
  readonly component: ComponentName;
  /** Where the component's page is. */
  readonly origin: string;
}

/** Milliseconds in which an address is asked for again before the person is told. */
const urlTimeout = 8000;
/** Milliseconds. A session that has ended is begun anew by itself, but not over and over. */
const minRenewalInterval = 30_000;
/** Until another page that opens in the frame says how high it is; without its scripts it never does. */
const shareOfWindow = 0.85;
const defaultHeight = 320;
const renewable: readonly Failure[] = ['used', 'expired', 'revoked'];

/** One stay of an element on a page, with all that ends when it is taken away. */
export class MountedComponent {
  readonly #ended = new AbortController();
  readonly #root: ShadowRoot;
  readonly #status: StatusLine;
  readonly #plan: ElementOptions;
  readonly #urls: RedirectUrls;
  readonly #frame = document.createElement('iframe');
  readonly #connection: FrameConnection;
  #hasAnswered = false;
  #isRenewing = false;
  /** Nothing can be shown until there is a new address. */
  #isOver = false;
  #renewedAt = -Infinity;
  #path: string | undefined;

  constructor(root: ShadowRoot, status: StatusLine, plan: ElementOptions) {
    this.#root = root;
    this.#status = status;
    this.#plan = plan;
    this.#urls = new RedirectUrls(plan.component, plan.origin, plan.fetchUrl);
    this.#connection = connectToFrame(this.#frame, plan.origin, {
      answer: () => this.#answered(),
      message: (message) => this.#heard(message),
      silence: () => void this.#unanswered(),
    });
    this.#prepareFrame();
    void this.#load();
  }

  end() {
    this.#ended.abort();
    this.#connection.close();
    this.#frame.remove();
    this.#status.clear();
  }

  get #words() {
    return labelsIn(this.#plan.locale ?? (document.documentElement.lang || navigator.language));
  }

  #prepareFrame() {
    const frame = this.#frame;
    frame.title = this.#plan.title ?? componentTitles[this.#plan.component][this.#words.language];
    frame.allow = 'clipboard-write';
    // Our page is told whose page it is shown in, and no more of the address.
    frame.referrerPolicy = 'strict-origin';
    Object.assign(frame.style, { border: '0', display: 'block', width: '100%' });
    this.#setHeight(0);
    frame.onload = () => this.#loaded();
  }

  async #load() {
    this.#isOver = false;
    this.#status.say(this.#words.loading);
    this.#frame.remove();
    try {
      const url = await this.#urls.next(urlTimeout, this.#ended.signal);
      if (this.#ended.signal.aborted) return;
      this.#frame.src = url;
      this.#root.append(this.#frame);
    } catch (error) {
      this.#fail(error);
    }
  }

  #loaded() {
    this.#status.clear();
    this.#connection.greet();
    if (this.#hasAnswered) this.#showAnotherPage();
  }

  #showAnotherPage() {
    this.#setHeight(Math.max(this.#frame.offsetHeight, window.innerHeight * shareOfWindow));
    this.#showItsTop();
  }

  /** The frame is as high as its page: who follows a link at its end would see the end of the next page. */
  #showItsTop() {
    if (this.#frame.getBoundingClientRect().top < 0) this.#frame.scrollIntoView();
  }

  #answered() {
    this.#hasAnswered = true;
    this.#status.clear();
  }

  #heard(message: PageMessage) {
    if (message.type === 'resized') this.#setHeight(message.height);
    if (message.type === 'navigated') this.#navigated(message.path);
    if (message.type === 'session_expiring') void this.#renew(Date.parse(message.expires_at) - Date.now());
    if (message.type === 'failed' && renewable.includes(message.reason)) void this.#renew(0);
    this.#emit(message);
  }

  #navigated(path: string) {
    if (this.#path !== undefined && path !== this.#path) this.#showItsTop();
    this.#path = path;
  }

  /** @param left milliseconds that the session still has; once it has none, the person is told of a failure */
  async #renew(left: number) {
    this.#isOver ||= left <= 0;
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    const { signal } = this.#ended;
    try {
      await delay(this.#renewedAt + minRenewalInterval - Date.now());
      if (signal.aborted) return;
      const url = await this.#urls.next(Math.max(left, urlTimeout), signal);
      this.#renewedAt = Date.now();
      this.#isOver = false;
      if (!signal.aborted && !this.#connection.send({ type: 'renew', url })) this.#frame.src = url;
    } catch (error) {
      // While the session lasts the page can be used; it may have ended since this was begun.
      if (this.#isOver) this.#fail(error);
    } finally {
      this.#isRenewing = false;
    }
  }

  #fail(error: unknown) {
    if (this.#ended.signal.aborted) return;
    console.error('Firstday: no address for the component.', error);
    this.#frame.remove();
    this.#connection.close();
    this.#offerAgain();
    this.#emit({ type: 'failed', reason: navigator.onLine ? 'error' : 'offline' });
  }

  /** Our server answers a page whose origin is not listed with one that says so, which cannot speak. */
  async #unanswered() {
    if (this.#hasAnswered) return;
    const { origin } = this.#plan;
    const isThere = await fetch(`${origin}/embed.js`, { mode: 'no-cors' }).then(
      () => true,
      () => false,
    );
    if (this.#ended.signal.aborted || this.#hasAnswered) return;
    console.error(`Firstday: the component does not answer. Does ${origin} list ${window.location.origin}?`);
    this.#offerAgain();
    const otherwise = navigator.onLine ? 'error' : 'offline';
    this.#emit({ type: 'failed', reason: isThere ? 'not_listed' : otherwise });
  }

  #offerAgain() {
    const { failed, again } = this.#words;
    this.#status.say(failed, { label: again, onPress: () => void this.#load() });
  }

  #setHeight(height: number) {
    const { minHeight = defaultHeight, maxHeight = Infinity } = this.#plan;
    this.#frame.style.height = `${Math.min(Math.max(height, minHeight), maxHeight)}px`;
  }

  /** A page that fails over what it hears does not stop us. */
  #emit(event: PageMessage) {
    try {
      this.#plan.onEvent?.(event);
    } catch (error) {
      reportError(error);
    }
  }
}

function delay(milliseconds: number): Promise<void> | undefined {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : undefined;
}
