import type { Page } from '@playwright/test';
import type { Locale } from '@firstday/domain/languages';
import { violationsOfWcag } from '../audit.js';
import { type Integrator, expect } from '../stack.js';
import { DashboardPages, linkFor, newPerson } from './dashboard-pages.js';

/** The editor of policies as somebody uses it who writes one. */
export class PolicyEditorPages {
  constructor(
    readonly page: Page,
    readonly dashboard: DashboardPages,
  ) {}

  static async signIn(page: Page, api: Integrator, locale: Locale = 'en'): Promise<PolicyEditorPages> {
    const dashboard = new DashboardPages(page, locale);
    const link = await linkFor(api, await newPerson(api));
    const { origin } = new URL(link);
    await page.context().addCookies([{ name: '__dashboard_language', value: locale, url: origin }]);
    await dashboard.signIn(link);
    return new PolicyEditorPages(page, dashboard);
  }

  /** @param id of the policy that is changed */
  async open(id: string): Promise<void> {
    await this.page.goto(`/dashboard/policies/${id}/edit`);
    await this.expectLive();
  }

  /** Until its script has come, a policy can only be read. */
  async expectLive(): Promise<void> {
    await expect(this.page.locator('.policy-editor')).toBeVisible();
  }

  get sentence() {
    return this.page.locator('.policy-sentence bdi');
  }

  get tests() {
    return this.page.locator('.policy-test');
  }

  /** Chooses in the dialog that is open what is found first. */
  async pick(text: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await this.page.keyboard.type(text);
    await expect(dialog.locator('[role="option"][data-focused]')).toHaveCount(1);
    await this.page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  }

  async pickSeveral(...texts: readonly string[]): Promise<void> {
    const { page } = this;
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    for (const text of texts) {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
      await expect(dialog.locator('[role="option"][data-focused]')).toHaveCount(1);
      await page.keyboard.press('Enter');
    }
    await this.tabToButton(this.dashboard.words.policyEditor.done);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  }

  /** Of the operator that has the focus. */
  chosenOperator(): Promise<string | null> {
    return this.page.evaluate(() => {
      const { activeElement } = document;
      return activeElement instanceof HTMLSelectElement ? activeElement.value : null;
    });
  }

  /** Presses Tab until a button of this name has the focus. */
  async tabToButton(name: string): Promise<void> {
    for (let presses = 0; presses < 80; presses++) {
      const isThere = await this.page.evaluate(
        (wanted) => document.activeElement?.textContent === wanted,
        name,
      );
      if (isThere) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach “${name}”`);
  }

  async save(): Promise<void> {
    await this.page.locator('.policy-bar > .fd-button').first().click();
  }

  /** As it is where nothing stays in sight over anything else: at its end. */
  async audit(): Promise<void> {
    await this.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await this.dashboard.audit();
  }

  /** A dialog or a menu, light and dark: the page behind it is hidden from everybody, its landmarks too. */
  async auditOverlay(): Promise<void> {
    for (const colorScheme of ['dark', 'light'] as const) {
      await this.page.emulateMedia({ colorScheme });
      expect(await violationsOfWcag(this.page)).toEqual([]);
    }
  }

  /** To whom the page was shown. */
  async place(): Promise<{ readonly account: string; readonly user: string }> {
    const asked = this.page.waitForRequest(/\/dashboard\/policies\/replay\?/);
    await this.page
      .getByRole('button', { name: this.dashboard.words.policyChanges.ask, exact: true })
      .click();
    const { searchParams } = new URL((await asked).url());
    await expect(this.page.getByText(this.dashboard.words.policyChanges.done)).toBeVisible();
    return { account: searchParams.get('account') ?? '', user: searchParams.get('user') ?? '' };
  }
}
