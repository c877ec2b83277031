import type { Page } from '@playwright/test';

import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { EverifyHire } from './hosted/everify-hire.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { expect, Integrator, runningStack, test as base } from './stack.js';

/** Test accounts alone use the simulator. */
const test = base.extend<{ api: Integrator }>({
  api: async ({ baseURL }, provide) => {
    const { baseUrl, testToken } = runningStack();
    await provide(new Integrator(baseURL ?? baseUrl, testToken));
  },
});

const name = 'Ánh Nguyễn';
const filled = (text: string): string => text.replaceAll('{name}', name);

/** What a browser would download, without leaving the page. */
async function take(page: Page, paper: string): Promise<void> {
  const href = await page.getByRole('link', { name: paper }).first().getAttribute('href');
  const answer = await page.request.get(new URL(href ?? '', page.url()).href);
  expect([answer.status(), (await answer.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
}

test(
  'a mismatch is worked through from the dashboard, from the list to the referral',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const hire = await EverifyHire.make(api, '0003');
    await hire.sign();
    const dashboard = new DashboardPages(page);
    const { everify: say, everifyPages: words } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/everify'));
    const { id } = await hire.read();
    const row = dashboard.main.getByRole('row').filter({ has: page.locator(`a[href$="${id}"]`) });
    await expect(row).toContainText(words.next_open);
    await dashboard.audit();
    await row.getByRole('link').click();
    await dashboard.press(say.openButton);
    await expect(page.getByRole('heading', { name: say.mismatch, exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await dashboard.audit();

    await take(page, say.notice);
    await page.reload();
    // Before its scripts run, the page leaves what is missing to the browser.
    await expect(async () => {
      await dashboard.press(say.toldButton);
      await expect(page.getByRole('alert').filter({ hasText: say.confirmTold })).toBeFocused({
        timeout: 2000,
      });
    }).toPass({ timeout: 30_000 });
    await page.getByRole('checkbox').check();
    await dashboard.press(say.toldButton);
    await expect(page.getByText(filled(say.done_told))).toBeFocused();
    await page.goto('/dashboard/everify');
    await expect(row).toContainText(words.next_waitForDecision);

    // The decision is the employee's alone, at their own link.
    const context = await page.context().browser()?.newContext();
    const theirs = await context?.newPage();
    if (!theirs) throw new Error('there is no browser');
    await decide(theirs, hire);
    await context?.close();

    await page.goto('/dashboard/everify');
    await expect(row).toContainText(words.next_refer);
    await row.getByRole('link').click();
    await dashboard.press(say.referButton);
    await expect(page.getByRole('heading', { name: say.referred, exact: true })).toBeVisible();
    await take(page, say.referral);
    await hire.wait(3_600);
    await expect.poll(async () => (await hire.read()).status, { timeout: 20_000 }).toBe('CLOSED');
    await page.reload();
    await expect(page.getByRole('heading', { name: filled(say.authorized), exact: true })).toBeVisible();
    await dashboard.audit();
    await page.goto('/dashboard/everify?status=CLOSED');
    await expect(row).toContainText(words.next_nothing);
  },
);

async function decide(page: Page, hire: EverifyHire): Promise<void> {
  const pages = new HostedPages(page, 'en');
  const say = pages.words.everify;
  await pages.open(await hire.link('employee'));
  await pages.follow(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: say.name, exact: true }) })
      .getByRole('link'),
  );
  await page.locator('[name="decision"][value="act"]').check();
  await page.getByRole('checkbox', { name: say.yoursHasRead }).check();
  await page.locator('[name="consents"]').check();
  await page.locator('[name="name"]').fill(name);
  await pages.press(say.decideButton);
  await expect(page.getByRole('heading', { name: say.yoursNext, exact: true })).toBeVisible();
}

test(
  'whoever may look and no more sees how a case stands, and no step; others see neither rows nor names',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const hire = await EverifyHire.make(api, '0001');
    await hire.sign();
    const { id } = await hire.read();
    const group = async (permissions: readonly string[]) =>
      (await api.post<{ id: string }>('/user_groups', { name: permissions.join(' '), permissions })).id;
    const dashboard = new DashboardPages(page);
    const { everify: say, everifyPages: words, dashboard: shell } = dashboard.words;
    const readers = await group(['everify:view', 'employee:view']);
    await dashboard.signIn(await linkFor(api, await newPerson(api, { groups: [readers] })));
    await page.goto(`/dashboard/everify/${id}`);
    await expect(dashboard.main).toContainText(words.notYours);
    await expect(dashboard.main).toContainText(say.step_prepared);
    await expect(dashboard.main.getByRole('button', { name: say.openButton })).toHaveCount(0);
    await page.goto('/dashboard/everify/connection');
    await expect(dashboard.main).toContainText(shell.notForYou);
    expect((await page.goto('/dashboard/everify/ecase_1ChFExampLe11111111111'))?.status()).toBe(404);

    await page.context().clearCookies();
    const others = await group(['employee:view']);
    await dashboard.signIn(await linkFor(api, await newPerson(api, { groups: [others] })));
    for (const path of ['', `/${id}`, `/${id}/close`]) {
      await page.goto(`/dashboard/everify${path}`);
      await expect(dashboard.main).toContainText(shell.notForYou);
      await expect(dashboard.main).not.toContainText(name);
    }
  },
);

