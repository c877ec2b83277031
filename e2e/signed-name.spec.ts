import { i9, w4 } from './hosted/entries.js';
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
    await pages.follow(page.getByRole('link', { name: pages.words.done.keep, exact: true }));

    // The next form asks at once whether the adopted name is theirs, too.
    await pages.list();
    await pages.enter('i-9');
    await pages.answer(i9);
    await expect(page.locator('main [name="signature_id"]')).toHaveCount(1);
    await expect(page.locator('#other_name')).not.toBeChecked();
    await expect(page.getByRole('main')).toContainText(
      pages.words.sign.nameOnForm.replace('{name}', 'Ánh Nguyễn'),
    );
    await pages.audit();
    await page.locator('#other_name').check();
    await pages.sign('Rosa Ibarra');
  },
);
