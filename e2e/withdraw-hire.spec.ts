import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { formByKey } from './form-by-key.js';
import { expect, test } from './stack.js';
import { typedDate } from './typed-date.js';

interface Made {
  readonly id: string;
}

const address = { street: '40 Fulton Street', city: 'New York', state: 'NY', zip: '10038', country: 'USA' };

test(
  'who may add a hire but withdraw no form is told why it cannot be taken back, and all of it stays',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const mark = `${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`;
    const employer = await api.post<Made>('/employers', {
      name: `Harbor ${mark}`,
      ein: '12-3456789',
      address,
    });
    await api.post('/policies', {
      name: `NY of ${mark}`,
      condition: { all: [{ fact: 'employer.id', operator: 'equals', value: employer.id }] },
      form_ids: [(await formByKey(api, 'ny-it-2104')).id],
    });
    const employee = await api.post<Made>('/employees', {
      first_name: 'Sol',
      last_name: `Ruiz ${mark}`,
      address,
    });
    const group = await api.post<Made>('/user_groups', {
      name: `Adds only ${mark}`,
      permissions: [
        'client:view',
        'employee:view',
        'employer:view',
        'job:view',
        'placement:edit',
        'placement:view',
        'task:view',
      ],
    });
    const email = await newPerson(api, { groups: [group.id] });
    const dashboard = new DashboardPages(page);
    const chosen = `employee=${employee.id}&employer=${employer.id}`;
    await dashboard.signIn(await linkFor(api, email, `/dashboard/employees/new?${chosen}`));
    const { hire, trouble } = dashboard.words;
    await page.locator('#start_date [role="spinbutton"]').first().focus();
    await page.keyboard.type(typedDate(7));
    await page.getByRole('button', { name: hire.add, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Sol Ruiz ${mark}`);

    const placements = () => api.get<{ total: number }>(`/placements?employee_id=${employee.id}`);
    const tasks = () => api.get<{ total: number }>(`/tasks?employee_id=${employee.id}`);
    const before = [(await placements()).total, (await tasks()).total];
    expect(before).toEqual([1, expect.any(Number)]);
    await page.getByRole('button', { name: hire.withdraw, exact: true }).press('Enter');
    await expect(dashboard.main.getByRole('alert')).toContainText(trouble.notAllowed);
    await dashboard.audit();
    expect([(await placements()).total, (await tasks()).total]).toEqual(before);
  },
);
