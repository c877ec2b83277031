import type { Frame, Locator } from '@playwright/test';

import { waitUntil } from '../../tools/process/wait.mjs';
import { fillControls } from '../hosted/form-controls.js';
import { type Entries, HostedPages } from '../hosted/hosted-pages.js';

/** The hosted pages in the frame of a component, or in a tab, as a person goes through one form of theirs. */
export class FramedForm {
  private readonly words: HostedPages['words'];

  /** @param frame that of the component, whatever it shows now */
  constructor(private readonly frame: Frame) {
    ({ words: this.words } = new HostedPages(frame.page(), 'en'));
  }

  /** From any page of the form to the page that says that it is done. */
  async complete(entries: Entries, name: string): Promise<void> {
    await this.toFront();
    for (let pages = 0; pages < 20; pages++) {
      await this.enter();
      const { pathname } = new URL(this.frame.url());
      if (pathname.endsWith('/done')) return;
      if (pathname.endsWith('/sign')) await this.sign(name);
      else await this.answer(entries);
    }
    throw new Error(`the form does not end: ${this.frame.url()}`);
  }

  /** From the page that says that it is done to the list of forms, and from there to the component. */
  async goBack(): Promise<void> {
    await this.toFront();
    await this.follow(this.frame.getByRole('link', { name: this.words.done.list }));
    await this.follow(this.frame.getByRole('link', { name: this.words.list.goBack }));
  }

  /** Into the form that was opened, from the list that holds nothing else; where one is there already, nothing happens. */
  async enter(): Promise<void> {
    // The page that sees whether the browser keeps a cookie leads on by itself.
    await this.frame.waitForURL((url) => !url.pathname.endsWith('/framed'));
    await this.frame.getByRole('heading', { level: 1 }).waitFor();
    if (this.frame.url().includes('/tasks/')) return;
    await this.follow(this.frame.getByRole('main').getByRole('listitem').getByRole('link').first());
  }

  /** One page of it. */
  async answer(entries: Entries): Promise<void> {
    // The last thing of the page: what comes before it is there.
    await this.button(this.words.page.continue).waitFor();
    await fillControls(this.frame, entries);
    await this.follow(this.button(this.words.page.continue));
  }

  private async sign(name: string): Promise<void> {
    await this.frame.locator('#consent').check();
    // An act of its own on Form I-9.
    const acknowledgement = this.frame.locator('#acknowledgement');
    if (await acknowledgement.isVisible()) await acknowledgement.check();
    await this.frame.locator('#signature-name').fill(name);
    await this.follow(this.button(this.words.sign.submit));
  }

  /** A page behind another one is not drawn anew, and clicks go to where a frame of it lay before. */
  private async toFront(): Promise<void> {
    await this.frame.page().bringToFront();
  }

  private button(name: string): Locator {
    return this.frame.getByRole('main').getByRole('button', { name, exact: true });
  }

  private async follow(control: Locator): Promise<void> {
    const before = this.frame.url();
    await control.click();
    const hasLeft = await waitUntil(() => this.frame.url() !== before, { within: 15_000 });
    if (hasLeft) return;
    const alerts = await this.frame.getByRole('alert').allInnerTexts();
    throw new Error(`stayed at ${before}: ${alerts.join(' | ')}`);
  }
}
