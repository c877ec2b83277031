import { Permission } from '@firstday/domain';
import type { Locale } from '@firstday/domain/languages';
import type { Page } from '@playwright/test';

import { DashboardPages, linkFor, newEmail, newPerson } from './dashboard/dashboard-pages.js';
import { date } from './hosted/entries.js';
import { type Entries, HostedPages } from './hosted/hosted-pages.js';
import { OwnService } from './hosted/own-service.js';
import { readPdf } from './hosted/read-pdf.js';
import { addFromLibrary } from './staffing/add-from-library.js';
import { type Integrator, expect, test } from './stack.js';

const year = new Date().getUTCFullYear();
const today = new Date().toISOString().slice(0, 10);
const claimant = 'Anika Sen';
const agent = 'Carmen Ortiz';

/** Of somebody from India who does research for a year. */
const claim: Entries = {
  ...date('task.tax_year_begins', `${year}-01-01`),
  ...date('task.tax_year_ends', `${year}-12-31`),
  'task.tin_type': 'ssn',
  'task.social_security_number': '412-09-9999',
  'task.permanent_address:country': 'IND',
  'task.permanent_address:street': '14 Park Street',
  'task.permanent_address:city': 'Kolkata',
  'task.permanent_address:state': 'West Bengal',
  'task.permanent_address:zip': '700016',
  'task.visa_type': 'J-1',
  'task.canada_or_mexico': 'no',
  'task.passport_country': 'IND',
  'task.passport_number': 'Z1234567',
  ...date('task.entered_on', '2025-08-20'),
  'task.status': 'J-1',
  'task.status_expires': 'D/S',
  'task.services': 'Research on storms',
  'task.total_compensation': '24000',
  'task.treaty': 'U.S./India tax treaty',
  'task.article': '22',
  'task.exempt_compensation': '24000',
  'task.country_of_residence': 'IND',
  'task.also_scholarship': 'no',
  'task.facts': 'I came from India to do research for one year.',
};

/** What an applicant says of themselves on Form 8850; nobody of whom it is not wished may see it. */
const applicant: Entries = {
  'task.social_security_number': '412-09-9999',
  'task.county': 'Albany County',
  'task.phone': '5185550100',
  'task.box_2': 'yes',
};
const secret = /Albany County|219-?09-?9999/;

const hire: Entries = {
  'task.group': 'none',
  ...date('task.gave_information_on', today),
  ...date('task.offered_on', today),
  ...date('task.hired_on', today),
  ...date('task.started_on', today),
  'task.title': 'HR manager',
};

interface Made {
  readonly id: string;
}
interface Placed {
  readonly form_requirements: readonly { readonly form_key: string; readonly task_id: string }[];
}

