import { readFile } from 'node:fs/promises';

import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { formByKey } from './form-by-key.js';
import { type Integrator as Api, Integrator, expect, runningStack, test } from './stack.js';

interface Made {
  readonly id: string;
}

/** So many people whom nobody else looks for, by a word that is in all of their names. */
async function hirePeople(api: Api, count: number) {
  const word = `zz${Date.now().toString(36)}${process.pid}`;
  const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
  const employer = await api.post<Made>('/employers', { name: `Quay ${word}`, ein: '12-3456789', address });
  const start_date = new Date().toISOString().slice(0, 10);
  const people = [];
  for (let at = 0; at < count; at += 1) {
    const person = await api.post<Made>('/employees', { first_name: `Uma ${at}`, last_name: word, address });
    const placed = { employee_id: person.id, employer_id: employer.id, start_date };
    if (at < 3) await api.post('/placements', placed);
    people.push(person.id);
  }
  return { word, employer, people };
}

const bar = (dashboard: DashboardPages) =>
  dashboard.page.getByRole('region', { name: dashboard.words.employeesList.bar });

test(
  'a list is narrowed while one types, kept under a name, found in the menu and given up',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const { word } = await hirePeople(api, 4);
    const dashboard = new DashboardPages(page);
    const { employees, employeesList: words, deed } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/employees'));
    await page.getByLabel(employees.search).pressSequentially(word);
    await expect(page).toHaveURL(new RegExp(`search=${word}`));
    await expect(page.locator('a[data-employee]')).toHaveCount(4);
    await page.getByLabel(words.starts, { exact: true }).selectOption('today');
    await expect(page.locator('a[data-employee]')).toHaveCount(3);
    await page.getByText(words.moreFilters).click();
    // Its place is seen now: it is fetched.
    await page.locator('input#employer').pressSequentially(`quay ${word}`);
    await dashboard.choose(`Quay ${word}`);
    await expect(page).toHaveURL(/employer=er_/);
    await expect(page.locator('a[data-employee]')).toHaveCount(3);
    await dashboard.audit();

    await page.locator('summary', { hasText: words.columns }).click();
    await page.getByLabel(words.column_email, { exact: true }).check();
    await page.getByRole('button', { name: words.showColumns }).click();
    await expect(page).toHaveURL(/columns=/);
    await expect(page.getByRole('columnheader', { name: words.column_email })).toBeAttached();

    const name = `Mondays ${word}`;
    await page.locator('summary', { hasText: words.keepList }).click();
    await page.getByRole('button', { name: words.keep, exact: true }).click();
    await expect(page.getByText(words.nameMissing).first()).toBeVisible();
    await page.getByLabel(words.viewName).fill(name);
    await page.getByRole('button', { name: words.keep, exact: true }).click();
    await dashboard.expectDone(deed.viewKept);
    await dashboard.audit();

    await page.goto('/dashboard/more');
    await dashboard.audit();
    await page.getByRole('link', { name }).and(page.locator(':visible')).first().click();
    await expect(page).toHaveURL(/view=eview_/);
    await page.goto('/dashboard/employees');
    await page.getByRole('link', { name }).and(page.locator(':visible')).click();
    await expect(page).toHaveURL(/view=eview_/);
    await expect(page.locator('a[data-employee]')).toHaveCount(3);
    await page
      .getByRole('link', {
        name: words.removeFilter.replace('{filter}', words.starts_today),
      })
      .click();
    await expect(page).not.toHaveURL(/starts=/);
    await page.locator('summary', { hasText: words.editList }).click();
    await page.getByRole('button', { name: words.deleteView }).click();
    await dashboard.expectDone(deed.viewDeleted);
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  },
);

test(
  'sixty people are selected across pages, links are made for them with progress, and who was not found is said',
  { tag: '@everywhere' },
  async ({ page, api }) => {
    const { word, people } = await hirePeople(api, 60);
    const dashboard = new DashboardPages(page);
    const { employeesList: words } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/employees'));
    await page.goto(`/dashboard/employees?search=${word}&sort=name`);
    await page.getByLabel(words.selectPage).check();
    await page.locator('[rel=next]').click();
    await expect(page.locator('a[data-employee]')).toHaveCount(10);
    await page.getByLabel(words.selectPage).check();
    await expect(bar(dashboard)).toContainText('60');
    await dashboard.audit();
    const [gone = ''] = people;
    await api.remove(`/employees/${gone}`);

    await page.getByRole('button', { name: words.links }).click();
    await expect(bar(dashboard)).toContainText('59');
    await expect(bar(dashboard)).toContainText(words.reason_not_found);
    await dashboard.audit();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: words.saveLinks }).click();
    const saved = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n');
    expect(saved).toHaveLength(60);
    await expect(page.getByRole('button', { name: words.saveLinks })).toHaveCount(0);
    const [, link = ''] = /"(https?:[^"]+)"/.exec(saved[1] ?? '') ?? [];
    await page.goto(link);
    await expect(page).toHaveURL(/\/o\//);
  },
);

test(
  'all who match have their open forms withdrawn, after one was asked',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const { word, people } = await hirePeople(api, 3);
    const { id: form_id } = await formByKey(api, 'handbook');
    const [first] = people;
    await api.post('/tasks', { form_id, employee_id: first });
    const dashboard = new DashboardPages(page);
    const { employeesList: words } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/employees'));
    await page.goto(`/dashboard/employees?search=${word}`);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(bar(dashboard)).toContainText('1');
    await page.getByRole('button', { name: words.selectAll.replace('{count}', '3') }).click();
    await page.getByRole('button', { name: words.withdrawals }).click();
    await page.getByRole('button', { name: words.withdraw, exact: true }).click();
    await expect(bar(dashboard)).toContainText('Done for 3 people.');
    const { data } = await api.get<{ data: readonly Made[] }>(`/tasks?employee_id=${first}`);
    expect(data).toEqual([]);

    await page.getByRole('button', { name: words.close }).click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: words.keys })).toBeVisible();
    await dashboard.audit();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The dialog gives the focus back first.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(page.getByLabel(dashboard.words.employees.search)).toBeFocused({ timeout: 1000 });
    }).toPass();
    // A letter that is typed is a letter.
    await page.keyboard.press('j');
    await expect(page.getByLabel(dashboard.words.employees.search)).toHaveValue(/j/);
  },
);

