import type { Page } from '@playwright/test';
import { PDFDocument, StandardFonts } from 'pdf-lib';

import { auditPage } from './audit.js';
import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { readPdf } from './hosted/read-pdf.js';
import { type Integrator, expect, test } from './stack.js';

const name = { en: 'Vehicle policy', es: 'Política de vehículos', ar: 'سياسة المركبات' };
const decision = {
  question: { en: 'Do you accept the policy?', es: '¿Acepta la política?', ar: 'هل تقبل السياسة؟' },
  accepted: { en: 'I accept', es: 'Acepto', ar: 'أقبل' },
  declined: { en: 'I do not accept', es: 'No acepto', ar: 'لا أقبل' },
  reason: { en: 'Why not?', es: '¿Por qué no?', ar: 'لماذا لا؟' },
};
const attestation = {
  en: 'I have read the vehicle policy.',
  es: 'He leído la política de vehículos.',
  ar: 'قرأت سياسة المركبات.',
};
const accepts = { fact: 'task.decision', operator: 'equals', value: 'accepted' };
const declines = { ...accepts, value: 'declined' };

const content = (sha256: string) => ({
  name,
  short_name: name,
  purpose: {
    en: 'You read how company cars are used, and say whether you accept it.',
    es: 'Lee cómo se usan los vehículos de la empresa y dice si lo acepta.',
    ar: 'تقرأ كيف تُستخدم مركبات الشركة وتقول إن كنت تقبل ذلك.',
  },
  minutes: 5,
  outcome: 'task.decision',
  sections: [
    {
      id: 'employee',
      title: { en: 'For the employee', es: 'Para el empleado', ar: 'للموظف' },
      assignee_type: 'employee',
      attestation,
      pages: [
        {
          id: 'policy',
          title: { en: 'The policy', es: 'La política', ar: 'السياسة' },
          document: { sha256 },
          fields: [],
        },
        {
          id: 'decision',
          title: { en: 'Your decision', es: 'Su decisión', ar: 'قرارك' },
          fields: [
            {
              path: 'task.decision',
              kind: 'radio',
              label: decision.question,
              required: true,
              options: [
                { value: 'accepted', label: decision.accepted },
                { value: 'declined', label: decision.declined },
              ],
            },
            {
              path: 'task.reason',
              kind: 'long_text',
              label: decision.reason,
              required: true,
              when: declines,
            },
          ],
        },
      ],
    },
    {
      id: 'employer',
      title: { en: 'For the employer', es: 'Para el empleador', ar: 'لصاحب العمل' },
      assignee_type: 'employer',
      when: accepts,
      attestation: {
        en: 'The employee may drive.',
        es: 'El empleado puede conducir.',
        ar: 'يجوز للموظف القيادة.',
      },
      pages: [
        {
          id: 'car',
          title: { en: 'The car', es: 'El vehículo', ar: 'المركبة' },
          fields: [
            {
              path: 'task.car',
              kind: 'text',
              label: { en: 'Which car?', es: '¿Qué vehículo?', ar: 'أي مركبة؟' },
              required: true,
            },
          ],
        },
      ],
    },
  ],
});

/** Three pages as a lawyer fills them. */
async function policyPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (const first of ['Cars are for work.', 'Lock them at night.', 'Refuel them on Fridays.']) {
    const page = pdf.addPage([612, 792]);
    page.drawText(first, { x: 72, y: 720, size: 16, font });
    const clause = `The driver reports every defect, fine and accident on the day of it, and pays for what the law makes the driver pay. `;
    page.drawText(clause.repeat(22), { x: 72, y: 690, size: 10, font, maxWidth: 468, lineHeight: 13 });
  }
  return Buffer.from(await pdf.save());
}

/** Somebody who has been asked to read the policy. */
async function askedToRead(api: Integrator) {
  const query = new URLSearchParams({ name: 'Vehicle policy 2026' });
  const { sha256 } = await api.publish<{ sha256: string }>(`/form_pdfs?${query}`, await policyPdf());
  const key = `own-vehicles-${crypto.randomUUID().slice(0, 13)}`;
  const draft = await api.post<{ id: string; issues: unknown[] }>('/forms', {
    key,
    content: content(sha256),
  });
  expect(draft.issues).toEqual([]);
  await api.post(`/forms/${draft.id}/publish`, {});
  const hire = await newHire(api);
  const task = await api.post<{ id: string }>('/tasks', {
    form_id: draft.id,
    employee_id: hire.employee.id,
    employer_id: hire.employer.id,
  });
  return { ...hire, form: draft.id, task: task.id, sha256 };
}

const pictures = (page: Page) => page.locator('.document-pages img');
const switchOf = (page: Page, { words }: HostedPages) =>
  page.getByRole('switch', { name: words.readDocument.asText });

async function finished(api: Integrator, task: string): Promise<string> {
  await expect
    .poll(async () => (await api.get<{ status: string }>(`/tasks/${task}`)).status, { timeout: 30_000 })
    .toBe('completed');
  return readPdf(await api.download(`/tasks/${task}/pdf`));
}

/** All pages in view, one after the other, as somebody scrolls who reads them. */
async function readThrough(page: Page): Promise<void> {
  for (const picture of await pictures(page).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
      .toBeGreaterThan(300);
  }
}