test(
  'an answer in an unknown form is an alert on Today and in the system health, with its structure',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const hire = await EverifyHire.make(api, '0013');
    await hire.sign();
    const { id } = await hire.read();
    const dashboard = new DashboardPages(page);
    const { everify: say, today, systemHealth: words } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api), `/dashboard/everify/${id}`));
    await dashboard.press(say.openButton);
    await expect(dashboard.main).toContainText(say.pendingUnknownShape);
    await dashboard.audit();
    await page.goto('/dashboard');
    const item = dashboard.main.getByRole('row').filter({ hasText: today.kind_everify_connection });
    await expect(item).toContainText(today.everify_unknown_shape);
    await dashboard.audit();
    await item.getByRole('link', { name: today.act_everify_connection }).click();
    await expect(page).toHaveURL(/\/dashboard\/system-health$/);
    await expect(dashboard.main).toContainText(words.sayEverifyUnknownShape);
    await expect(dashboard.main).toContainText(
      'POST /cases: 200 {errors: [{error_code: string, message: string}]}',
    );
    await dashboard.audit();
  },
);

test(
  'the connection says what is set, and a check whether it works and what to do',
  { tag: '@everywhere' },
  async ({ page, api, baseURL }) => {
    const dashboard = new DashboardPages(page);
    const words = dashboard.words.everifyConnection;
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/everify/connection'));
    await dashboard.press(words.check);
    await expect(page.getByRole('heading', { name: words.outcome_works_test })).toBeVisible();
    await dashboard.audit();

    const { baseUrl, liveToken } = runningStack();
    const live = new Integrator(baseURL ?? baseUrl, liveToken);
    await page.context().clearCookies();
    await dashboard.signIn(await linkFor(live, await newPerson(live), '/dashboard/everify/connection'));
    await dashboard.press(words.check);
    await expect(page.getByRole('heading', { name: words.outcome_not_configured })).toBeVisible();
    await page.getByLabel(words.address).fill('https://everify.example.com/api/v31');
    await dashboard.press(words.save);
    await expect(dashboard.main.getByRole('alert')).toContainText(words.usernameAdvice);
    await page.getByLabel(words.username).fill('HARBOR');
    await page.getByLabel(words.password).fill('a-password-of-ours');
    await page.getByLabel(words.creatorName).fill('Carmen Ortiz');
    await page.getByLabel(words.creatorEmail).fill('carmen@harborfoods.com');
    await page.getByLabel(words.creatorPhone).fill('5185550100');
    await dashboard.press(words.save);
    await expect(dashboard.main.getByRole('alert')).toContainText(words.addressRefused);
    await expect(page.getByLabel(words.password)).toHaveValue('');
    await dashboard.audit();
  },
);
