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
  await certify(hosted);
  await signAsCarmen(hosted);
}

/** Enters what stands on the passport. */
export async function enterPassport(hosted: HostedPages): Promise<void> {
  await hosted.fill(examined);
  await hosted.press(hosted.words.page.continue);
}

/** Goes on to the signature: the page names who signs already. */
export async function certify(hosted: HostedPages): Promise<void> {
  await expect(hosted.page.locator('[name="task.employer_representative"]')).toHaveValue(/^Ortiz, Carmen, /);
  await hosted.press(hosted.words.page.continue);
  await expect(hosted.page).toHaveURL(({ pathname }) => pathname.endsWith('/sign'));
}

/** Signs, and is back in the queue. */
export async function signAsCarmen(hosted: HostedPages): Promise<void> {
  await hosted.signAndGoOn('Carmen Ortiz');
  await hosted.page.waitForURL(/\/dashboard\/review\/next/);
}
