import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

test(
  'anything is found by its name and Ctrl K: a person, an employer, a form, a page, something to do',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const { employee } = await newHire(api);
    const last_name = `Quintana-${Date.now().toString(36)}`;
    await api.patch(`/employees/${employee.id}`, { first_name: 'Íñigo', last_name });
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const { find, dashboard: frame } = dashboard.words;
    const dialog = page.getByRole('dialog', { name: find.title });
    const field = dialog.getByRole('combobox');
    const look = async (typed: string) => {
      // What is pressed before the page has come alive opens nothing.
      await expect(async () => {
        await page.keyboard.press('ControlOrMeta+k');
        await expect(field).toBeFocused({ timeout: 1000 });
      }).toPass();
      await page.keyboard.type(typed);
    };
    await look('inigo quint');
    await expect(dialog.getByRole('option', { name: `Íñigo ${last_name}` })).toBeVisible();
    await dashboard.audit();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await look(`inigo ${last_name}`.toLowerCase());
    await expect(dialog.locator('[role="option"][data-focused]')).toHaveText(/Íñigo/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/employees/${employee.id}$`));

    await look('secur');
    await expect(dialog.getByRole('option')).toHaveText([frame.securityLog]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/security-log$/);

    await look('invite');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/users\/new$/);

    await look('zzzzzz');
    await expect(dialog).toContainText(find.noneFound);
  },
);

test(
  'a phone, and a browser without JavaScript, find on a page of its own',
  { tag: '@everywhere' },
  async ({ browser, api, baseURL }) => {
    const { employee } = await newHire(api);
    const last_name = `Quesada-${Date.now().toString(36)}`;
    await api.patch(`/employees/${employee.id}`, { first_name: 'Nil', last_name });
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const { find } = dashboard.words;
    await page.getByRole('link', { name: find.trigger }).click();
    await page.getByRole('searchbox').fill(last_name);
    await dashboard.press(find.submit);
    await dashboard.main.getByRole('link', { name: last_name }).click();
    await expect(page).toHaveURL(new RegExp(`/employees/${employee.id}$`));
    await context.close();

    const other = new DashboardPages(await browser.newPage());
    await other.signIn(await linkFor(api, await newPerson(api), `/dashboard/find?search=${last_name}`));
    await expect(other.main.getByRole('link', { name: last_name })).toBeVisible();
    await other.audit();
    await other.page.close();
  },
);

test(
  'nobody finds what they may not see, and nothing is found for who is not signed in',
  { tag: '@desktop' },
  async ({ page, api, browser }) => {
    const { employer } = await newHire(api);
    const name = `Hidden Quay ${Date.now().toString(36)}`;
    await api.patch(`/employers/${employer.id}`, { name });
    const group = await api.post<{ id: string }>('/user_groups', {
      name: `Forms only ${name}`,
      permissions: ['form:view'],
    });
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api, { groups: [group.id] })));
    const found = await page.request.get(`/dashboard/find/results?search=${encodeURIComponent(name)}`);
    expect(await found.json()).toEqual([]);
    await page.goto(`/dashboard/find?search=${encodeURIComponent(name)}`);
    await expect(dashboard.main).toContainText(dashboard.words.find.noneFound);

    const stranger = await browser.newContext();
    const answer = await stranger.request.get(new URL('/dashboard/find/results?search=a', page.url()).href);
    expect(answer.status()).toBe(401);
    await stranger.close();
  },
);
