import type { Browser } from '@playwright/test';

import { i9Employer } from '../hosted/entries.js';
import { HostedPages } from '../hosted/hosted-pages.js';
import { openInLanguage } from '../hosted/open-in-language.js';
import { pngOf } from '../hosted/png-of.js';
import { expect } from '../stack.js';

/** Dana Okafor meets somebody with her own phone: she gives the code, photographs what is shown, fills in Section 2 and signs. */
export async function visitAsRepresentative(browser: Browser, link: string, code: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  const dana = new HostedPages(await context.newPage(), 'en');
  const { words, page } = dana;
  const main = page.getByRole('main');
  await openInLanguage(page, link, 'en');
  await dana.fill({ code });
  await dana.press(words.representative.codeSubmit);
  await dana.follow(main.getByRole('link', { name: words.representative.begin }));
  const inputs = main.locator('input[type=file][multiple]');
  await inputs.nth(0).setInputFiles([pngOf('front of licence', 1), pngOf('front of card', 2)]);
  await expect(main.locator('.fd-file progress')).toHaveCount(0);
  await inputs.nth(1).setInputFiles([pngOf('back of licence', 3), pngOf('back of card', 4)]);
  await expect(main.getByRole('listitem')).toHaveCount(4);
  await expect(main.locator('.fd-file progress')).toHaveCount(0);
  await dana.answer({ ...i9Employer, 'task.employer_representative': 'Okafor, Dana, Branch manager' });
  await page.locator('#consent').check();
  await page.locator('#acknowledgement').check();
  await page.locator('#signature-name').fill('Dana Okafor');
  await dana.press(words.sign.submit);
  await expect(main).toContainText('Dana Okafor');
  await context.close();
}