test(
  'the finished documents of those selected are downloaded together, and their rows as a table',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const { baseUrl, testToken } = runningStack();
    const api = new Integrator(baseURL ?? baseUrl, testToken);
    const { word, people, employer } = await hirePeople(api, 2);
    const { id: form_id } = await formByKey(api, 'w-4');
    const [employee_id] = people;
    const task = await api.post<Made>('/tasks', { form_id, employee_id, employer_id: employer.id });
    await api.post(`/tasks/${task.id}/complete_for_test`, {});
    const dashboard = new DashboardPages(page);
    const { employeesList: words } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/employees'));
    await expect(async () => {
      await page.goto(`/dashboard/employees?search=${word}`);
      await page.getByLabel(words.selectPage).check();
      const saving = page.waitForEvent('download', { timeout: 15_000 });
      await page.getByRole('button', { name: words.documents }).click();
      const bytes = await readFile(await (await saving).path());
      expect(bytes.subarray(0, 2).toString()).toBe('PK');
      expect(bytes.includes(Buffer.from(`(${task.id}).pdf`))).toBe(true);
      expect(bytes.includes(Buffer.from('%PDF-'))).toBe(true);
    }).toPass({ timeout: 60_000 });
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: words.rows }).click();
    const table = await readFile(await (await saving).path(), 'utf8');
    expect(table.trim().split('\r\n')).toHaveLength(3);
  },
);

test(
  'a person opens beside the list, the keys go on to the next, and Escape leads back to the same row',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const { word, people } = await hirePeople(api, 3);
    const dashboard = new DashboardPages(page);
    const { employeesList: words } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await page.goto(`/dashboard/employees?search=${word}&sort=name&dir=asc`);
    const links = page.locator('a[data-employee]');
    const beside = page.getByRole('complementary').filter({ has: page.locator('#beside') });
    const open = (at: number) => expect(beside.locator('#beside')).toHaveText(`Uma ${at} ${word}`);
    await links.nth(0).click();
    await open(0);
    await expect(page).toHaveURL(new RegExp(`search=${word}.*&person=${people[0]}`));
    // It is read on where it opened.
    await expect(beside.locator('#beside')).toBeFocused();
    await dashboard.audit();

    await page.keyboard.press('j');
    await open(1);
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(beside).toHaveCount(0);
    await expect(links.nth(1)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`search=${word}[^#]*$`));
    expect(page.url()).not.toContain('person=');

    // Made there and then, and the list stays.
    await page.keyboard.press('e');
    await open(1);
    await beside.getByRole('button', { name: dashboard.words.employees.makeLink }).click();
    await expect(beside.getByText(dashboard.words.employees.linkReady)).toBeVisible();
    await expect(links).toHaveCount(3);
    // The second press opens the page, as the link in the panel does.
    await links.nth(1).click();
    await page.waitForURL(`**/dashboard/employees/${people[1]}`);
    await page.goBack();
    await open(1);
    await beside.getByRole('link', { name: words.besideWhole }).click();
    await page.waitForURL(`**/dashboard/employees/${people[1]}`);

    // Where there is no room beside it, it is a page; and an address with a person in it shows them in its place.
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto(`/dashboard/employees?search=${word}&person=${people[2]}`);
    await expect(beside.locator('#beside')).toBeVisible();
    await expect(links.first()).toBeHidden();
    await beside.getByRole('link', { name: words.besideClose }).click();
    await expect(links).toHaveCount(3);
    await links.nth(2).click();
    await page.waitForURL(`**/dashboard/employees/${people[2]}`);
  },
);

test(
  'who is not for one to see is not shown beside the list, and the list stays',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const { word } = await hirePeople(api, 2);
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await page.goto(`/dashboard/employees?search=${word}&person=ee_1111111111111111111111`);
    await expect(page.locator('#beside')).toHaveText(dashboard.words.employeesList.besideGone);
    await expect(page.locator('a[data-employee]')).toHaveCount(2);
    const made = await page.goto(`/dashboard/employees?search=${word}&person=%3Cscript%3E`);
    expect(made?.status()).toBe(200);
    await expect(page.locator('#beside')).toHaveCount(0);
  },
);

test(
  'who may only see employees exports them, and does nothing else with them',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const { word } = await hirePeople(api, 2);
    const readers = await api.post<Made>('/user_groups', {
      name: 'Readers of lists',
      permissions: ['employee:view'],
    });
    const dashboard = new DashboardPages(page);
    const { employeesList: words } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api, { groups: [readers.id] })));
    await page.goto(`/dashboard/employees?search=${word}`);
    await page.getByLabel(words.selectPage).check();
    await expect(page.getByRole('button', { name: words.rows })).toBeVisible();
    for (const act of [words.links, words.documents, words.withdrawals])
      await expect(page.getByRole('button', { name: act })).toHaveCount(0);
    await expect(page.getByLabel(words.starts, { exact: true })).toHaveCount(0);
    const answer = await page.request.post('/dashboard/employees/acts/links?account=x&user=y', { data: {} });
    expect(answer.status()).toBe(401);
  },
);
