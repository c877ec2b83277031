import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { expect, test } from './stack.js';

interface Made {
  readonly id: string;
}

/** The end of the day so many days from today. */
const inDays = (days: number): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T23:59:59.999Z`;

test(
  'what is due is in the calendar by day, says why, and leads to where it is done',
  { tag: '@everywhere' },
  async ({ page, api }) => {
    const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
    const name = `Calendar Foods ${Date.now().toString(36)}-${process.pid}`;
    const employer = await api.post<Made>('/employers', { name, ein: '12-3456789', address });
    const forms = await api.get<{ data: readonly (Made & { name: string })[] }>('/forms?per_page=100');
    const handbook = forms.data.find((form) => /Handbook/.test(form.name))?.id;
    const due = { Overdune: -3, Weekley: 3, Later: 40 };
    for (const [last_name, days] of Object.entries(due)) {
      const employee = await api.post<Made>('/employees', { first_name: 'Quirina', last_name, address });
      const of = { employee_id: employee.id, employer_id: employer.id };
      await api.post<Made>('/tasks', { form_id: handbook, ...of, due_at: inDays(days) });
    }

    const dashboard = new DashboardPages(page);
    const words = dashboard.words.calendar;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await page.goto(`/dashboard/calendar?employer=${employer.id}`);
    for (const [heading, last_name] of [
      [words.overdue, 'Overdune'],
      [words.week, 'Weekley'],
      [words.later, 'Later'],
    ] as const) {
      const group = dashboard.main.getByRole('region', { name: heading, exact: true });
      await expect(group.getByRole('row').filter({ hasText: `Quirina ${last_name}` })).toBeVisible();
      await expect(group).toContainText(dashboard.words.components.because_chosen);
    }
    await dashboard.audit();

    await page.goto(`/dashboard/calendar?employer=${employer.id}&kind=receipt`);
    await expect(dashboard.main).toContainText(words.noneFound);
    await dashboard.audit();

    await page.goto(`/dashboard/calendar?employer=${employer.id}`);
    const label = words.openOf.replace('{label}', words.openTheirs).replace('{name}', 'Quirina Overdune');
    await dashboard.press(label);
    await page.waitForURL(/\/onboarding/);
  },
);
