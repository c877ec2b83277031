import { type BrowserContext, type Frame, type FrameLocator, type Page, expect } from '@playwright/test';

import { waitUntil } from '../../tools/process/wait.mjs';
import type { PartnerSite, Way } from './partner-site.js';

export interface Heard {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** One page of a partner's site in a person's browser, with the component in it. */
export class PartnerPage {
  private constructor(
    readonly page: Page,
    readonly way: Way,
  ) {}

  static async open(context: BrowserContext, site: PartnerSite, way: Way): Promise<PartnerPage> {
    const page = await context.newPage();
    await page.goto(`${site.origin}/${way}`);
    return new PartnerPage(page, way);
  }

  /** The component, as a person sees it. */
  get component(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  /** What the partner's page heard so far; a page with a bare iframe hears nothing. */
  async heard(): Promise<readonly Heard[]> {
    return this.page.evaluate<Heard[]>('window.events ?? []');
  }

  /** The first event of this type, awaited. */
  async hears(type: string, within = 15_000): Promise<Heard> {
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

  /** Neither code nor token is in an address that the browser shows or keeps. */
  async keepsItsSecrets(): Promise<void> {
    expect((await this.address()).href).not.toMatch(/code=|fd_\w+_/);
    expect(this.page.url()).not.toMatch(/code=|fd_\w+_/);
  }

  close(): Promise<void> {
    return this.page.close();
  }
}
