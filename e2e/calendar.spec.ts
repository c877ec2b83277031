import { duePeople } from './components/due-people.js';
import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { expect, test } from './stack.js';

test(
  'what is due is in the calendar by day, says why, and leads to where it is done',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const employer = await duePeople(api, { Overdune: -3, Weekley: 3, Later: 40 });

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
    await dashboard.main.getByRole('link', { name: 'Quirina Overdune', exact: true }).click();
    await page.waitForURL('**/dashboard/employees/*');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Quirina Overdune');

    await page.goBack();
    const label = words.openOf.replace('{label}', words.openTheirs).replace('{name}', 'Quirina Overdune');
    await dashboard.press(label);
    await expect(page).toHaveURL(/\/(o|onboarding)\/(?!.*expired)/);
  },
);

test('whoever may not see employees reads their names, and no way to them', async ({ page, api }) => {
  const employer = await duePeople(api, { Nolinke: 3 });
  const group = await api.post<{ id: string }>('/user_groups', {
    name: 'Readers of what is due',
    permissions: ['task:view', 'placement:view'],
  });
  const dashboard = new DashboardPages(page);
  await dashboard.signIn(await linkFor(api, await newPerson(api, { groups: [group.id] })));
  await page.goto(`/dashboard/calendar?employer=${employer.id}`);
  await expect(dashboard.main).toContainText('Quirina Nolinke');
  await expect(dashboard.main.locator('a[href*="/employees/"]')).toHaveCount(0);
});
