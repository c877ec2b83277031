import { newEmail } from '../dashboard/dashboard-pages.js';
import { nextMonday } from './next-monday.js';
import { expectAlive, findByKeys, pick, signedInPersona } from './persona.js';
import { expect, test } from '../stack.js';

test(
  'a recruiter adds a hire by Ctrl K, hands the link over, sees who cannot start Monday, and keeps the list',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api, browser }) => {
    const mark = Date.now().toString(36);
    const employer = `Recruiting Quays ${mark}`;
    const address = {
      street: '40 Fulton Street',
      city: 'New York',
      state: 'NY',
      zip: '10038',
      country: 'USA',
    };
    await api.post('/employers', { name: employer, ein: '12-3456789', address });
    const { clock, dashboard } = await signedInPersona(page, api, {
      called: 'recruiter',
      group: 'recruiter',
    });
    const { words, main } = dashboard;
    const { hire, find, field, today, employees, employeesList, dashboard: frame, deed } = words;
    const lastName = `Okafor-${mark}`;

    await clock.asks('adds a hire by Ctrl K', { presses: 4, fields: 11, pages: 1 }, async () => {
      await findByKeys(dashboard, 'add a hire', find.addHire);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hire.title);
      await page.getByLabel(hire.firstName, { exact: true }).fill('Mei');
      await page.getByLabel(hire.lastName, { exact: true }).fill(lastName);
      await page.getByLabel(hire.email).fill(newEmail());
      await page.getByLabel(field.street).fill('7 Pine Street');
      await page.getByLabel(field.city).fill('New York');
      await page.getByLabel(field.region).fill('NY');
      const where = page.getByRole('combobox', { name: hire.employer });
      await where.pressSequentially(employer);
      await dashboard.choose(employer);
      await page.locator('#start_date [role="spinbutton"]').first().focus();
      await page.keyboard.type(nextMonday().replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1'));
      await expect(page.locator('.hire-preview')).toContainText('I-9');
      await dashboard.press(hire.add);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        hire.added.replace('{name}', `Mei ${lastName}`),
      );
    });
    await dashboard.audit();

    await clock.asks('hands the link over', { presses: 1, fields: 0, pages: 0 }, async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await dashboard.press(words.secret.copy);
      await expect(page.getByRole('status').filter({ hasText: words.secret.copied })).toBeVisible();
    });
    const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await phone.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await expect(phone).toHaveURL(/\/o\//);
    await phone.close();

    await clock.asks(
      'sees who cannot start Monday, and why',
      { presses: 4, fields: 1, pages: 1 },
      async () => {
        await dashboard.openSection(frame.home);
        await page.locator('.dash-filters summary').click();
        await pick(dashboard, 'employer', employer);
        await dashboard.press(today.find);
        const starts = main.getByRole('region', { name: /^Starting by/ });
        const row = starts.getByRole('row').filter({ hasText: lastName });
        await expect(row).toContainText(today.waits_employee);
        await expect(starts).toContainText(today.ready_waiting.replace('{number}', '1'));
      },
    );
    await dashboard.audit();

    const kept = `Mondays ${mark}`;
    await clock.asks('filters the list, and keeps it', { presses: 5, fields: 4, pages: 1 }, async () => {
      await dashboard.openSection(frame.employees);
      await expectAlive(page, '#starts');
      await page.getByLabel(employeesList.starts, { exact: true }).selectOption('next_monday');
      await expect(page).toHaveURL(/starts=next_monday/);
      await page.getByText(employeesList.moreFilters).click();
      await pick(dashboard, 'employer', employer);
      await expect(page.locator('a[data-employee]')).toHaveText([`Mei ${lastName}`]);
      await page.locator('summary', { hasText: employeesList.keepList }).click();
      await page.getByLabel(employeesList.viewName).fill(kept);
      await page.getByRole('button', { name: employeesList.keep, exact: true }).click();
      await dashboard.expectDone(deed.viewKept);
    });
    await dashboard.audit();

    await clock.asks('finds the list again in the menu', { presses: 1, fields: 0, pages: 2 }, async () => {
      await page.goto('/dashboard');
      await page.getByRole('navigation').getByRole('link', { name: kept }).click();
      await expect(page.locator('a[data-employee]')).toHaveText([`Mei ${lastName}`]);
    });
    expect(employees.title).toBe(await page.getByRole('heading', { level: 1 }).innerText());
  },
);
