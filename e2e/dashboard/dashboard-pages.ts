import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import type { Locale } from '@firstday/domain/languages';
import { HostedPages } from '../hosted/hosted-pages.js';
import { type Integrator, expect, runningStack } from '../stack.js';

/** The dashboard as a person uses it; every page that is reached can be audited in both themes. */
export class DashboardPages {
  private readonly hosted: HostedPages;

  constructor(
    readonly page: Page,
    locale: Locale = 'en',
  ) {
    this.hosted = new HostedPages(page, locale);
  }

  get words() {
    return this.hosted.words;
  }

  get main() {
    return this.page.getByRole('main');
  }

  /** Opens a magic link and presses the button that uses it. */
  async signIn(link: string): Promise<void> {
    await this.page.goto(link);
    await this.main.getByRole('button').click();
    await this.page.waitForURL(/\/dashboard/);
  }

  /** Goes to a section as one does: on a phone by its menu page, else at the side, where what is folded is opened. */
  async openSection(name: string): Promise<void> {
    const menu = this.page.getByRole('navigation');
    const more = menu.getByRole('link', { name: this.words.dashboard.more, exact: true });
    if (await more.isVisible()) {
      await more.click();
      await this.main.getByRole('link', { name, exact: true }).click();
      return;
    }
    const link = menu.getByRole('link', { name, exact: true });
    const folded = menu.locator('details:not([open])').filter({ hasText: name });
    if (!(await link.isVisible())) await folded.locator('summary').click();
    await link.click();
  }

  /** Shows, signed in live, that a user of the test account is the same person: by a sign-in link of that user. */
  async connectAccounts(link: string): Promise<void> {
    await this.page.goto('/dashboard/account');
    await this.page.locator('#test_link').fill(link);
    await this.press(this.words.accounts.submit);
    await this.expectDone(this.words.deed.accountsLinked);
  }

  /** Chooses from the list of a combobox. On a touch screen it is shown once the keyboard has come up, or would have. */
  async choose(option: string): Promise<void> {
    await expect(this.page.locator('.fd-combobox-list')).toHaveCSS('opacity', '1');
    await this.page.getByRole('option', { name: option }).click();
  }

  async press(name: string): Promise<void> {
    await this.main.getByRole('button', { name, exact: true }).click();
  }

  /** What is shown once: a token or a link. */
  async secret(): Promise<string> {
    return this.page.locator('.dash-secret input').inputValue();
  }

  /** What was done has the focus: a screen reader says it. */
  async expectDone(deed: string): Promise<void> {
    const notice = this.page.locator('[data-done]');
    await expect(notice).toHaveText(deed);
    await expect(notice).toBeFocused();
  }

  /** Accessibility and no sideways scrolling, light and dark. */
  async audit(): Promise<void> {
    await this.hosted.audit();
  }
}

let people = 0;

/** An email that nobody has yet: the journeys share one account. */
export const newEmail = (): string =>
  `person-${Date.now().toString(36)}-${process.pid}-${(people += 1)}@harborfoods.com`;

interface NewPerson {
  readonly email?: string;
  readonly groups?: readonly string[];
  readonly password?: string;
}

/** Somebody who may sign in. */
export async function newPerson(api: Integrator, given: NewPerson = {}): Promise<string> {
  const { email = newEmail(), groups = ['admin'], password } = given;
  await api.post('/users', { email, user_group_ids: groups, ...(password ? { password } : {}) });
  return email;
}

export async function linkFor(api: Integrator, email: string, redirectPath?: string): Promise<string> {
  const asked = {
    user_email: email,
    expire_in: 600,
    ...(redirectPath ? { redirect_path: redirectPath } : {}),
  };
  return (await api.post<{ url: string }>('/magic_links', asked)).url;
}

/** The token of a link. */
export const tokenIn = (link: string): string => new URL(link).searchParams.get('link') ?? '';

/** Everything that the service has written down so far. */
export function allLogs(): string {
  const folder = join(runningStack().dataDir, 'logs');
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
