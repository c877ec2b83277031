import type { Page, Request } from '@playwright/test';

import { waitUntil } from '../../tools/process/wait.mjs';

/** What a page and its frames ask for. */
export class PageTraffic {
  private readonly underWay = new Set<Request>();
  private changedAt = Date.now();

  constructor(page: Page) {
    page.on('request', (request) => {
      // It stays open for as long as the component is shown.
      if (!request.url().endsWith('/component_changes')) this.note(() => this.underWay.add(request));
    });
    page.on('requestfinished', (request) => this.note(() => this.underWay.delete(request)));
    page.on('requestfailed', (request) => this.note(() => this.underWay.delete(request)));
  }

  /** Nothing was asked for in the half second since the call, and nothing is under way that could still be shown. */
  async ended(): Promise<void> {
    this.changedAt = Date.now();
    const isQuiet = () => this.underWay.size === 0 && Date.now() - this.changedAt >= 500;
    await waitUntil(isQuiet, { within: 2500 });
  }

  private note(change: () => void) {
    change();
    this.changedAt = Date.now();
  }
}
