import { join } from 'node:path';

import { currentEdition, officialDocuments } from '@firstday/forms';
import { installedFile } from '@firstday/documents/renderer';
import type { Page } from '@playwright/test';

import { testEnvironment } from '../tools/test/environment.mjs';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { readPdf } from './hosted/read-pdf.js';
import { type Integrator, expect, test } from './stack.js';

const key = 'ca-know-your-rights';
const file = officialDocuments.find(({ form }) => form === key) ?? { sha256: '' };
const { OFFICIAL_FORMS_DIR: folder } = testEnvironment();

/** Somebody who is given the notice by itself. */
async function givenNotice(api: Integrator) {
  const hire = await newHire(api);
  const { data } = await api.get<{ data: { id: string }[] }>(`/forms?key=${key}`);
  const task = await api.post<{ id: string }>('/tasks', {
    form_id: data[0]?.id,
    employee_id: hire.employee.id,
    employer_id: hire.employer.id,
  });
  return { ...hire, task: task.id };
}

/** All pages in view, one after the other, as somebody scrolls who reads them. */
async function readThrough(page: Page): Promise<void> {
  for (const picture of await page.locator('.document-pages img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
      .toBeGreaterThan(300);
  }
}

test('an agency’s notice is read page by page, signed for in Spanish, and comes out with its receipt', async ({
  page,
  api,
}) => {
  test.skip(
    !folder || !installedFile(join(folder, '..', 'forms'), file),
    'the agencies’ files are not on this machine',
  );
  const hire = await givenNotice(api);
  const employee = new HostedPages(page, 'es');
  await employee.open(await hire.link('employee', '&locale=es'));
  await employee.enter(currentEdition(key).shortName['es'] ?? '');
  await expect(page.locator('.document-pages img')).toHaveCount(5);
  await readThrough(page);
  await employee.audit();
  const link = page.locator('.document-pages a');
  const opened = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await readPdf(await opened.body())).toContain('Your right to remain silent');
  await employee.press(employee.words.page.continue);
  await expect(page.getByText('Mi firma dice que lo recibí, y nada más.')).toBeVisible();
  await employee.sign('Ánh Nguyễn');
  await expect
    .poll(async () => (await api.get<{ status: string }>(`/tasks/${hire.task}`)).status, { timeout: 30_000 })
    .toBe('completed');
  const text = await readPdf(await api.download(`/tasks/${hire.task}/pdf`));
  for (const words of ['Your right to remain silent', 'He recibido el aviso', 'Ánh Nguyễn'])
    expect(text).toContain(words);
});
