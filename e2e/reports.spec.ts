import { completeI9 } from './hosted/complete-i9.js';
import { newHire } from './hosted/new-hire.js';
import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { type Integrator, expect, test } from './stack.js';

const address = { street: '7 Pine Street', city: 'New York', state: 'NY', zip: '10005', country: 'USA' };

/** Two hires of one employer: of one Form I-9 is complete, the other has opened nothing. */
async function twoHires(api: Integrator) {
  const hire = await newHire(api);
  await completeI9(api, hire);
  const waiting = await api.post<{ id: string }>('/employees', {
    first_name: 'Quirina',
    last_name: 'Wartend',
    address,
  });
  await api.post('/placements', {
    employee_id: waiting.id,
    employer_id: hire.employer.id,
    start_date: new Date().toISOString().slice(0, 10),
    create_tasks: true,
  });
  return hire.employer.id;
}

test(
  'a report says what came of hires, and each number leads to its rows and on to the person',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const employer = await twoHires(api);
    const dashboard = new DashboardPages(page);
    const words = dashboard.words.reports;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await dashboard.openSection(words.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    for (const report of ['time_to_done', 'forms_by_state', 'late_signatures', 'everify_outcomes'] as const) {
      await page.goto(`/dashboard/reports?report=${report}&employer=${employer}`);
      const current = dashboard.main.locator('.report-tabs [aria-current]');
      await expect(current).toHaveText(words[`report_${report}`]);
      await dashboard.audit();
    }
    await page.goto(`/dashboard/reports?report=drop_off&employer=${employer}`);
    const forms = dashboard.main.getByRole('table', { name: words.group_drop_off, exact: true });
    const i9 = forms.getByRole('row').filter({ hasText: 'I-9' });
    await expect(i9.getByRole('link')).toHaveText(['1', '1', '2']);
    await dashboard.audit();
    await i9.getByRole('link').nth(1).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.rows);
    await dashboard.audit();
    await dashboard.main.getByRole('link', { name: 'Quirina Wartend', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Quirina Wartend');
    await page.goBack();
    await dashboard.main.getByRole('link', { name: words.back }).click();
    await expect(page).toHaveURL(new RegExp(`report=drop_off.*employer=${employer}`));
  },
);

test('a report is a file, for who may see it, and the days of a period are one’s own', async ({
  page,
  api,
}) => {
  const employer = await twoHires(api);
  const dashboard = new DashboardPages(page);
  const words = dashboard.words.reports;
  await dashboard.signIn(await linkFor(api, await newPerson(api)));
  const query = `report=forms_by_state&employer=${employer}`;
  const file = await page.request.get(`/dashboard/reports/csv?${query}`);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(await file.text()).toContain('"NY"');
  await page.goto(`/dashboard/reports?${query}&period=custom&from=2020-01-01&to=2020-02-01`);
  await expect(dashboard.main).toContainText(words.nothing);
  await dashboard.audit();
  const group = await api.post<{ id: string }>('/user_groups', { name: 'Tasks', permissions: ['task:view'] });
  await page.context().clearCookies();
  await dashboard.signIn(await linkFor(api, await newPerson(api, { groups: [group.id] })));
  await page.goto('/dashboard/reports');
  await expect(dashboard.main.getByRole('link', { name: words.report_drop_off })).toBeVisible();
  await expect(dashboard.main.getByRole('link', { name: words.report_everify_outcomes })).toHaveCount(0);
  expect((await page.request.get('/dashboard/reports/csv?report=everify_outcomes')).status()).toBe(403);
});