/** Somebody who is placed with an employer of their own. */
async function placed(api: Integrator, placement: object) {
  const address = { street: '9 Broadway', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
  const named = { name: 'Harbor Foods', ein: '12-3456789', address, phone: '(518) 555-0100' };
  const employer = await api.post<Made>('/employers', named);
  const person = { first_name: 'Anika', last_name: 'Sen', address: { ...address, street: '7 Pine Street' } };
  const employee = await api.post<Made>('/employees', person);
  const ids = { employee_id: employee.id, employer_id: employer.id };
  const body = { ...ids, start_date: today, create_tasks: true, ...placement };
  const { form_requirements } = await api.post<Placed>('/placements', body);
  const link = async (side: 'employee' | 'employer', locale: Locale = 'en') =>
    (
      await api.get<{ url: string }>(
        `/employees/${employee.id}/onboarding?assignee_type=${side}&locale=${locale}`,
      )
    ).url;
  return { ids, link, taskOf: (key: string) => form_requirements.find((it) => it.form_key === key)?.task_id };
}

/** The document of a task once all have signed, in one line. */
async function finished(api: Integrator, taskId: string): Promise<string> {
  await isCompleted(api, taskId);
  return asLine(await readPdf(await api.download(`/tasks/${taskId}/pdf`)));
}

const isCompleted = (api: Integrator, taskId: string) =>
  expect
    .poll(async () => (await api.get<{ status: string }>(`/tasks/${taskId}`)).status, { timeout: 30_000 })
    .toBe('completed');

const asLine = (text: string) => text.replaceAll(/\s+/g, ' ');

test(
  'whoever claims an exemption by treaty is asked for Form 8233, and the employer accepts it',
  { tag: '@phone' },
  async ({ page, api }) => {
    await addFromLibrary(api, 'irs-8233');
    expect((await placed(api, {})).taskOf('irs-8233')).toBeUndefined();
    const { link, taskOf } = await placed(api, { claims_treaty_exemption: true });
    const taskId = taskOf('irs-8233') ?? '';

    const employee = new HostedPages(page, 'en');
    await employee.open(await link('employee'));
    await employee.enter('irs-8233');
    await employee.answer(claim);
    await employee.signAndGoOn(claimant);

    await page.context().clearCookies();
    const employer = new HostedPages(page, 'en');
    await employer.open(await link('employer'));
    await employer.enter('irs-8233');
    // What they certify to have examined stands before them in clear.
    for (const words of ['412-09-9999', 'Kolkata', 'Z1234567'])
      await expect(page.getByRole('main')).toContainText(words);
    await begin(employer);
    await employer.answer({});
    await employer.sign(agent);

    const text = await finished(api, taskId);
    for (const words of ['412-09-9999', 'Kolkata', 'Z1234567', 'U.S./India tax treaty', claimant, agent])
      expect(text).toContain(words);
  },
);

test.describe('Form 8850', () => {
  let service: OwnService;
  test.beforeAll(async () => {
    service = await OwnService.start();
  });
  test.afterAll(() => service?.stop());

  test(
    'is seen on the employer’s side only by whom it was given to by name, who signs it',
    { tag: '@phone' },
    async ({ page }) => {
      const { api } = service;
      const { ids, link } = await placed(api, {});
      const task = await api.post<Made>('/tasks', { form_id: await formId(api), ...ids });
      await api.patch('/account_settings', { employer_signer: 'signed_in_user' });

      const employee = new HostedPages(page, 'en');
      await employee.open(await link('employee'));
      await employee.enter('irs-8850');
      await expect(page.getByRole('main')).toContainText('voluntary');
      await employee.answer(applicant);
      await employee.signAndGoOn(claimant);

      const employer = new HostedPages(page, 'en');
      const form = page.getByRole('main').getByRole('link', { name: 'Form 8850', exact: true });
      await signIn(page, await linkFor(api, await newPerson(api)));
      const holder = await newHolder(page);
      await employer.open(await link('employer'));
      // The list names the form, and there is nothing to do or to see behind it.
      await employer.follow(form);
      await expect(page.locator('body')).not.toContainText(secret);
      await page.goto(`${page.url()}/employer/hire`);
      await expect(page.locator('body')).not.toContainText(secret);
      await expect(page.locator('main [name="task.group"]')).toHaveCount(0);

      await signIn(page, holder);
      await employer.open(await link('employer'));
      await employer.enter('irs-8850');
      await expect(page.getByRole('main')).toContainText('Albany County');
      await begin(employer);
      await employer.answer(hire);
      await employer.sign(agent);

      await isCompleted(api, task.id);
      const pdf = await page.request.get(new URL(`/api/v1/tasks/${task.id}/pdf`, page.url()).href);
      const text = asLine(await readPdf(await pdf.body()));
      for (const words of [
        '412-09-9999',
        'Albany County',
        claimant,
        agent,
        'I hereby request a certification',
      ])
        expect(text).toContain(words);
      await expect(api.download(`/tasks/${task.id}/pdf`)).rejects.toThrow('answered 403');
    },
  );
});

/** From what the employee entered to the employer's own part. */
const begin = (employer: HostedPages): Promise<void> =>
  employer.follow(employer.page.getByRole('link', { name: employer.words.employer.begin, exact: true }));

/** In a browser in which nobody is signed in. */
async function signIn(page: Page, link: string): Promise<void> {
  await page.context().clearCookies();
  await new DashboardPages(page).signIn(link);
}

async function formId(api: Integrator): Promise<string> {
  const [form] = (await api.get<{ data: Made[] }>('/forms?key=irs-8850')).data;
  return form?.id ?? '';
}

/** The link of somebody to whom whoever is signed in gives all permissions by name: no token without bounds may. */
function newHolder(page: Page): Promise<string> {
  return page.evaluate(
    async ({ permissions, email }) => {
      const send = async (path: string, body: object) => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
        const answer = await fetch(`/api/v1${path}`, { ...init, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
        return answer.json();
      };
      const group = await send('/user_groups', { name: 'Tax credits', permissions });
      await send('/users', { email, user_group_ids: [group.id] });
      return (await send('/magic_links', { user_email: email, expire_in: 600 })).url;
    },
    { permissions: Permission.options, email: newEmail() },
  );
}
