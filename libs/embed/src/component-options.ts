import type { ComponentName, PageMessage } from './page-message.js';

/** What the page around a component hears of it: ids, never what a record holds. */
export type FirstdayEvent = PageMessage;

export interface ComponentOptions {
  /**
   * Asks your own server for a new `redirect_url` of the component (`components.createUrl`). Called when the component
   * is put on the page, and again before its session ends; at most once at a time, and again after a failure.
   */
  readonly fetchUrl: () => Promise<string>;
  readonly onEvent?: (event: FirstdayEvent) => void;
  /** What a screen reader calls the frame; in English, Spanish or Arabic unless you say so. */
  readonly title?: string;
  /** The language of the loader's own few words, as `es`; that of your page unless you say so. */
  readonly locale?: string;
  /** CSS pixels: the frame is as high as its content within these. */
  readonly minHeight?: number;
  readonly maxHeight?: number;
}

export interface Firstday {
  /**
   * An element to put on your page. It asks for its address when it is put there and ends its session's frame when it
   * is taken away.
   * @throws TypeError for an unknown component, or options that cannot work
   */
  create(component: ComponentName, options: ComponentOptions): HTMLElement;
}

export interface LoadOptions {
  /** Where your Firstday is, as `https://onboarding.acme.com`; unless `embed.js` came from there by a script tag. */
  readonly baseUrl?: string;
  /** The nonce of your page's Content-Security-Policy, for the script that is loaded. */
  readonly nonce?: string;
}

declare global {
  interface Window {
    /** There once `embed.js` has run. */
    loadFirstday?: (options?: LoadOptions) => Promise<Firstday>;
  }
}
