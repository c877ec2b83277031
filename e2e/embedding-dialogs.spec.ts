import type { BrowserContext } from '@playwright/test';

import { Family } from './components/family.js';
import { PartnerPage } from './partner/partner-page.js';
import { PartnerSite } from './partner/partner-site.js';
import { visitor } from './partner/visitor.js';
import { Integrator, expect, runningStack, test } from './stack.js';

/* Dialogs in a frame that is as high as its content: the page around it scrolls, and shows a part of it. */
let api: Integrator;
let partner: PartnerSite;
let context: BrowserContext;

test.beforeAll(async () => {
  const { baseUrl, testToken } = runningStack();
  api = new Integrator(baseUrl, testToken);
  partner = await PartnerSite.start({ baseUrl, token: testToken });
  await api.patch('/embedding', { origins: [partner.origin] });
  context = await visitor('blocked');
});
test.afterAll(async () => {
  await context.close();
  partner.stop();
});

for (const [width, height] of [
  [320, 560],
  [1280, 600],
] as const) {
  test(`the filters fit what is in sight of the frame, at ${width} pixels`, async () => {
    const family = new Family(api);
    for (const name of ['Adaeze', 'Bela', 'Chidi']) await family.hire(name);
    partner.wish = family.wish;
    const page = await PartnerPage.open(context, partner, 'loader');
    await page.page.setViewportSize({ width, height });
    await page.hears('ready');
    await expect(page.component.locator('tbody tr')).toHaveCount(3);
    await page.component.locator('button[aria-haspopup="dialog"]').first().click();
    const dialog = page.component.locator('.fd-dialog-box');
    const apply = page.component.getByRole('button', { name: page.words.apply, exact: true });
    await expect(dialog).toBeVisible();
    const isInSight = async () => {
      const box = await dialog.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= height;
    };
    await expect.poll(isInSight).toBe(true);
    await expect(apply).toBeInViewport({ ratio: 1 });
    await page.audit();

    // The page around it scrolls: the dialog follows, and its last field is reached by scrolling in it.
    await page.page.evaluate('window.scrollBy(0, 200)');
    await expect.poll(isInSight).toBe(true);
    await page.component.getByRole('dialog').getByLabel(page.words.email).fill('nobody@example.com');
    await expect(apply).toBeInViewport({ ratio: 1 });
    await apply.click();
    await expect(page.component.getByRole('main')).toContainText(page.words.noneFound);
    await page.close();
  });
}
