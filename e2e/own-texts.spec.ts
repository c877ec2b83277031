import type { Page } from '@playwright/test';

import type { Locale } from '@firstday/domain/languages';
import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { formByKey } from './form-by-key.js';
import { emergencyContact } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { tabTo } from './hosted/keyboard.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

const pathOf = (employer: string, language: string) =>
  `/dashboard/appearance/texts?employer=${employer}&language=${language}`;

/** The list of forms as the new hire sees it who reads this language. */
async function listIn(page: Page, link: string, locale: Locale): Promise<HostedPages> {
  const pages = new HostedPages(page, locale);
  await pages.open(link);
  return pages;
}

test('an employer welcomes people and says whom to ask in its own words, by language', async ({
  page,
  browser,
  api,
}) => {
  test.slow();
  const hire = await newHire(api, { employer: { name: `Pier ${Date.now().toString(36)}` } });
  const dashboard = new DashboardPages(page);
  await dashboard.signIn(await linkFor(api, await newPerson(api), pathOf(hire.employer.id, 'en')));
  const { ownTexts: words, deed } = dashboard.words;
  const welcome = 'Good to have you & yours at the pier: 3 < 5 minutes a form.';
  await dashboard.audit();
  await tabTo(page, '[name="welcome"]');
  await page.keyboard.type(welcome);
  await expect(page.locator('.texts-preview')).toContainText(welcome);
  await page.locator('[name="help_name"]').fill('Dana Okafor');
  await page.locator('[name="help_phone"]').fill('call me');
  await page.locator('[name="closing"]').fill('Now sign in at evil.example');
  await dashboard.press(words.save);
  await expect(page.getByText(words.phoneWrong).first()).toBeVisible();
  await expect(page.getByText(words.sentenceWrong).first()).toBeVisible();
  await dashboard.audit();
  await page.locator('[name="help_phone"]').fill('+1 518 555 0100');
  await page.locator('[name="closing"]').fill('');
  await dashboard.press(words.save);
  await dashboard.expectDone(deed.textsSaved);
  await expect(page.locator('[name="welcome"]')).toHaveValue(welcome);

  const arabic = 'أهلًا بك في الميناء. نماذجك سهلة.';
  await page.goto(pathOf(hire.employer.id, 'ar'));
  await page.locator('[name="welcome"]').fill(arabic);
  await expect(page.locator('.texts-preview [dir="rtl"]').first()).toContainText(arabic);
  await dashboard.audit();
  await dashboard.press(words.save);
  await dashboard.expectDone(deed.textsSaved);

  const visitor = await browser.newPage({ viewport: { width: 360, height: 740 } });
  for (const [locale, said] of [
    ['en', welcome],
    ['es', undefined],
    ['ar', arabic],
  ] as const) {
    const { words: hosted } = await listIn(visitor, await hire.link('employee', `&locale=${locale}`), locale);
    if (said) await expect(visitor.getByText(said, { exact: true })).toBeVisible();
    else await expect(visitor.getByText(welcome)).toHaveCount(0);
    await expect(visitor.getByRole('heading', { name: hosted.list.questions })).toBeVisible();
    await expect(visitor.getByText('Dana Okafor')).toBeVisible();
    const phone = visitor.getByRole('link', { name: '+1 518 555 0100' });
    await expect(phone).toHaveAttribute('href', 'tel:+15185550100');
  }
  await visitor.context().close();

  const employer = await browser.newPage();
  await listIn(employer, await hire.link('employer', '&locale=en'), 'en');
  await expect(employer.getByText(welcome)).toHaveCount(0);
  await employer.context().close();
});

test('an employer says goodbye once all is done, in the language of the reader', async ({
  page,
  browser,
  api,
}) => {
  test.slow();
  const address = { street: '40 Fulton Street', city: 'New York', state: 'NY', zip: '10038', country: 'USA' };
  const employer = await api.post<{ id: string }>('/employers', {
    name: `Quay ${Date.now().toString(36)}`,
    ein: '12-3456789',
    address,
  });
  const employee = await api.post<{ id: string }>('/employees', {
    first_name: 'Ánh',
    last_name: 'Nguyễn',
    address,
  });
  const form = await formByKey(api, 'emergency-contact');
  await api.post('/tasks', { form_id: form.id, employee_id: employee.id, employer_id: employer.id });
  const dashboard = new DashboardPages(page);
  await dashboard.signIn(await linkFor(api, await newPerson(api), pathOf(employer.id, 'es')));
  // What was pasted with a line in it is one sentence.
  await page.locator('[name="closing"]').fill('Eso fue todo.\n¡Hasta pronto!');
  await dashboard.press(dashboard.words.ownTexts.save);
  await dashboard.expectDone(dashboard.words.deed.textsSaved);
  const closing = 'Eso fue todo. ¡Hasta pronto!';
  await expect(page.locator('[name="closing"]')).toHaveValue(closing);

  const visitor = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const { url } = await api.get<{ url: string }>(
    `/employees/${employee.id}/onboarding?assignee_type=employee&locale=es`,
  );
  const pages = await listIn(visitor, url, 'es');
  await expect(visitor.getByText(closing)).toHaveCount(0);
  await pages.enter('emergency-contact');
  await pages.answer(emergencyContact);
  await pages.sign('Ánh Nguyễn');
  await pages.list();
  await expect(visitor.getByText(closing, { exact: true })).toBeVisible();
  await visitor.context().close();
});
