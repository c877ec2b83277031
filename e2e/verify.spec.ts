import { createHash } from 'node:crypto';

import { webWords } from '@firstday/domain/languages/web-words';

import { auditPage } from './audit.js';
import { sectionOne } from './hosted/entries.js';
import { newHire } from './hosted/new-hire.js';
import { signSection } from './hosted/sign-section.js';
import { type Integrator, expect, test } from './stack.js';

/** A finished Form I-9 with its certificate. */
async function finishedForm(api: Integrator) {
  const hire = await newHire(api);
  await signSection(await hire.link('employee'), hire.tasks.i9, {
    id: 'section_1',
    answers: sectionOne,
    name: 'Ánh Nguyễn',
  });
  await signSection(await hire.link('employer'), hire.tasks.i9, {
    id: 'section_2',
    answers: {
      'task.list_choice': 'a',
      'task.list_a_1': {
        document: 'us_passport',
        issuing_authority: 'U.S. Department of State',
        number: '123456789',
        expires_on: '2031-06-30',
      },
      'task.first_day_of_employment': new Date().toISOString().slice(0, 10),
      'task.employer_representative': 'Ortiz, Carmen, Office manager',
      'task.employer_name': 'Harbor Foods',
      'task.employer_address': '40 Fulton Street, New York, NY 10038',
    },
    name: 'Carmen Ortiz',
  });
  const task = `/tasks/${hire.tasks.i9}`;
  const status = async () => (await api.get<{ status: string }>(task)).status;
  await expect.poll(status, { timeout: 30_000 }).toBe('completed');
  return api.download(`${task}/pdf`);
}

test(
  'whoever holds a finished form checks it, and one changed byte is another file',
  { tag: '@gate' },
  async ({ page, api }) => {
    const words = webWords.en.verify;
    const pdf = await finishedForm(api);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.method()));
    await page.goto('/verify');
    await auditPage(page);
    const choose = (name: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });

    await choose('i-9.pdf', pdf);
    await expect(page.getByRole('heading', { name: words.genuine })).toBeVisible();
    await expect(page.getByText(words.genuineFile)).toBeVisible();
    await expect(page.getByText(words.genuineHint)).toHaveCount(0);
    const form = 'Form I-9, Employment Eligibility Verification';
    await expect(page.getByText(form)).toBeVisible();
    await expect(page.getByText('Nguyễn')).toHaveCount(0);
    await auditPage(page);

    await choose('changed.pdf', Buffer.concat([pdf, Buffer.from(' ')]));
    await expect(page.getByRole('heading', { name: words.unknown })).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['GET']));

    // An address that somebody was given says nothing of the file that they hold.
    const other = await page.context().newPage();
    await other.goto(`/verify?sha256=${createHash('sha256').update(pdf).digest('hex')}`);
    await expect(other.getByText(words.genuineHint)).toBeVisible();
    await other.close();
  },
);

test('the page for checking documents says what it is for, and what it cannot say', async ({ browser }) => {
  const words = webWords.en.verify;
  const context = await browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  await page.goto(`/verify?sha256=${'0'.repeat(64)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await expect(page.getByRole('heading', { name: words.unknown })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await auditPage(page);
  await page.getByLabel('SHA-256', { exact: true }).fill('nothing of the kind');
  await page.getByRole('button', { name: words.check, exact: true }).click();
  await expect(page.getByText(words.noHash)).toBeVisible();
  await context.close();
});
