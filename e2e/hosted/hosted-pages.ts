import type { Locale } from '@firstday/domain/languages';
import { type WebWords, webWords } from '@firstday/domain/languages/web-words';
import { currentEdition, textOf } from '@firstday/forms';
import { type Locator, type Page, expect } from '@playwright/test';

import { auditPage, isJudgedHere } from '../audit.js';
import { fillControls } from './form-controls.js';
import { openInLanguage } from './open-in-language.js';

/** What a person enters, by the name of the control (`task.date_of_birth:month`). */
export type Entries = Readonly<Record<string, string>>;

/** The hosted pages as a person goes through them; every page that is reached is audited. */
export class HostedPages {
  readonly words: WebWords;
  private entries: Entries = {};

  constructor(
    readonly page: Page,
    readonly locale: Locale,
  ) {
    this.words = webWords[locale];
  }

  /** Opens an onboarding link in a browser of this language. */
  async open(link: string): Promise<void> {
    await openInLanguage(this.page, link, this.locale);
    await this.audit();
  }

  /** Goes into a form from the list. */
  async enter(form: string): Promise<void> {
    const name = textOf(currentEdition(form)?.shortName ?? { en: form }, this.locale);
    const card = this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
    await this.follow(card.getByRole('link'));
  }

  /** From anywhere back to the list. */
  async list(): Promise<void> {
    await this.follow(this.page.getByRole('link', { name: this.words.done.list }));
  }

  /** Answers page after page until all is answered: the page that signs it is reached, or the review of what nobody signs. */
  async answer(entries: Entries): Promise<void> {
    this.entries = entries;
    for (let pages = 0; pages < 40; pages++) {
      if (/\/(review|sign|signer)$|\/o\/[^/]+\/consent$/.test(new URL(this.page.url()).pathname)) return;
      await this.fill(entries);
      await this.press(this.words.page.continue);
    }
    throw new Error(`the end was not reached: ${this.page.url()}`);
  }

  /** Fills in the controls of this page that there is an entry for; some appear only once others are answered. */
  async fill(entries: Entries): Promise<void> {
    await fillControls(this.page, entries);
  }

  /** Ends a part that nobody signs. */
  async finish(): Promise<void> {
    await this.press(this.words.review.finish);
  }

  /** Reads the whole document, consents, acknowledges and types the name; then to the page that says what comes next. */
  async sign(name: string): Promise<void> {
    await this.signAndGoOn(name);
    const keep = this.page.getByRole('link', { name: this.words.done.keep, exact: true });
    if (new URL(this.page.url()).searchParams.has('signed')) await this.follow(keep);
    await expect(this.page).toHaveURL(/\/done$/);
  }

  /** The same, and on to wherever the signature leads. */
  async signAndGoOn(name: string): Promise<void> {
    await this.nameSigner(name);
    // Form I-9 asks for them before the page that names them.
    await this.answer(this.entries);
    // Agreed to once, with the first form.
    if (await this.page.locator('#consent').isVisible()) await this.page.locator('#consent').check();
    // An act of its own on Form I-9.
    const acknowledgement = this.page.locator('#acknowledgement');
    if (await acknowledgement.isVisible()) await acknowledgement.check();
    const isAdopted = (await this.page.locator('main [name="signature_id"]').count()) > 0;
    if (!isAdopted) await this.page.locator('#signature-name').fill(name);
    await this.leave(() => this.page.locator('#signing button.fd-button').click());
  }

  /** Says who signs for the employer, where that is asked. */
  async nameSigner(name: string): Promise<void> {
    if (!new URL(this.page.url()).pathname.endsWith('/signer')) return;
    await this.fill({ name, email: 'carmen@harborfoods.com', title: 'Office manager' });
    await this.press(this.words.signer.submit);
  }

  /** Presses a button and waits for the page that it leads to. */
  async press(name: string): Promise<void> {
    await this.leave(() => this.page.getByRole('main').getByRole('button', { name, exact: true }).click());
  }

  async follow(link: Locator): Promise<void> {
    await this.leave(() => link.click());
  }

  /** No sideways scrolling and, at night, WCAG 2.2 AA as far as a program can tell, in both themes. */
  async audit(): Promise<void> {
    await auditPage(this.page);
    if (!isJudgedHere) return;
    const theme = await this.page.evaluate(() =>
      matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    );
    await this.page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    await auditPage(this.page);
    await this.page.emulateMedia({ colorScheme: theme });
  }

  private async leave(act: () => Promise<void>): Promise<void> {
    const before = this.page.url();
    await act();
    await this.page
      .waitForURL((url) => url.href !== before, { timeout: 30_000 })
      .catch((error: unknown) => this.explain(error));
    await this.audit();
  }

  /** A page that could not be left usually says why. */
  private async explain(error: unknown): Promise<never> {
    const alerts = await this.page.getByRole('alert').allInnerTexts();
    throw new Error(`stayed at ${this.page.url()}: ${alerts.join(' | ')}`, { cause: error });
  }
}
