import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { expect, test } from './stack.js';

interface Made {
  readonly id: string;
}

test(
  'a package is made for an inspector, who reads it until the access is revoked',
  { tag: '@gate' },
  async ({ page, api }) => {
    const name = `Pier Nine ${Date.now()}`;
    const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
    const { id: employer_id } = await api.post<Made>('/employers', { name, ein: '12-3456789', address });
    const person = { first_name: 'Odalys', last_name: 'Ferreira', address };
    const { id: employee_id } = await api.post<Made>('/employees', person);
    await api.post('/placements', { employee_id, employer_id, start_date: '2026-11-23' });

    const dashboard = new DashboardPages(page);
    const words = dashboard.words.inspections;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await page.goto('/dashboard/inspections');
    await dashboard.audit();
    const employer = page.getByRole('combobox', { name: words.employer, exact: true });
    // Typed into once the page is alive; until then it is the browser's own list.
    await expect(employer).toHaveAttribute('aria-autocomplete', 'list');
    await employer.fill(name);
    await employer.press('ArrowDown');
    await employer.press('Enter');
    await expect(employer).toHaveAttribute('aria-expanded', 'false');
    await dashboard.press(words.order);
    await dashboard.expectDone(dashboard.words.deed.packageOrdered);
    await expect(async () => {
      await page.reload();
      await expect(dashboard.main).toContainText(words.status_ready, { timeout: 500 });
    }).toPass();
    await expect(dashboard.main).toContainText(name);
    await expect(dashboard.main).toContainText(words.noDownloads);
    const taking = page.waitForEvent('download');
    await page.getByRole('link', { name: words.download }).click();
    expect((await taking).suggestedFilename()).toMatch(/^ipkg_\w+\.zip$/);
    const downloads = page.getByRole('table', { name: words.downloadsTitle });
    await expect(async () => {
      await page.reload();
      await expect(downloads).toContainText('@', { timeout: 2000 });
    }).toPass();
    await dashboard.audit();
    const here = page.url();

    await page.locator('#inspector_name').fill('Dana Whitfield');
    await dashboard.press(words.give);
    const secret = page.locator('.dash-secret');
    const url = await secret.locator('input').inputValue();
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{2}/.exec((await secret.textContent()) ?? '')?.[0] ?? '';
    await dashboard.audit();

    const inspection = dashboard.words.inspection;
    const { pathname, search } = new URL(url);
    await page.goto(`${pathname}${search}`);
    await dashboard.audit();
    await page.getByLabel(inspection.code).fill('AAAA-AAAA-AA');
    await page.getByRole('button', { name: inspection.open }).click();
    await expect(page.locator('#main')).toContainText(inspection.closed);
    await page.getByLabel(inspection.code).fill(code.toLowerCase());
    await page.getByRole('button', { name: inspection.open }).click();
    await expect(page.locator('#main')).toContainText('Ferreira, Odalys');
    await expect(page.locator('#main')).toContainText(inspection.state_no_form);
    await dashboard.audit();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: inspection.downloadAll }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^ipkg_\w+\.zip$/);

    await page.goto(here);
    await expect(downloads).toContainText('Dana Whitfield');
    await dashboard.press(words.revoke);
    await dashboard.expectDone(dashboard.words.deed.accessRevoked);
    await page.goto('/inspection/package');
    await expect(page.locator('#main')).toContainText(inspection.closed);

    await page.goto('/dashboard/inspections/checks');
    await dashboard.press(words.startCheck);
    await dashboard.expectDone(dashboard.words.deed.checkStarted);
    await dashboard.audit();
  },
);
