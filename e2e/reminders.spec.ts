import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { formByKey } from './form-by-key.js';
import { Integrator, expect, runningStack, test } from './stack.js';

interface Made {
  readonly id: string;
}

/** In the test account, whose own system sends: nobody else's journey hears of it. */
async function waiting() {
  const { baseUrl, testToken } = runningStack();
  const api = new Integrator(baseUrl, testToken);
  await api.patch('/message_settings', { mode: 'events' });
  const word = `rr${Date.now().toString(36)}${process.pid}`;
  const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
  const { id: form_id } = await formByKey(api, 'handbook');
  const people = [
    { first_name: 'Open', email: `${word}-open@example.com`, isAsked: true },
    { first_name: 'Idle', email: `${word}-idle@example.com`, isAsked: false },
    { first_name: 'Nowhere', isAsked: true },
  ];
  for (const { isAsked, ...person } of people) {
    const { id } = await api.post<Made>('/employees', { ...person, last_name: word, address });
    if (isAsked) await api.post('/tasks', { form_id, employee_id: id });
  }
  return { api, word };
}

test(
  'many are reminded at once: who was is counted, and each of the others is named with why not',
  { tag: '@everywhere' },
  async ({ page }) => {
    const { api, word } = await waiting();
    const dashboard = new DashboardPages(page);
    const { employeesList: words } = dashboard.words;
    const bar = page.getByRole('region', { name: words.bar });
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/employees'));
    await page.goto(`/dashboard/employees?search=${word}`);
    await page.getByLabel(words.selectPage).check();
    await page.getByRole('button', { name: words.reminders, exact: true }).click();
    await expect(bar.getByRole('status')).toContainText('1');
    await expect(bar).toContainText(words.reason_nothing_open);
    await expect(bar).toContainText(words.reason_no_address);
    await dashboard.audit();

    await page.goto(`/dashboard/employees?search=${word}`);
    const box = page.getByLabel(words.selectPage);
    if (!(await box.isChecked())) await box.check();
    await page.getByRole('button', { name: words.reminders, exact: true }).click();
    await expect(bar).toContainText(words.reason_reminded_before);
  },
);

test(
  'whoever signs for the employer says on their own page whether they are told in the morning',
  { tag: '@everywhere' },
  async ({ page, api }) => {
    const dashboard = new DashboardPages(page);
    const { deed, digest } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/account'));
    await page.goto('/dashboard/account');
    const panel = page.getByRole('region', { name: digest.title });
    await panel.getByLabel(digest.no, { exact: true }).check();
    await panel.getByLabel(digest.timeZone).selectOption('America/Denver');
    await panel.getByRole('button', { name: digest.save, exact: true }).click();
    await dashboard.expectDone(deed.settingsSaved);
    await expect(panel.getByLabel(digest.no, { exact: true })).toBeChecked();
    await expect(panel.getByLabel(digest.timeZone)).toHaveValue('America/Denver');
    await dashboard.audit();
  },
);
