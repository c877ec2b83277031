import { PDFDocument } from 'pdf-lib';

import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { readPdf } from './hosted/read-pdf.js';
import { expect, test } from './stack.js';

async function handbookPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('Be kind. Lift with your knees.');
  return Buffer.from(await pdf.save());
}

test('the employee opens the employer’s handbook, and signs for that very file', async ({ page, api }) => {
  const hire = await newHire(api);
  const query = {
    form_key: 'handbook',
    employer_id: hire.employer.id,
    title: 'Harbor handbook',
    version: 'Fall',
  };
  await api.publish(`/account_documents?${new URLSearchParams(query)}`, await handbookPdf());
  const employee = new HostedPages(page, 'en');
  const words = employee.words.page;
  await employee.open(await hire.link('employee', '&locale=en'));
  await employee.enter('handbook');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor handbook');
  await expect(page.locator('input[type=text]')).toHaveCount(0);

  await page.getByRole('button', { name: words.continue, exact: true }).click();
  await expect(page.getByText(words.documentNotRead)).toBeVisible();
  await employee.audit();

  const link = page.locator('a[href$="/documents/account-document"]');
  const opened = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(opened.headers()['content-type']).toBe('application/pdf');
  expect(await readPdf(await opened.body())).toContain('Be kind.');
  await page.reload();
  await expect(page.getByText(words.documentOpened)).toBeVisible();
  await employee.audit();
  await employee.answer({});
  await expect(page.getByText('Fall')).toBeVisible();
  await employee.sign('Ánh Nguyễn');
});
