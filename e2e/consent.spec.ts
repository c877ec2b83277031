import { emergencyContact, w4 } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

test(
  'the consent to sign electronically is read, withdrawn and given again',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const hire = await newHire(api);
    const pages = new HostedPages(page, 'en');
    const { consent } = pages.words;
    await pages.open(await hire.link('employee'));
    await pages.enter('emergency-contact');
    await pages.answer(emergencyContact);
    await pages.sign('Ánh Nguyễn');
    await pages.press(consent.copy);
    await expect(page.getByText(consent.copyAsked)).toBeVisible();
    await pages.list();

    await pages.follow(page.getByRole('main').getByRole('link', { name: consent.title }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(consent.title);
    await page.emulateMedia({ colorScheme: 'dark' });
    await pages.audit();
    await pages.press(consent.withdraw);
    await expect(page.getByText(consent.paperTitle)).toBeVisible();

    await pages.enter('w-4');
    await pages.answer(w4);
    await expect(page).toHaveURL(/\/consent$/);
    await pages.audit();
    await page.getByRole('main').getByRole('button', { name: consent.give, exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(pages.words.sign.consentRequired);
    await pages.audit();
    await page.locator('#consent').check();
    await pages.press(consent.give);
    await expect(page.getByText(consent.paperTitle)).toHaveCount(0);
    await pages.enter('w-4');
    await pages.sign('Ánh Nguyễn');
  },
);
