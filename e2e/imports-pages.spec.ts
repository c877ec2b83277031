import { readFileSync } from 'node:fs';

import { DashboardPages, linkFor, newEmail, newPerson } from './dashboard/dashboard-pages.js';
import { type Integrator, expect, test } from './stack.js';

interface Made {
  readonly id: string;
}

const header = 'First name,Last name,Email,Street,City,State,Zip,Country,Employer,Start date';

/** Twenty hires, of whom three are wrong: no last name, an employer that nobody knows, and a day that is none. */
function twentyHires(employer: string, isCorrected: boolean) {
  const emails = Array.from({ length: 20 }, () => newEmail());
  const lines = emails.map((email, at) => {
    const wrong = (row: number, bad: string, good: string) => (at === row && !isCorrected ? bad : good);
    const [last, where, day] = [
      wrong(3, '', 'Lopez'),
      wrong(8, 'Nowhere', employer),
      wrong(15, 'soon', '2026-12-01'),
    ];
    return `Ana ${at},${last},${email},12 Pier Road,Albany,NY,12207,USA,${where},${day}`;
  });
  return { emails, text: [header, ...lines].join('\n') };
}

const newEmployer = (api: Integrator, name: string) =>
  api.post<Made>('/employers', {
    name,
    ein: '12-3456789',
    address: { street: '12 Pier Road', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' },
  });

test(
  'a list of twenty hires is checked, its three wrong rows are corrected, and it is committed',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const employer = `Quay ${Date.now().toString(36)}`;
    await newEmployer(api, employer);
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard'));
    const { imports, deed, dashboard: frame } = dashboard.words;
    await dashboard.openSection(frame.imports);
    await page.getByRole('link', { name: imports.add, exact: true }).first().press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(imports.newTitle);
    await page.getByRole('button', { name: imports.check, exact: true }).press('Enter');
    await expect(dashboard.main.getByRole('alert')).toContainText(imports.sourceAdvice);
    await dashboard.audit();

    const wrong = twentyHires(employer, false);
    await page.getByLabel(imports.paste).fill(wrong.text);
    await page.getByRole('button', { name: imports.check, exact: true }).press('Enter');
    await expect(dashboard.main.getByText(imports.status_checked)).toBeVisible({ timeout: 30_000 });
    await page
      .getByRole('navigation', { name: imports.filter })
      .getByRole('link', { name: imports.planCount_error })
      .press('Enter');
    await expect(page).toHaveURL(/plan=error/);
    const rows = page.getByRole('table', { name: imports.rowsTitle }).getByRole('row');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).toContainText('Last name');
    await expect(rows.nth(2)).toContainText('There is no employer of this name');
    await dashboard.audit();
    const found = await api.get<{ total: number }>(
      `/employees?email=${encodeURIComponent(wrong.emails[0] ?? '')}`,
    );
    expect(found.total).toBe(0);

    await page.getByRole('link', { name: imports.again, exact: true }).press('Enter');
    const right = twentyHires(employer, true);
    await page.getByLabel(imports.fileLabel).setInputFiles({
      name: 'hires.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(right.text),
    });
    await page.getByRole('button', { name: imports.check, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('hires.csv', { timeout: 30_000 });
    await expect(dashboard.main.getByText(imports.status_checked)).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: /20/ }).press('Enter');
    await dashboard.expectDone(deed.importCommitted);
    await expect(dashboard.main.getByText(imports.status_completed, { exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await dashboard.audit();
    const email = encodeURIComponent(right.emails[19] ?? '');
    expect((await api.get<{ total: number }>(`/employees?email=${email}`)).total).toBe(1);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: imports.result, exact: true }).click();
    const text = readFileSync(await (await download).path(), 'utf8');
    expect(text.split('\r\n').filter((line) => line.includes('created'))).toHaveLength(20);
  },
);

test(
  'a template is downloaded, and lists are exported with filters',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const name = `Pier ${Date.now().toString(36)}`;
    await newEmployer(api, name);
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/exports?list=employers'));
    const { exports: words } = dashboard.words;
    await dashboard.audit();
    await page.getByLabel(words.name).fill(name);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.download, exact: true }).press('Enter');
    const lines = readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split(/\r?\n/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(name);
    await page.goto('/dashboard/exports?list=tasks');
    await dashboard.audit();

    const template = await page.request.get('/dashboard/imports/template?kind=employees');
    expect(await template.text()).toContain('First name,Last name');
    expect((await page.request.get('/dashboard/exports/secrets')).status()).toBe(404);
  },
);

test('whoever may not import or export is told so', { tag: '@desktop' }, async ({ page, api }) => {
  const dashboard = new DashboardPages(page);
  const readers = await api.post<Made>('/user_groups', {
    name: 'Readers of people only',
    permissions: ['employee:view'],
  });
  const person = await newPerson(api, { groups: [readers.id] });
  await dashboard.signIn(await linkFor(api, person, '/dashboard/imports/new'));
  const { dashboard: frame, exports: words } = dashboard.words;
  await expect(dashboard.main.getByText(frame.notForYou)).toBeVisible();
  await page.goto('/dashboard/exports');
  await expect(page.getByRole('link', { name: words.list_employers })).toHaveCount(0);
  const refused = await page.request.get('/dashboard/exports/employers', { maxRedirects: 0 });
  expect(refused.headers()['location']).toContain('trouble=refused');
});
