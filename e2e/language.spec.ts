import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { openInLanguage } from './hosted/open-in-language.js';
import { expect, test } from './stack.js';

test.describe('the language of the pages', () => {
  test(
    'is that of the browser, and the one that was chosen when the link is opened again',
    { tag: ['@everywhere', '@gate'] },
    async ({ page, browser, api }) => {
      const hire = await newHire(api);
      const link = await hire.link('employee');
      const employee = new HostedPages(page, 'es');
      await employee.open(link);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ánh');

      await page.locator('.language-menu summary').click();
      await page.getByRole('button', { name: 'العربية' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      await page.goto(link);
      await page.waitForURL(/\/o\/[^?]*$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

      // It is theirs: another link in another browser, which says nothing of a language, opens in it.
      const elsewhere = await (await browser.newContext({ locale: 'en-US' })).newPage();
      await elsewhere.goto(await hire.link('employee'));
      await elsewhere.waitForURL(/\/o\/[^?]*$/);
      await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'ar');
      await elsewhere.context().close();

      // Another link says English, and nobody has chosen anything there.
      await page.goto(await hire.link('employee', '&locale=en'));
      await page.waitForURL(/\/o\/[^?]*$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    },
  );

  test('is asked of who reads none of ours, once', { tag: '@phone' }, async ({ page, api }) => {
    const hire = await newHire(api);
    const link = await hire.link('employee');
    await openInLanguage(page, link, 'vi');
    await expect(page).toHaveURL(/\/language$/);
    await new HostedPages(page, 'en').audit();
    await page.getByRole('main').getByRole('button', { name: 'Español' }).click();
    await page.waitForURL(/\/o\/[^/]+$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await openInLanguage(page, link, 'vi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});
