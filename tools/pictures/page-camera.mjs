import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { findingsHere } from './page-findings.mjs';

const heights = { 360: 740, 1280: 800, 1920: 1080 };
const isPhone = (width) => Number(width) < 600;

/** Browsers in which somebody is signed in, a phone's and a desk's, that take pages of the dashboard. */
export class PageCamera {
  #baseUrl;
  #desk;
  #phone;
  /** Whether the service is away for good: there is nothing to wait for. */
  #isAway;
  /** What a page has complained about since it was asked for. */
  #complaints = [];

  constructor(baseUrl, { desk, phone, isAway }) {
    this.#baseUrl = baseUrl;
    this.#isAway = isAway;
    this.#desk = desk;
    this.#phone = phone;
    for (const page of [desk, phone]) {
      page.on('console', (message) => {
        // That a page answers 404 or 403 is said by the page itself.
        if (message.type() === 'error' && !/status of (?:40[34]|503)/.test(message.text()))
          this.#complaints.push(message.text());
      });
      page.on('pageerror', (error) => this.#complaints.push(error.message));
    }
  }

  /**
   * @param {string} baseUrl where its pages are, of the host that signs in
   * @param {string} link that signs somebody in, once
   * @param {{ isAway?: boolean }} [more] whether the service behind the pages is away for good
   */
  static async signedIn(browser, baseUrl, link, { isAway = false } = {}) {
    const settings = { reducedMotion: 'reduce' };
    const context = await browser.newContext(settings);
    const desk = await context.newPage();
    await desk.goto(link);
    await desk.getByRole('main').getByRole('button').click();
    await desk.waitForURL(/\/dashboard/);
    const onPhone = await browser.newContext({
      ...settings,
      storageState: await context.storageState(),
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
    });
    return new PageCamera(baseUrl, { desk, phone: await onPhone.newPage(), isAway });
  }

  /** Where the links of a page lead. */
  async linksOf(path) {
    await this.#open(this.#desk, path);
    return this.#desk.evaluate(() =>
      [...document.querySelectorAll('main a[href]')].map(({ href }) => new URL(href).pathname),
    );
  }

  /** One page in one language, in each width and theme: its pictures, and what was found in each. */
  async take({ out, page: folder, address, state, widths, themes, words }) {
    const { language } = words;
    const name = (folder || 'today').replaceAll(/[[\]]/g, '').replaceAll('/', '.');
    const shots = [];
    let opened;
    for (const width of widths) {
      const page = isPhone(width) ? this.#phone : this.#desk;
      await page.setViewportSize({ width: Number(width), height: heights[width] });
      if (opened !== page) await this.#open(page, address, language);
      opened = page;
      for (const [at, theme] of themes.entries()) {
        await page.emulateMedia({ colorScheme: theme });
        const file = join(state, language, `${name}-${theme}-${width}.png`);
        mkdirSync(dirname(join(out, file)), { recursive: true });
        await page.screenshot({ path: join(out, file), fullPage: true, animations: 'disabled' });
        // The same in both themes.
        const findings = at === 0 ? await this.#findings(page, words) : [];
        shots.push({ page: folder, file, tags: [state, language, theme, width], findings });
      }
    }
    return shots;
  }

  async #findings(page, words) {
    const complaints = this.#complaints.map((what) => ({ kind: 'console', what: what.slice(0, 160) }));
    this.#complaints = [];
    return [...complaints, ...(await page.evaluate(findingsHere, words))];
  }

  /** Whoever asks for more pages than a person may is sent away for a moment. */
  async #open(page, path, language = 'en') {
    const cookie = { name: '__dashboard_language', value: language, url: this.#baseUrl };
    await page.context().addCookies([cookie]);
    for (;;) {
      this.#complaints = [];
      await page.goto(new URL(path, this.#baseUrl).href, { waitUntil: 'load' });
      if (this.#isAway || path.includes('/unavailable') || !page.url().includes('/unavailable')) break;
      await wait(3000);
    }
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  }
}
