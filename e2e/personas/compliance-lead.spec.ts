import type { Page } from '@playwright/test';

import { authorized, completeI9, expectCompleted, showsCard } from '../hosted/complete-i9.js';
import { date, sectionOne } from '../hosted/entries.js';
import { HostedPages } from '../hosted/hosted-pages.js';
import { newHire } from '../hosted/new-hire.js';
import { readPdf } from '../hosted/read-pdf.js';
import { signSection } from '../hosted/sign-section.js';
import { type Integrator, expect, test } from '../stack.js';
import { signedInPersona } from './persona.js';
import { visitAsRepresentative } from './representative-visit.js';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const lead = { called: 'compliance lead', group: 'admin' } as const;
const newEmployer = () => `Lead Foods ${Date.now().toString(36)}-${process.pid}`;

/** Somebody who may work for forty days more. */
async function endingSoon(api: Integrator) {
  const hire = await newHire(api, { employer: { name: newEmployer() }, startsOn: inDays(-7) });
  const until = inDays(40);
  await signSection(await hire.link('employee'), hire.tasks.i9, {
    id: 'section_1',
    answers: { ...authorized, 'task.work_authorization_expires_on': until },
    name: 'Ánh Nguyễn',
  });
  await signSection(await hire.link('employer'), hire.tasks.i9, {
    id: 'section_2',
    answers: {
      ...showsCard,
      'task.list_a_1': { ...showsCard['task.list_a_1'], expires_on: until },
      'task.first_day_of_employment': inDays(-7),
      'task.employer_representative': 'Ortiz, Carmen, Office manager',
      'task.employer_name': 'Harbor Foods',
      'task.employer_address': '40 Fulton Street, New York, NY 10038',
    },
    name: 'Carmen Ortiz',
  });
  await expectCompleted(api, hire.tasks.i9);
  return hire;
}

test(
  'a compliance lead reverifies by Supplement B, from the calendar',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const hire = await endingSoon(api);
    const { clock, dashboard } = await signedInPersona(page, api, lead);
    const { words, main } = dashboard;
    const hosted = new HostedPages(page, 'en');
    await clock.asks('reverifies', { presses: 8, fields: 12, pages: 9 }, async () => {
      await page.goto(`/dashboard/calendar?employer=${hire.employer.id}`);
      const row = main.getByRole('row').filter({ hasText: words.components.deadline_reverification });
      await row.getByRole('button').click();
      await main.getByRole('button', { name: words.done.reverify, exact: true }).click();
      // By way of the form, which leads on to what is to be read first.
      await expect(page.getByRole('link', { name: words.employer.begin })).toBeVisible();
      await hosted.follow(page.getByRole('link', { name: words.employer.begin }));
      await hosted.answer({
        'task.reverify_1_document:document': 'employment_authorization_document',
        'task.reverify_1_document:issuing_authority': 'U.S. Citizenship and Immigration Services',
        'task.reverify_1_document:number': 'SRC0987654321',
        ...date('task.reverify_1_document', '2029-06-30'),
        'task.reverify_1_representative': 'Ortiz, Carmen, Office manager',
      });
      await hosted.sign('Carmen Ortiz');
    });
    await expectCompleted(api, hire.tasks.i9);
    const text = await readPdf(await api.download(`/tasks/${hire.tasks.i9}/pdf`));
    // The new document is beside the one of Section 2.
    for (const answer of ['SRC1234567890', 'SRC0987654321', '06/30/2029']) expect(text).toContain(answer);
  },
);

test(
  'a compliance lead chooses the supplement for somebody who is hired again',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const hire = await newHire(api, { employer: { name: newEmployer() } });
    await completeI9(api, hire);
    const { form_id } = await api.get<{ form_id: string }>(`/tasks/${hire.tasks.i9}`);
    const asked = { form_id, employee_id: hire.employee.id, employer_id: hire.employer.id };
    await api.post('/tasks?allow_duplicate=true', asked);
    const { clock, dashboard } = await signedInPersona(page, api, lead);
    const { words, main } = dashboard;
    const hosted = new HostedPages(page, 'en');
    await page.goto(`/dashboard/employees/${hire.employee.id}`);
    await expect(main).toContainText('8 CFR 274a.2(c)');
    await dashboard.audit();
    await clock.asks('chooses and signs the supplement', { presses: 8, fields: 5, pages: 6 }, async () => {
      await dashboard.press(words.employer.rehireSupplement);
      await dashboard.expectDone(words.deed.rehireDecided);
      await main
        .getByRole('row', { name: /I-9/ })
        .getByRole('button', { name: new RegExp(`^${words.employees.openOurs}`) })
        .click();
      await page.waitForURL(/\/o\//);
      await begin(page, hosted);
      await hosted.answer({ 'task.reverify_1_representative': 'Ortiz, Carmen, Office manager' });
      await hosted.sign('Carmen Ortiz');
    });
    await expectCompleted(api, hire.tasks.i9);
  },
);

/** Some ways lead to the page before the first, some to the first. */
async function begin(page: Page, hosted: HostedPages): Promise<void> {
  const link = page.getByRole('link', { name: hosted.words.employer.begin });
  if (await link.isVisible()) await hosted.follow(link);
}

test(
  'a compliance lead has somebody else examine, from the queue, and accepts what they signed',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api, browser }) => {
    const hire = await newHire(api, { employer: { name: newEmployer() } });
    const section = { id: 'section_1', answers: sectionOne, name: 'Ánh Nguyễn' } as const;
    await signSection(await hire.link('employee'), hire.tasks.i9, section);
    const { clock, dashboard } = await signedInPersona(page, api, lead);
    const { words, main } = dashboard;
    const { representative, reviewQueue } = words;
    const hosted = new HostedPages(page, 'en');
    const queue = `/dashboard/review?employer=${hire.employer.id}`;
    const passed = { link: '', code: '' };
    await page.goto(queue);

    await clock.asks('names a representative', { presses: 3, fields: 3, pages: 3 }, async () => {
      await dashboard.press(reviewQueue.begin);
      await page.waitForURL(/section_2_documents/);
      await hosted.follow(page.getByRole('link', { name: words.employer.letExamine, exact: true }));
      await hosted.fill({ name: 'Dana Okafor', email: 'dana@harborfoods.com', title: 'Branch manager' });
      await main.getByRole('button', { name: representative.nameSubmit }).click();
      passed.link = await main.getByLabel(representative.link, { exact: true }).inputValue();
      passed.code = await main.getByLabel(representative.code, { exact: true }).inputValue();
    });
    await hosted.audit();
    await visitAsRepresentative(browser, passed.link, passed.code);

    await page.goto(queue);
    await clock.asks('accepts what was signed', { presses: 3, fields: 0, pages: 3 }, async () => {
      await main.getByRole('link', { name: reviewQueue.toLookAt, exact: true }).click();
      const row = main.getByRole('row').filter({ hasText: 'Dana Okafor' });
      await expect(row).toContainText(reviewQueue.representative_signed.replace('{name}', 'Dana Okafor'));
      await dashboard.audit();
      await row.getByRole('button').click();
      await page.waitForURL(/\/o\//);
      await main.getByRole('button', { name: representative.accept, exact: true }).click();
      await expect(main).toContainText('accepted');
    });
  },
);
