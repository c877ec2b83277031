import type { Page } from '@playwright/test';

import { date } from '../hosted/entries.js';
import { HostedPages } from '../hosted/hosted-pages.js';
import { expect } from '../stack.js';

const examined = {
  'task.list_choice': 'a',
  'task.list_a_1:document': 'us_passport',
  'task.list_a_1:issuing_authority': 'U.S. Department of State',
  'task.list_a_1:number': '123456789',
  ...date('task.list_a_1', '2031-08-01'),
};

/** Sees the pictures of somebody's passport, enters what stands there, signs Section 2, and is back in the queue. */
export async function examineAndSign(page: Page): Promise<void> {
  const hosted = new HostedPages(page, 'en');
  await page.waitForURL(/section_2_documents/);
  const picture = page
    .getByRole('complementary', { name: hosted.words.employer.pictures })
    .locator('.picture-stage img');
  await expect(picture).toHaveJSProperty('naturalWidth', 24);
  await enterPassport(hosted);
  await signAsCarmen(hosted);
}

/** Enters what stands on the passport, as far as the page that signs or, before it, asks who signs. */
export async function enterPassport(hosted: HostedPages): Promise<void> {
  await hosted.fill(examined);
  await hosted.press(hosted.words.page.continue);
  await hosted.fill({ 'task.employer_representative': 'Ortiz, Carmen, HR manager' });
  await hosted.press(hosted.words.page.continue);
  await expect(hosted.page).toHaveURL(({ pathname }) => /\/sign(er)?$/.test(pathname));
}

/** Signs, and is back in the queue. */
export async function signAsCarmen(hosted: HostedPages): Promise<void> {
  await hosted.signAndGoOn('Carmen Ortiz');
  await hosted.page.waitForURL(/\/dashboard\/review\/next/);
}
