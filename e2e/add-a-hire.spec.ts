import type { Locator, Page } from '@playwright/test';

import { DashboardPages, linkFor, newEmail, newPerson } from './dashboard/dashboard-pages.js';
import { formByKey } from './form-by-key.js';
import { Integrator, expect, runningStack, test } from './stack.js';
import { typedDate } from './typed-date.js';

interface Made {
  readonly id: string;
}

const address = (state: string, city: string) => ({
  street: '40 Fulton Street',
  city,
  state,
  zip: '10038',
  country: 'USA',
});

/** An employer in New York with a job in California, and policies of its own for both states and for hourly pay. */
async function employerOfTwoStates(api: Integrator) {
  const mark = `${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`;
  const names = { employer: `Harbor ${mark}`, job: `Dock ${mark}` };
  const employer = await api.post<Made>('/employers', {
    name: names.employer,
    ein: '12-3456789',
    address: address('NY', 'New York'),
  });
  await api.post<Made>('/jobs', { name: names.job, address: address('CA', 'Oakland') });
  const rules = [
    ['ny-it-2104', 'work_location.state', 'NY'],
    ['ca-de-4', 'work_location.state', 'CA'],
    ['ny-ls-54', 'placement.pay_basis', 'hour'],
  ] as const;
  for (const [key, fact, value] of rules)
    await api.post('/policies', {
      name: `${key} of ${mark}`,
      condition: {
        all: [
          { fact: 'employer.id', operator: 'equals', value: employer.id },
          { fact, operator: 'equals', value },
        ],
      },
      form_ids: [(await formByKey(api, key)).id],
    });
  return { ...names, id: employer.id };
}

async function type(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.pressSequentially(text);
}

async function choose(page: Page, label: string, name: string): Promise<void> {
  await type(page.getByRole('combobox', { name: label }), name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The list closes once what was typed was looked up and is chosen.
  await expect(page.getByRole('combobox', { name: label })).toHaveAttribute('aria-expanded', 'false');
}

/** As far as the first day: who they are and for whom they work. */
async function typePerson(dashboard: DashboardPages, name: readonly [string, string], email: string) {
  const { page, words } = dashboard;
  await type(page.getByLabel(words.hire.firstName, { exact: true }), name[0]);
  await type(page.getByLabel(words.hire.lastName, { exact: true }), name[1]);
  await type(page.getByLabel(words.hire.email), email);
}

async function typeHome({ page, words }: DashboardPages) {
  await type(page.getByLabel(words.field.street), '7 Pine Street');
  await type(page.getByLabel(words.field.city), 'New York');
  await type(page.getByLabel(words.field.region), 'NY');
}

async function typeFirstDay(page: Page) {
  await page.locator('#start_date [role="spinbutton"]').first().focus();
  await page.keyboard.type(typedDate(7));
}

test(
  'a recruiter adds a hire by keyboard, sees the forms follow the state of the work, and hands the link over',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api, browser }) => {
    const place = await employerOfTwoStates(api);
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/employees'));
    const { hire, hirePay, employees } = dashboard.words;
    await page.getByRole('link', { name: employees.addHire, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hire.title);
    const email = newEmail();
    // Somebody of the same name from an earlier run would be offered instead.
    const lastName = `Okafor-${Date.now().toString(36)}`;
    await typePerson(dashboard, ['Mei', lastName], email);
    await typeHome(dashboard);
    const preview = page.locator('.hire-preview');
    await choose(page, hire.employer, place.employer);
    // Policies that other journeys add for the whole account ask for it by where people live.
    const forWorkInNewYork = preview
      .locator('li[data-outcome="met"]')
      .filter({ hasText: 'IT-2104' })
      .filter({ hasText: "work location's state is NY" });
    await expect(forWorkInNewYork).toBeVisible();
    await choose(page, hire.job, place.job);
    await expect(preview.locator('li[data-outcome="met"]').filter({ hasText: 'DE 4' }).first()).toBeVisible();
    await expect(forWorkInNewYork).toHaveCount(0);
    await dashboard.audit();

    const undecided = preview.locator('li[data-outcome="unknown"]').filter({ hasText: 'LS 54' });
    await undecided
      .getByRole('button', { name: hire.giveFact.replace('{field}', hirePay.basis) })
      .press('Enter');
    const basis = page.getByLabel(hirePay.basis, { exact: true });
    await expect(basis).toBeFocused();
    await page.keyboard.type('Ho');
    await expect(basis).toHaveValue('hour');
    await expect(undecided).toHaveCount(0);

    // A tab that is closed loses nothing, not even what was typed last.
    await page.goto('/dashboard');
    await page.goto('/dashboard/employees/new');
    await expect(page.getByText(hire.restored)).toBeVisible();
    await expect(page.getByLabel(hire.email)).toHaveValue(email);
    await expect(page.getByRole('combobox', { name: hire.job })).toHaveValue(place.job);

    await page.getByRole('button', { name: hire.add, exact: true }).press('Enter');
    await expect(dashboard.main.getByRole('alert')).toContainText(dashboard.words.hireAdvice.start_date);
    await typeFirstDay(page);
    await page.getByRole('button', { name: hire.add, exact: true }).press('Enter');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(hire.added.replace('{name}', `Mei ${lastName}`));
    await expect(page.getByRole('img', { name: hire.qrCode })).toBeVisible();
    await dashboard.audit();
    const link = await dashboard.secret();
    const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await phone.goto(link);
    await expect(phone).toHaveURL(/\/o\//);
    await phone.close();

    await page.getByRole('button', { name: hire.withdraw, exact: true }).press('Enter');
    await expect(dashboard.main.getByRole('alert')).toContainText(hire.begun);
    await page.getByRole('link', { name: hire.addAnother, exact: true }).press('Enter');
    await expect(page.getByRole('combobox', { name: hire.employer })).toHaveValue(place.employer);
    await expect(page.getByLabel(hire.email)).toHaveValue('');
  },
);

test(
  'who is here already is offered before a second record is made, and a hire by mistake is taken back',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const place = await employerOfTwoStates(api);
    const email = newEmail();
    const known = await api.post<Made>('/employees', {
      first_name: 'Sol',
      last_name: 'Ruiz',
      email,
      address: address('NY', 'New York'),
    });
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/employees/new'));
    const { hire, deed } = dashboard.words;
    await typePerson(dashboard, ['Soledad', 'Ruiz'], email.toUpperCase());
    const same = page.getByRole('group', { name: hire.sameTitle });
    await same.getByRole('radio', { name: 'Sol Ruiz' }).press('Space');
    await expect(page.getByLabel(dashboard.words.field.street)).toHaveCount(0);
    await choose(page, hire.employer, place.employer);
    await typeFirstDay(page);
    await page.getByRole('button', { name: hire.add, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      hire.added.replace('{name}', 'Sol Ruiz'),
    );
    const placements = () => api.get<{ total: number }>(`/placements?employee_id=${known.id}`);
    expect((await placements()).total).toBe(1);
    await page.getByRole('button', { name: hire.withdraw, exact: true }).press('Enter');
    await dashboard.expectDone(deed.hireWithdrawn);
    expect((await placements()).total).toBe(0);
    expect((await api.get<{ total: number }>(`/tasks?employee_id=${known.id}`)).total).toBe(0);
    expect((await api.get<Made>(`/employees/${known.id}`)).id).toBe(known.id);
  },
);

test(
  'an employer or a person of another account is refused, and nothing is written',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const place = await employerOfTwoStates(api);
    const { baseUrl, testToken } = runningStack();
    const other = await employerOfTwoStates(new Integrator(baseUrl, testToken));
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/employees/new'));
    const { hire } = dashboard.words;
    const email = newEmail();
    await typePerson(dashboard, ['Tyler', 'Reed'], email);
    await typeHome(dashboard);
    await choose(page, hire.employer, place.employer);
    await typeFirstDay(page);
    await expect(page.locator('.hire-preview li[data-outcome="met"]').first()).toBeVisible();
    await page.evaluate((id) => {
      for (const input of document.querySelectorAll<HTMLInputElement>('input[name="employer_id"]'))
        input.value = id;
    }, other.id);
    await page.getByRole('button', { name: hire.add, exact: true }).click();
    await expect(dashboard.main.getByRole('alert')).toContainText(hire.recordGone);
    expect((await api.get<{ total: number }>(`/employees?email=${encodeURIComponent(email)}`)).total).toBe(0);
  },
);

