import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { newHire } from './hosted/new-hire.js';
import { type Integrator, expect, test } from './stack.js';

interface Made {
  readonly id: string;
}

/** Somebody who was hired in New York, with the forms that this asks for, under a name that nobody else has. */
async function hire(api: Integrator, first_name: string): Promise<Made> {
  const { employee } = await newHire(api);
  const last_name = `Zabala-${Date.now().toString(36)}`;
  await api.patch(`/employees/${employee.id}`, { first_name, last_name });
  return employee;
}

test(
  'an employee is found by keyboard, their forms are explained, and a link is made and ended',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api, browser }) => {
    const { id } = await hire(api, 'Zoe');
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const { employees, components, deed, dashboard: frame } = dashboard.words;
    await page.getByRole('link', { name: frame.employees, exact: true }).press('Enter');
    await page.getByLabel(employees.search).fill('zoe zab');
    await page.getByLabel(employees.search).press('Enter');
    await expect(page).toHaveURL(/search=zoe\+zab/);
    await page.getByRole('link', { name: components.name, exact: true }).press('Enter');
    await expect(page.getByRole('columnheader', { name: components.name })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await dashboard.audit();
    await page.setViewportSize({ width: 360, height: 740 });
    await dashboard.audit();
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.locator(`a[href$="${id}"]`).press('Enter');
    await page.getByRole('link', { name: dashboard.words.employeesList.besideWhole }).press('Enter');
    await page.waitForURL(`**/dashboard/employees/${id}`);
    await expect(page.getByRole('row', { name: /I-9/ })).toContainText('Required because');
    const unmet = page.locator('.employee-placement details').last();
    await unmet.locator('summary').press('Enter');
    await expect(unmet.getByRole('listitem').first()).toBeVisible();
    await dashboard.audit();

    await page.getByRole('button', { name: employees.makeLink }).press('Enter');
    const link = await dashboard.secret();
    expect(link).toContain('/onboarding?link=');
    const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await phone.goto(link);
    await expect(phone).toHaveURL(/\/o\//);
    await page.reload();
    await page.setViewportSize({ width: 360, height: 740 });
    await dashboard.audit();
    await page.getByRole('button', { name: /^Revoke/ }).press('Enter');
    await dashboard.expectDone(deed.linkRevoked);
    await expect(page.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
    await phone.reload();
    await expect(phone).not.toHaveURL(/\/tasks\//);
    await phone.goto(link);
    await expect(phone).not.toHaveURL(/\/o\//);
    await phone.close();
  },
);

test(
  'employees are seen by whoever may see them, and only those whom their group lets them see',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const { id } = await hire(api, 'Yan');
    const dashboard = new DashboardPages(page);
    const { employees, dashboard: frame } = dashboard.words;
    const readers = await api.post<Made>('/user_groups', {
      name: 'Readers of employees',
      permissions: ['employee:view'],
    });
    await dashboard.signIn(await linkFor(api, await newPerson(api, { groups: [readers.id] })));
    await page.goto(`/dashboard/employees/${id}`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([employees.links]);
    await expect(page.getByRole('button', { name: employees.makeLink })).toHaveCount(0);
    const stranger = await page.goto('/dashboard/employees/ee_1111111111111111111111');
    expect(stranger?.status()).toBe(404);

    const developers = await api.post<Made>('/user_groups', {
      name: 'Readers of clients',
      permissions: ['client:view'],
    });
    await page.context().clearCookies();
    await dashboard.signIn(await linkFor(api, await newPerson(api, { groups: [developers.id] })));
    await expect(page.getByRole('link', { name: frame.employees, exact: true })).toHaveCount(0);
    await page.goto('/dashboard/employees');
    await expect(dashboard.main.getByText(frame.notForYou)).toBeVisible();
  },
);
