import { type Page, expect } from '@playwright/test';
import type { Locale } from '@firstday/domain/languages';

import { findingsHere } from '../../tools/pictures/page-findings.mjs';
import { wordsOf } from '../../tools/pictures/words-of.mjs';
import { violationsOn } from '../audit.js';
import { callsAllowed } from './budgets.js';
import { limitOf } from './limit-of.js';
import { isAt } from './routes.js';

/** How the pages are looked at. */
export interface Look {
  readonly locale: Locale;
  readonly width: number;
  readonly themes: readonly ('light' | 'dark')[];
  /** Whether the API calls of each page are counted. */
  readonly isCounted: boolean;
}

/** What no page may have; `npm run pictures` reports more, for people to look at. */
const held = new Set([
  'h1',
  'primary buttons',
  'sideways scroll',
  'untranslated key',
  'words left in English',
]);

interface Visit {
  /** Of the hosted session whose calls are counted; without it those of the person who is signed in. */
  readonly token?: string | undefined;
  /** Counted in another way, or not at all. */
  readonly isUncounted?: boolean;
  /** What the page may answer and where it may lead; itself, without it. */
  readonly mayBe?: 'anything';
}

/** Visits pages one after the other and reports what is wrong with each, without stopping at the first. */
export class Sweep {
  /** The routes that were visited. */
  readonly visited = new Set<string>();
  private readonly words: ReturnType<typeof wordsOf>;
  private complaints: string[] = [];

  constructor(
    readonly page: Page,
    readonly look: Look,
  ) {
    this.words = wordsOf(look.locale);
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  /** Opens a page and judges it. */
  async visit(route: string, address: string, visit: Visit = {}): Promise<void> {
    if (this.look.isCounted && !visit.isUncounted) {
      this.judgeCalls(route, await this.fewestCallsOf(address, visit, callsAllowed(route)));
    } else await this.open(address, visit);
    await this.judge(route, visit);
  }

  /** Judges how many API calls a page has made. */
  judgeCalls(route: string, calls: number): void {
    if (process.env['SWEEP_CALLS']) console.log(`calls ${calls} ${route}`);
    expect.soft(calls, `API calls of ${route}`).toBeLessThanOrEqual(callsAllowed(route));
  }

  /** Judges the page that is open. */
  async judge(route: string, { mayBe }: Visit = {}): Promise<void> {
    const { page, look } = this;
    const { pathname } = new URL(page.url());
    if (mayBe === undefined) expect.soft(isAt(route, pathname), `${route} leads to ${pathname}`).toBe(true);
    await this.untilHeaded();
    await expect.soft(page, `title of ${route}`).toHaveTitle(/\S/);
    const found = await page.evaluate(findingsHere, this.words);
    const findings = found.filter(({ kind }) => held.has(kind));
    expect.soft(findings, route).toEqual([]);
    for (const colorScheme of look.themes) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await violationsOn(page), `accessibility of ${route}, ${colorScheme}`).toEqual([]);
    }
    // That a page is not there is an error to the browser.
    const complaints = this.complaints.filter((text) => mayBe === undefined || !/status of \d+/.test(text));
    expect.soft(complaints, `console of ${route}`).toEqual([]);
    this.complaints = [];
    this.visited.add(route);
  }

  private async open(address: string, { mayBe }: Visit): Promise<void> {
    // The page before may have said something late.
    this.complaints = [];
    const answer = await this.page.goto(address);
    const status = answer?.status() ?? 0;
    if (mayBe === undefined) expect.soft(status, address).toBe(200);
    else expect.soft(status, address).toBeLessThan(500);
    await this.untilHeaded();
  }

  /** A page without a heading is judged as it is, and the others are visited. */
  private untilHeaded(): Promise<void> {
    const heading = this.page.locator('h1').first();
    return heading.waitFor().catch(() => undefined);
  }

  /**
   * On a busy machine the links that the page before prefetched are still being rendered, and their calls are counted with
   * those of this page. A page that itself makes too many makes them each time.
   */
  private async fewestCallsOf(address: string, visit: Visit, allowed: number): Promise<number> {
    let fewest = Infinity;
    for (let attempt = 0; attempt < 3 && fewest > allowed; attempt += 1) {
      fewest = Math.min(fewest, await this.callsOf(address, visit));
    }
    return fewest;
  }

  /** A page that is open calls the API now and then: nothing is open while the limit is read. */
  private async callsOf(address: string, visit: Visit): Promise<number> {
    const { request } = this.page;
    for (let attempt = 1; ; attempt += 1) {
      await this.page.goto('about:blank');
      const before = await this.limitWithTime(visit);
      await this.open(address, visit);
      const after = await limitOf(request, visit);
      // The limit starts again every ten seconds. What was left before is not known then, and the page is opened again.
      if (after.seconds <= before.seconds) return before.left - after.left - 1;
      if (attempt === 5) throw new Error(`${address} takes longer than the ten seconds of a limit`);
    }
  }

  /** Waits for the next limit where this one ends soon: that costs less than to open the page again. */
  private async limitWithTime(visit: Visit): ReturnType<typeof limitOf> {
    const limit = await limitOf(this.page.request, visit);
    if (limit.seconds > 2) return limit;
    await this.page.waitForTimeout(limit.seconds * 1000);
    return limitOf(this.page.request, visit);
  }
}
