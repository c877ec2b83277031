import {
  type BrowserContext,
  type Frame,
  type FrameLocator,
  type Locator,
  type Page,
  expect,
} from '@playwright/test';

import { waitUntil } from '../../tools/process/wait.mjs';
import { violationsOfWcag } from '../audit.js';
import { HostedPages } from '../hosted/hosted-pages.js';
import { PageTraffic } from './page-traffic.js';
import type { PartnerSite, EmbedMode } from './partner-site.js';

export interface ReceivedEvent {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** One page of a partner's site in a person's browser, with the component in it. */
export class PartnerPage {
  private readonly traffic: PageTraffic;

  private constructor(readonly page: Page) {
    this.traffic = new PageTraffic(page);
  }

  static open(context: BrowserContext, site: PartnerSite, way: EmbedMode): Promise<PartnerPage> {
    return PartnerPage.at(context, `${site.origin}/${way}`);
  }

  /** The site's page with a plain iframe of each address, whoever made it. */
  static around(
    context: BrowserContext,
    site: PartnerSite,
    urls: readonly string[],
    more: Readonly<Record<string, string>> = {},
  ): Promise<PartnerPage> {
    const query = new URLSearchParams([...urls.map((url) => ['url', url]), ...Object.entries(more)]);
    return PartnerPage.at(context, `${site.origin}/around?${query}`);
  }

  private static async at(context: BrowserContext, url: string): Promise<PartnerPage> {
    const shown = new PartnerPage(await context.newPage());
    await shown.page.goto(url);
    return shown;
  }

  get words() {
    return new HostedPages(this.page, 'en').words.components;
  }

  /** The component, as a person sees it. */
  get component(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  /** What the partner's page heard so far; a page with a bare iframe hears nothing. */
  async heard(): Promise<readonly ReceivedEvent[]> {
    return this.page.evaluate<ReceivedEvent[]>('window.events ?? []');
  }

  /** The first event of this type, awaited. */
  async hears(type: string, within = 15_000): Promise<ReceivedEvent> {
    const found = await waitUntil(async () => (await this.heard()).find((event) => event.type === type), {
      within,
    });
    if (!found) throw new Error(`${type} was not heard, but ${JSON.stringify(await this.heard())}`);
    return found;
  }

  /** The component's frame, whatever it shows. */
  async frame(): Promise<Frame> {
    const element = await this.page.locator('iframe').elementHandle();
    const frame = await element?.contentFrame();
    if (!frame) throw new Error('there is no frame');
    return frame;
  }

  /** The text of every frame, the page's own with them, once nothing that loads could still bring more. */
  async everything(): Promise<string> {
    await this.traffic.ended();
    const texts = this.page
      .frames()
      .map((frame) => frame.evaluate<string>('document.body?.innerText ?? ""').catch(() => ''));
    return (await Promise.all(texts)).join('\n');
  }

  row(name: string | RegExp): Locator {
    return this.component.locator('tbody tr').filter({ has: this.page.getByRole('rowheader', { name }) });
  }

  /** Narrows the list by its dialog of filters. */
  async filter(choose: (dialog: Locator) => Promise<unknown>): Promise<void> {
    await this.component.locator('button[aria-haspopup="dialog"]').first().click();
    const dialog = this.component.getByRole('dialog');
    await choose(dialog);
    await dialog.getByRole('button', { name: this.words.apply, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }

  /** Where the frame is now. */
  async address(): Promise<URL> {
    return new URL((await this.frame()).url());
  }

  /** As a person does from the frame's own menu. */
  async reloadFrame(): Promise<void> {
    await (await this.frame()).evaluate('location.reload()');
  }

  async height(): Promise<number> {
    return (await this.page.locator('iframe').boundingBox())?.height ?? 0;
  }

  /** Opens the hosted pages of a task within the component. */
  async openTask(name: string): Promise<Frame> {
    const frame = await this.frame();
    await frame.getByRole('button', { name: `${this.words.fillIn}: ${name}` }).click();
    await frame.waitForURL(/\/o\//);
    return frame;
  }

  /** WCAG 2.2 AA as far as a program can tell, of the partner’s page with all that is in its frame. */
  async audit(): Promise<void> {
    for (const colorScheme of ['dark', 'light'] as const) {
      await this.page.emulateMedia({ colorScheme });
      const found = await violationsOfWcag(this.page);
      expect(found, `accessibility of ${(await this.address()).pathname}`).toEqual([]);
    }
  }

  /** Neither code nor token is in an address that the browser shows or keeps. */
  async keepsItsSecrets(): Promise<void> {
    expect((await this.address()).href).not.toMatch(/code=|fd_\w+_/);
    expect(this.page.url()).not.toMatch(/code=|fd_\w+_/);
  }

  close(): Promise<void> {
    return this.page.close();
  }
}