test(
  'without JavaScript the form is sent, says who is here already, and makes the hire',
  { tag: '@desktop' },
  async ({ browser, api }) => {
    const place = await employerOfTwoStates(api);
    const email = newEmail();
    await api.post<Made>('/employees', {
      first_name: 'Ada',
      last_name: 'Okoye',
      email,
      address: address('NY', 'New York'),
    });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/employees'));
    await page.goto(`/dashboard/employees/new?employer=${place.id}`);
    const { hire, field } = dashboard.words;
    await page.getByLabel(hire.firstName, { exact: true }).fill('Ada');
    await page.getByLabel(hire.lastName, { exact: true }).fill('Okoye');
    await page.getByLabel(field.street).fill('7 Pine Street');
    await page.getByLabel(field.city).fill('New York');
    await page.getByLabel(field.region).fill('NY');
    await page
      .getByLabel(hire.startDate)
      .fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
    await page.getByRole('button', { name: hire.add, exact: true }).click();
    await expect(dashboard.main.getByRole('alert')).toContainText(dashboard.words.hireAdvice.same_person);
    await page.getByRole('radio', { name: hire.sameNobody }).check();
    await page.getByRole('button', { name: hire.add, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      hire.added.replace('{name}', 'Ada Okoye'),
    );
    expect(await dashboard.secret()).toContain('/onboarding?link=');
    await context.close();
  },
);

test(
  'a list that is open stays open where what has come to stand above it moves the page',
  { tag: '@everywhere' },
  async ({ page, api }) => {
    const mark = Date.now().toString(36);
    const [employer, lastName] = [`Carried ${mark}`, `Sato-${mark}`];
    await api.post('/employers', { name: employer, ein: '12-3456789', address: address('NY', 'New York') });
    await api.post('/employees', {
      first_name: 'Aya',
      last_name: lastName,
      address: address('NY', 'New York'),
    });
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/employees/new'));
    const { hire } = dashboard.words;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/new/same-people?**', async (route) => {
      await answered;
      await route.continue();
    });
    await typePerson(dashboard, ['Aya', lastName], newEmail());
    const field = page.getByRole('combobox', { name: hire.employer });
    await type(field, employer);
    const option = page.getByRole('option', { name: employer });
    await expect(option).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('data-focused', 'true');
    const before = await page.evaluate(() => window.scrollY);
    answer();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    await expect(option).toHaveAttribute('data-focused', 'true');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(employer);
    await expect(option).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(option).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(option).toHaveCount(0);
  },
);