test(
  'a document is read page by page, as pictures and as text',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const hire = await askedToRead(api);
    const employee = new HostedPages(page, 'en');
    const sent: number[] = [];
    page.on('response', async (answer) => {
      if (/\/documents\/read\/policy\/\d/.test(answer.url())) sent.push((await answer.body()).length);
    });
    await employee.open(await hire.link('employee', '&locale=en'));
    await employee.enter(name.en);
    await expect(pictures(page)).toHaveCount(3);
    // The places are as large as the pictures will be: nothing moves when they come.
    for (const picture of await pictures(page).all()) {
      const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      expect(height / width).toBeCloseTo(11 / 8.5, 1);
    }
    await readThrough(page);
    const { pageOf } = employee.words.readDocument;
    await expect(page.getByText(pageOf.replace('{page}', '2').replace('{pages}', '3'))).toBeVisible();
    expect(Math.max(...sent)).toBeLessThan(200_000);
    // Read out also where it is not seen.
    await expect(page.getByText('Lock them at night.')).toHaveCount(1);
    await switchOf(page, employee).check();
    await expect(pictures(page).first()).toBeHidden();
    await expect(page.getByText('Lock them at night.')).toBeVisible();
    await employee.audit();
    await switchOf(page, employee).uncheck();
    await expect(pictures(page).first()).toBeVisible();
    const link = page.locator('.document-pages a');
    const opened = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(opened.headers()['content-type']).toBe('application/pdf');
    expect(await readPdf(await opened.body())).toContain('Refuel them on Fridays.');
  },
);

test('a document is read and accepted by the employee, and countersigned by the employer, in Spanish', async ({
  page,
  api,
}) => {
  const hire = await askedToRead(api);
  const employee = new HostedPages(page, 'es');
  await employee.open(await hire.link('employee', '&locale=es'));
  await employee.enter(name.es);
  await readThrough(page);
  await employee.answer({ 'task.decision': 'accepted' });
  await expect(page.getByText(attestation.es)).toBeVisible();
  await expect(page.getByText(hire.sha256)).toBeVisible();
  await employee.sign('Ánh Nguyễn');

  const employer = new HostedPages(page, 'es');
  await employer.open(await hire.link('employer', '&locale=es'));
  await employer.enter(name.es);
  await expect(page.getByText(decision.accepted.es, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vehicle policy 2026' })).toBeVisible();
  await employer.follow(page.getByRole('link', { name: employer.words.employer.begin }));
  await employer.answer({ 'task.car': 'Furgoneta 7' });
  await employer.signAndGoOn('Carmen Reyes');

  const text = await finished(api, hire.task);
  for (const words of ['Acepto', 'Furgoneta 7', 'Cars are for work.', 'Refuel them on Fridays.'])
    expect(text).toContain(words);
});

test('a document is declined with its reason, and nobody countersigns', async ({ page, api }) => {
  const hire = await askedToRead(api);
  const employee = new HostedPages(page, 'es');
  await employee.open(await hire.link('employee', '&locale=es'));
  await employee.enter(name.es);
  await employee.press(employee.words.page.continue);
  await employee.answer({ 'task.decision': 'declined', 'task.reason': 'No tengo licencia de conducir.' });
  await employee.sign('Ánh Nguyễn');
  const text = await finished(api, hire.task);
  expect(text).toContain('No acepto');
  expect(text).toContain('No tengo licencia de conducir.');
});

test('a document is read and accepted without JavaScript', async ({ browser, baseURL, api }) => {
  const hire = await askedToRead(api);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const link = await hire.link('employee', '&locale=en');
  await page.goto(link);
  const main = page.getByRole('main');
  await main.getByRole('listitem').filter({ hasText: name.en }).getByRole('link').click();
  await expect(pictures(page)).toHaveCount(3);
  const words = new HostedPages(page, 'en').words;
  await page.getByRole('switch', { name: words.readDocument.asText }).check();
  await expect(page.getByText('Lock them at night.')).toBeVisible();
  await expect(pictures(page).first()).toBeHidden();
  await main.getByRole('button', { name: words.page.continue }).click();
  await expect(page.getByRole('radio', { name: decision.accepted.en, exact: true })).toBeVisible();
  await context.close();
});

test(
  'whoever writes the form sees the document in its preview',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const { form, sha256 } = await askedToRead(api);
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await page.goto(`/dashboard/forms/${form}`);
    const shown = page.frameLocator('iframe').locator('.document-pages img');
    await expect(shown).toHaveCount(3);
    await expect
      .poll(() => shown.first().evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
      .toBeGreaterThan(300);
    await auditPage(page);
    const whole = await page.request.get(`/dashboard/form-pdfs/${sha256}/content`);
    expect(await readPdf(await whole.body())).toContain('Lock them at night.');
    const nowhere = await page.request.get(`/dashboard/form-pdfs/${'0'.repeat(64)}/pages/1?width=400`);
    expect(nowhere.status()).toBe(404);
    await page.context().clearCookies();
    expect((await page.request.get(`/dashboard/form-pdfs/${sha256}/content`)).status()).toBe(401);
  },
);
