import { PDFDocument } from 'pdf-lib';

import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

async function pdf(words: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText(words);
  return Buffer.from(await document.save());
}

test(
  'a handbook is published for an employer, shown to an employee, and no longer shown',
  {
    tag: ['@everywhere', '@gate'],
  },
  async ({ browser, api, viewport }) => {
    const page = await (await browser.newContext({ locale: 'en', viewport })).newPage();
    const hire = await newHire(api);
    const dashboard = new DashboardPages(page, 'en');
    const words = dashboard.words.documents;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await page.goto('/dashboard/documents');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);

    await dashboard.press(words.publish);
    await expect(dashboard.main).toContainText(words.titleAdvice);
    await dashboard.audit();
    const title = `Handbook ${hire.employer.id}`;
    await page.locator('#title').fill(title);
    await page.locator('#version').fill('2026-12');
    await page.locator('#employer_id').selectOption(hire.employer.id);
    await dashboard.press(words.publish);
    await expect(dashboard.main).toContainText(words.fileAdvice);
    const bytes = await pdf('Be kind.');
    await page
      .locator('#files')
      .setInputFiles({ name: 'handbook.pdf', mimeType: 'application/pdf', buffer: bytes });
    await dashboard.press(words.publish);
    await dashboard.expectDone(dashboard.words.deed.documentPublished);
    const row = dashboard.main.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText(words.inForce);
    await dashboard.audit();

    const context = await browser.newContext({ locale: 'en' });
    const employee = new HostedPages(await context.newPage(), 'en');
    await employee.open(await hire.link('employee', '&locale=en'));
    await employee.enter('handbook');
    const link = employee.page.locator('a[href$="/documents/account-document"]');
    await employee.page.request.get((await link.getAttribute('href')) ?? '');
    await context.close();

    await row.getByRole('link').click();
    await expect(dashboard.main).toContainText('Ánh Nguyễn');
    await dashboard.audit();
    await page.getByRole('link', { name: words.retire, exact: true }).click();
    await dashboard.audit();
    await dashboard.press(words.retire);
    await dashboard.expectDone(dashboard.words.deed.documentRetired);
    await expect(dashboard.main.getByRole('row').filter({ hasText: title })).toContainText(words.replaced);
  },
);
