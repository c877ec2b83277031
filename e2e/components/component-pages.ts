import { type Locator, type Page, expect } from '@playwright/test';

import type { Locale } from '@firstday/domain/languages';
import { HostedPages } from '../hosted/hosted-pages.js';
import type { Integrator } from '../stack.js';

/** What an integrator asks of `components.createUrl`. */
export interface LinkRequest {
  readonly component:
    | 'compliance/calendar'
    | 'employee/tasks'
    | 'employees/list'
    | 'everify/cases'
    | 'placements/new'
    | 'policies/explain';
  readonly employee_id?: string;
  readonly filters?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, number>>;
}

export async function linkFor(api: Integrator, wish: LinkRequest): Promise<string> {
  return (await api.post<{ redirect_url: string }>('/components/create_url', wish)).redirect_url;
}

/** The pages of a component as a person uses them; every state that is reached can be audited in both themes. */
export class ComponentPages {
  private readonly hosted: HostedPages;

  constructor(
    readonly page: Page,
    locale: Locale = 'en',
  ) {
    this.hosted = new HostedPages(page, locale);
  }

  get words() {
    return this.hosted.words.components;
  }

  /** Opens a new link, which names the language: the browser’s own is not to matter. */
  async open(api: Integrator, wish: LinkRequest): Promise<void> {
    await this.page.goto(`${await linkFor(api, wish)}&locale=${this.hosted.locale}`);
    await expect(this.page).toHaveURL(/session=cs_/);
    await this.settled();
  }

  /** What was asked for is shown. */
  async settled(): Promise<void> {
    await expect(this.page.locator('.fd-skeleton')).toHaveCount(0);
    await expect(this.page.locator('[aria-busy]')).toHaveCount(0);
  }

  row(name: RegExp | string): Locator {
    return this.page.locator('tbody tr').filter({ has: this.page.getByRole('rowheader', { name }) });
  }

  /** The names in the first column, from the top. */
  async names(): Promise<readonly string[]> {
    await this.settled();
    return this.page.getByRole('rowheader').allInnerTexts();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Sorts by a column: by its head, or by the menu where rows are cards. */
  async sortBy(column: string, direction: 'ascending' | 'descending'): Promise<void> {
    const menu = this.page.getByLabel(this.words.sortBy);
    if (await menu.isVisible()) {
      await menu.selectOption({ label: this.words[direction].replace('{column}', column) });
    } else {
      const head = this.page.getByRole('columnheader', { name: column, exact: true });
      for (let presses = 0; presses < 2 && (await head.getAttribute('aria-sort')) !== direction; presses++)
        await head.getByRole('button').click();
      await expect(head).toHaveAttribute('aria-sort', direction);
    }
    await this.settled();
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('searchbox').fill(text);
    await expect(this.page).toHaveURL(text === '' ? /^[^?]*\?(?!.*search=)/ : /search=/);
    await this.settled();
  }

  async openFilters(): Promise<void> {
    await this.page.locator('button[aria-haspopup="dialog"]').first().click();
    await expect(this.dialog).toBeVisible();
  }

  async apply(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.words.apply, exact: true }).click();
    await expect(this.dialog).toHaveCount(0);
    await this.settled();
  }

  chip(text: string): Locator {
    return this.page.locator('.cmp-chip').filter({ hasText: text });
  }

  /** From a phone to a wide screen nothing runs out of the page; a frame may be as wide as any of these. */
  async fitsEveryWidth(): Promise<void> {
    const before = this.page.viewportSize();
    for (const width of [320, 480, 640, 768, 900, 1024, 1200, 1600]) {
      await this.page.setViewportSize({ width, height: 800 });
      const { scrollWidth, clientWidth } = await this.page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(scrollWidth - clientWidth, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
    }
    if (before) await this.page.setViewportSize(before);
  }

  /** Accessibility and no sideways scrolling, light and dark. */
  async audit(): Promise<void> {
    for (const colorScheme of ['dark', 'light'] as const) {
      await this.page.emulateMedia({ colorScheme });
      await this.hosted.audit();
    }
  }
}
