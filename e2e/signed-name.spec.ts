import { w4 } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

test(
  'another name than the one on record is signed with a statement only',
  { tag: '@everywhere' },
  async ({ page, api }) => {
    const hire = await newHire(api);
    const pages = new HostedPages(page, 'en');
    await pages.open(await hire.link('employee'));
    await pages.enter('w-4');
    await pages.answer(w4);
    await page.locator('#consent').check();
    await page.locator('#signature-name').fill('Rosa Ibarra');
    await page.getByRole('button', { name: pages.words.sign.submit, exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(
      pages.words.sign.otherNameRequired,
    );
    await pages.audit();
    await page.emulateMedia({ colorScheme: 'dark' });
    await pages.audit();
    await page.locator('#other_name').check();
    await pages.press(pages.words.sign.submit);
    await expect(page.getByText(pages.words.done.keep)).toBeVisible();
  },
);
