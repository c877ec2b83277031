import type { Page } from '@playwright/test';

import {
  DashboardPages,
  allLogs,
  linkFor,
  newEmail,
  newPerson,
  tokenIn,
} from './dashboard/dashboard-pages.js';
import { violationsOn } from './audit.js';
import { tabTo } from './hosted/keyboard.js';
import { Integrator, expect, runningStack, test } from './stack.js';

const password = 'Correct7horse';

/** The status that the API answers a token with. */
async function statusFor(token: string): Promise<number> {
  const { baseUrl } = runningStack();
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${baseUrl}/api/v1/clients`, { headers })).status;
}

async function signedIn(page: Page, api: Integrator, groups?: readonly string[]): Promise<DashboardPages> {
  const dashboard = new DashboardPages(page);
  await dashboard.signIn(await linkFor(api, await newPerson(api, groups ? { groups } : {})));
  return dashboard;
}

test.describe('a magic link', () => {
  test(
    'signs in by its button only, once, and its token is nowhere afterwards',
    { tag: ['@desktop', '@gate'] },
    async ({ page, api }) => {
      const email = await newPerson(api);
      const link = await linkFor(api, email, '/dashboard/users?search=harbor');
      const dashboard = new DashboardPages(page);
      const sent: string[] = [];
      page.on('request', (request) => {
        sent.push(request.url(), ...Object.values(request.headers()).filter((it) => it.includes('fd_link_')));
      });

      for (let look = 0; look < 2; look++) await page.goto(link);
      expect(page.url()).not.toContain('fd_link_');
      await expect(dashboard.main).toContainText(email);
      await dashboard.audit();
      await dashboard.main.getByRole('button').click();
      await page.waitForURL(/\/dashboard\/users\?search=harbor$/);
      expect(sent.filter((text) => text.includes('fd_link_'))).toEqual([link, link]);

      const spent = page.getByRole('heading', { name: dashboard.words.signIn.spentTitle });
      await page.goBack();
      await expect(spent).toBeVisible();
      expect(page.url()).not.toContain('fd_link_');
      expect((await page.context().cookies()).map(({ value }) => value).join()).not.toContain('fd_link_');
      await page.goto(link);
      await expect(spent).toBeVisible();
      await dashboard.audit();
      expect(allLogs()).not.toContain(tokenIn(link));
    },
  );

  test('that was made up or cut off says what to do', { tag: '@desktop' }, async ({ page }) => {
    const dashboard = new DashboardPages(page);
    for (const link of ['made-up', `fd_link_${'x'.repeat(43)}`, '']) {
      await page.goto(`/sign-in?link=${link}`);
      await expect(dashboard.main).toContainText(dashboard.words.signIn.spentAsk);
    }
  });

  test('does not sign anybody in from another site', { tag: '@desktop' }, async ({ page, api }) => {
    const link = await linkFor(api, await newPerson(api));
    await page.goto(link);
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const { baseUrl } = runningStack();
    const action = await actionName(page);
    const post = (origin: string) =>
      page.request.post(`${baseUrl}/sign-in/link`, {
        headers: { cookie: cookies, origin },
        multipart: { [action]: '' },
        maxRedirects: 0,
      });
    const refused = await post('https://evil.example');
    expect(refused.status()).toBeGreaterThanOrEqual(400);
    expect(refused.headers()['set-cookie'] ?? '').not.toContain('__session');
    expect((await post(baseUrl)).headers()['set-cookie']).toContain('__session');
  });
});

/** The field by which a form says without JavaScript which action it is for. */
async function actionName(page: Page): Promise<string> {
  const html = await (await page.request.get('/sign-in/link')).text();
  return /name="(\$ACTION_ID_[0-9a-f]+)"/.exec(html.slice(html.indexOf('<main')))?.[1] ?? '';
}

test(
  'an API token is shown once, works, and is refused as soon as it is revoked',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const dashboard = await signedIn(page, api);
    const { tokens } = dashboard.words;
    await dashboard.openSection(tokens.title);
    await dashboard.press(tokens.make);
    await expect(page.getByRole('alert').filter({ hasText: tokens.nameRequired })).toBeFocused();
    await dashboard.audit();

    const name = `Payroll ${newEmail()}`;
    await page.locator('#name').fill(name);
    await dashboard.press(tokens.make);
    await expect(page.locator('.dash-secret')).toBeFocused();
    await dashboard.audit();
    const token = await dashboard.secret();
    expect(token).toMatch(/^fd_live_[\w-]{43}$/);
    expect(await statusFor(token)).toBe(200);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(token.slice(-4));

    expect(page.url()).not.toContain('fd_live_');
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain('fd_live_');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dashboard.press(dashboard.words.secret.copy);
    await expect(page.getByRole('status').filter({ hasText: dashboard.words.secret.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);

    await row.getByRole('link').click();
    await expect(page.locator('h1')).toContainText(name);
    await dashboard.audit();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(tokens.title);
    await expect(page.locator('.dash-secret')).toHaveCount(0);
    await page.goForward();
    await dashboard.press(tokens.revokeSubmit);
    await dashboard.expectDone(dashboard.words.deed.tokenRevoked);
    await expect(row).toContainText(tokens.revoked);
    expect(await statusFor(token)).toBe(401);
    expect(allLogs()).not.toContain(token);
  },
);

test(
  'a list that is longer than a page is gone through page by page',
  { tag: '@everywhere' },
  async ({ page, api }) => {
    const dashboard = await signedIn(page, api);
    const group = await api.post<{ id: string }>('/user_groups', { name: 'Many', permissions: [] });
    for (let person = 0; person < 21; person++) await newPerson(api, { groups: [group.id] });
    await page.goto(`/dashboard/users?group=${group.id}`);
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(20);
    await dashboard.audit();
    await dashboard.main.getByRole('link', { name: dashboard.words.dashboard.next }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
    await dashboard.audit();
    await expect(dashboard.main.getByRole('link', { name: dashboard.words.dashboard.next })).toHaveCount(0);
  },
);

test(
  'whoever is invited comes in by the link and sees what their group allows, and who may do more',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api, browser }) => {
    const dashboard = await signedIn(page, api);
    const { users } = dashboard.words;
    await page.goto('/dashboard/users');
    await dashboard.main.getByRole('link', { name: users.invite }).click();
    await page.locator('#email').fill('not an email');
    await page.getByLabel('Viewer').check();
    await dashboard.press(users.inviteSubmit);
    await expect(page.getByRole('alert').filter({ hasText: users.emailRequired })).toBeFocused();
    await expect(page.getByLabel('Viewer')).toBeChecked();
    await dashboard.audit();

    const email = newEmail();
    await page.locator('#email').fill(email);
    await dashboard.press(users.inviteSubmit);
    await dashboard.expectDone(dashboard.words.deed.userMade);
    expect(new URL(page.url()).search).toBe('');
    await dashboard.press(users.linkSubmit);
    await expect(page.locator('.dash-secret')).toBeFocused();
    await dashboard.audit();
    const link = await dashboard.secret();

    const theirs = await (await browser.newContext()).newPage();
    const invited = new DashboardPages(theirs);
    await invited.signIn(link);
    await theirs.goto('/dashboard/more');
    await expect(invited.main.getByRole('link')).toHaveText([
      dashboard.words.dashboard.home,
      dashboard.words.dashboard.employees,
      dashboard.words.dashboard.calendar,
      dashboard.words.dashboard.reports,
      dashboard.words.dashboard.archive,
      dashboard.words.dashboard.employers,
      dashboard.words.dashboard.clients,
      dashboard.words.dashboard.jobs,
      dashboard.words.dashboard.placements,
      dashboard.words.dashboard.policies,
      dashboard.words.dashboard.policyLibrary,
      dashboard.words.dashboard.documents,
      dashboard.words.dashboard.exports,
    ]);
    await invited.audit();
    for (const path of ['api-tokens', 'users', 'users/new', 'groups', 'groups/new']) {
      await theirs.goto(`/dashboard/${path}`);
      await expect(invited.main).toContainText(dashboard.words.dashboard.notForYou);
      await expect(invited.main.getByRole('textbox')).toHaveCount(0);
    }
    await invited.audit();
    await theirs.context().close();
  },
);

test(
  'a colleague is found, gets another group, and is gone after being deleted',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const email = await newPerson(api, { groups: ['viewer'] });
    const dashboard = await signedIn(page, api);
    const { users, deed } = dashboard.words;
    await page.goto('/dashboard/users');
    await page.locator('#search').fill(email.slice(0, 20).toUpperCase());
    await dashboard.press(users.find);
    await expect(page).toHaveURL(/search=PERSON-/);
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();

    await page.getByLabel('Recruiter').check();
    await dashboard.press(dashboard.words.dashboard.save);
    await dashboard.expectDone(deed.userSaved);
    await expect(page.getByLabel('Recruiter')).toBeChecked();
    const { data } = await api.get<{ data: { groups: { key: string }[] }[] }>(
      `/user_memberships?email=${encodeURIComponent(email)}`,
    );
    expect(data[0]?.groups.map(({ key }) => key).sort()).toEqual(['recruiter', 'viewer']);

    await dashboard.main.getByRole('link', { name: users.deleteLink }).click();
    await expect(page.locator('h1')).toContainText(email);
    await dashboard.press(users.deleteSubmit);
    await dashboard.expectDone(deed.userDeleted);
    await page.goto(`/dashboard/users?search=${encodeURIComponent(email)}`);
    await expect(dashboard.main).toContainText(users.noneFound);
    await dashboard.audit();
  },
);

test(
  'a group with an access rule says it in a sentence, and is deleted only when nobody is in it',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const dashboard = await signedIn(page, api);
    const { groups, deed, rule } = dashboard.words;
    const name = `Night shift ${newEmail()}`;
    const address = { street: '12 Pier Road', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
    const employer = { name: `Pier Foods ${Date.now()}`, ein: '12-3456789', address };
    await api.post('/employers', employer);
    await page.goto('/dashboard/groups');
    await dashboard.main.getByRole('link', { name: groups.makeTitle }).click();
    await page.locator('#name').fill(name);
    await page.locator('input[value="employee:view"]').check();
    await page.locator('[name^="lines."][name$=".fact"]').selectOption('employer.id');
    const record = page.getByRole('combobox', { name: rule.record }).first();
    await record.fill(employer.name);
    await dashboard.choose(employer.name);
    await dashboard.press(rule.add);
    await page.locator('[name^="lines."][name$=".fact"]').nth(1).selectOption('client.id');
    await dashboard.press(groups.makeSubmit);
    await expect(page.getByRole('alert').filter({ hasText: '2' })).toBeFocused();
    await expect(page.locator('[name^="lines."][name$=".fact"]').first()).toHaveValue('employer.id');
    await expect(record).toHaveValue(employer.name);
    await expect(page.locator('input[value="employee:view"]')).toBeChecked();
    await dashboard.audit();

    await page.locator('[name^="lines."][name$=".operator"]').nth(1).selectOption('is_absent');
    await dashboard.press(groups.makeSubmit);
    await dashboard.expectDone(deed.groupMade);
    await expect(dashboard.main).toContainText(`“${employer.name}”`);
    await expect(record).toHaveValue(employer.name);
    await dashboard.audit();

    const id = page.url().split('/').at(-1) ?? '';
    const email = await newPerson(api, { groups: [id] });
    await dashboard.main.getByRole('link', { name: groups.deleteLink }).click();
    await expect(page.locator('h1')).toHaveText(groups.cannotDelete.replace('{name}', name));
    await dashboard.audit();
    await dashboard.main.getByRole('link', { name: groups.seePeople }).click();
    await page.getByRole('row').getByRole('link', { name: email }).click();
    await page.getByLabel(name).uncheck();
    await dashboard.press(dashboard.words.dashboard.save);
    await dashboard.expectDone(deed.userSaved);
    await page.goto(`/dashboard/groups/${id}/delete`);
    await dashboard.press(groups.deleteSubmit);
    await dashboard.expectDone(deed.groupDeleted);
  },
);

test(
  'nobody gives more than they have, on the page or around it',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const { id } = await api.post<{ id: string }>('/user_groups', {
      name: `Inviters ${newEmail()}`,
      permissions: ['user:view', 'user:edit'],
    });
    const dashboard = await signedIn(page, api, [id]);
    await page.goto('/dashboard/users/new');
    const admin = page.getByLabel(dashboard.words.groups.first_admin, { exact: true });
    await expect(admin).toBeDisabled();
    await page.locator('#email').fill(newEmail());
    await admin.evaluate((box: HTMLInputElement) => {
      box.disabled = false;
      box.checked = true;
    });
    await dashboard.press(dashboard.words.users.inviteSubmit);
    await expect(
      page.getByRole('alert').filter({ hasText: dashboard.words.trouble.notAllowed }),
    ).toBeFocused();
  },
);

test(
  'the test account is named on every page, and a tab left open in the live one writes nothing',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const { baseUrl, testToken } = runningStack();
    const testApi = new Integrator(baseUrl, testToken);
    const email = await newPerson(api);
    await newPerson(testApi, { email });
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, email));
    const { tokens, dashboard: words } = dashboard.words;
    await expect(page.getByRole('button', { name: words.test, exact: true })).toHaveCount(0);
    await dashboard.connectAccounts(await linkFor(testApi, email));
    await page.goto('/dashboard');
    await expect(page.getByRole('banner')).not.toContainText(words.testAccount);

    const left = await page.context().newPage();
    await left.goto('/dashboard/api-tokens');
    await page.getByRole('button', { name: words.test, exact: true }).click();
    await expect(page.getByRole('banner')).toContainText(words.testAccount);
    await dashboard.audit();
    await page.goto('/dashboard/api-tokens');
    await expect(page.getByRole('banner')).toContainText(words.testAccount);
    await expect(page).toHaveTitle(/\(test\)$/);
    await page.locator('#name').fill('Trial');
    await dashboard.press(tokens.make);
    await expect(page.locator('.dash-secret')).toBeFocused();
    expect(await dashboard.secret()).toMatch(/^fd_test_/);

    await left.locator('#name').fill('Meant for live');
    await left.getByRole('main').getByRole('button', { name: tokens.make }).click();
    const refusal = left.getByRole('alert').filter({ hasText: dashboard.words.trouble.otherPerson });
    await expect(refusal).toBeFocused();
    await expect(left.locator('#name')).toHaveValue('Meant for live');

    await page.getByRole('button', { name: words.live, exact: true }).click();
    await expect(page.getByRole('banner')).not.toContainText(words.testAccount);
  },
);

test(
  'who goes from the test to the live account shows who they are there',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const { baseUrl, testToken } = runningStack();
    const testApi = new Integrator(baseUrl, testToken);
    const email = await newPerson(api, { password });
    await newPerson(testApi, { email });
    const dashboard = new DashboardPages(page);
    const { accounts, dashboard: words, deed } = dashboard.words;
    await dashboard.signIn(await linkFor(testApi, email));
    await page.goto('/dashboard/account/switch?mode=live');
    await expect(dashboard.main).toContainText(accounts.fromLive);
    await dashboard.audit();

    await dashboard.signIn(await linkFor(api, email));
    await page.goto('/dashboard/account');
    await dashboard.press(accounts.submit);
    await expect(page.getByRole('alert').filter({ hasText: accounts.passwordRequired })).toBeFocused();
    await page.locator('#test_link').fill(await linkFor(api, email));
    await dashboard.press(accounts.submit);
    await expect(page.getByRole('alert').filter({ hasText: accounts.linkSpent })).toBeFocused();
    await dashboard.audit();
    await dashboard.connectAccounts(await linkFor(testApi, email));

    await dashboard.signIn(await linkFor(testApi, email));
    await page.getByRole('button', { name: words.live, exact: true }).click();
    await expect(page).toHaveURL(/\/account\/switch\?mode=live$/);
    await dashboard.audit();
    await page.locator('#password').fill('Wrong7horse');
    await dashboard.press(accounts.toLive);
    await expect(page.getByRole('alert').filter({ hasText: accounts.wrong })).toBeFocused();
    await page.locator('#password').fill(password);
    await dashboard.press(accounts.toLive);
    await expect(page.getByRole('banner')).not.toContainText(words.testAccount);
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.goto('/dashboard/account');
    await dashboard.press(accounts.unlink);
    await dashboard.expectDone(deed.accountsParted);
    await expect(page.getByRole('button', { name: words.test, exact: true })).toHaveCount(0);
  },
);

test(
  'people end their other sessions, and an admin ends those of a colleague',
  { tag: '@desktop' },
  async ({ page, api, browser }) => {
    const [admin, colleague] = [await newPerson(api), await newPerson(api, { groups: ['viewer'] })];
    const elsewhere = await (await browser.newContext()).newPage();
    const theirs = new DashboardPages(elsewhere);
    await theirs.signIn(await linkFor(api, admin));
    const dashboard = new DashboardPages(page);
    const { sessions, deed } = dashboard.words;
    await dashboard.signIn(await linkFor(api, admin));
    await page.goto('/dashboard/account');
    const rows = page.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: sessions.current })).toHaveCount(1);
    await dashboard.audit();
    await rows.getByRole('button').click();
    await dashboard.expectDone(deed.sessionEnded);
    await expect(rows).toHaveCount(1);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/sign-in/);

    await theirs.signIn(await linkFor(api, colleague));
    await page.goto(`/dashboard/users?search=${encodeURIComponent(colleague)}`);
    await page.getByRole('row').getByRole('link', { name: colleague }).click();
    await dashboard.audit();
    await dashboard.press(sessions.endEvery);
    await dashboard.expectDone(deed.sessionsEnded);
    await expect(dashboard.main).toContainText(sessions.none);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/sign-in/);
    await elsewhere.context().close();
  },
);

test(
  'a password opens the page that was asked for, a wrong one does not, and signing out ends it',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const email = await newPerson(api, { password });
    const dashboard = new DashboardPages(page);
    const { signIn, dashboard: words } = dashboard.words;
    await page.goto('/dashboard/users?search=harbor');
    await expect(page).toHaveURL(/\/sign-in\?to=/);
    await dashboard.audit();
    await dashboard.press(signIn.submit);
    await expect(page.getByRole('alert').filter({ hasText: signIn.passwordRequired })).toBeFocused();
    await page.locator('#email').fill(email);
    await page.locator('#password').fill('Wrong7horse');
    await dashboard.press(signIn.submit);
    await expect(page.getByRole('alert').filter({ hasText: signIn.wrong })).toBeFocused();
    await expect(page.locator('#email')).toHaveValue(email);
    await expect(page.locator('#password')).toHaveValue('');
    await dashboard.audit();
    await page.locator('#password').fill(password);
    await dashboard.press(signIn.submit);
    await page.waitForURL(/\/dashboard\/users\?search=harbor$/);

    const { value = '' } = (await page.context().cookies()).find(({ name }) => name === '__session') ?? {};
    await page.locator('.dash-person > summary').click();
    await dashboard.audit();
    await page.getByRole('button', { name: words.signOut }).click();
    await expect(dashboard.main).toContainText(signIn.signedOut);
    await dashboard.audit();
    await page.goBack();
    await expect(page).toHaveURL(/\/sign-in/);
    const { baseUrl } = runningStack();
    const answer = await fetch(`${baseUrl}/api/v1/session`, { headers: { cookie: `__session=${value}` } });
    expect(answer.status).toBe(401);
    expect(allLogs()).not.toContain(password);
  },
);

test(
  'people choose a password of their own, and the one before no longer opens',
  { tag: '@gate' },
  async ({ page, api }) => {
    const email = await newPerson(api, { password });
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, email));
    const { account, dashboard: words, deed, signIn } = dashboard.words;
    await page.locator('.dash-person > summary').click();
    await page.getByRole('link', { name: words.yourAccount }).click();
    const change = async (current: string, next: string, again = next) => {
      await page.locator('#current_password').fill(current);
      await page.locator('#new_password').fill(next);
      await page.locator('#new_password_again').fill(again);
      await dashboard.press(account.passwordSubmit);
    };
    const refused = (message: string) =>
      expect(page.getByRole('alert').filter({ hasText: message })).toBeFocused();
    const next = 'violet harbor train window';
    await change(password, 'short');
    await refused(account.newTooShort);
    await change(password, next, 'violet harbor train windows');
    await refused(account.notTheSame);
    await change('Wrong7horse', next);
    await refused(account.currentWrong);
    await change(password, 'passwordpassword');
    await refused(account.newTooEasy);
    await dashboard.audit();
    await change(password, next);
    await dashboard.expectDone(deed.passwordChanged);

    await page.context().clearCookies();
    await page.goto('/sign-in');
    for (const [tried, seen] of [
      [password, signIn.wrong],
      [next, words.home],
    ] as const) {
      await page.locator('#email').fill(email);
      await page.locator('#password').fill(tried);
      await dashboard.press(signIn.submit);
      await expect(page.locator('body')).toContainText(seen);
    }
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(allLogs()).not.toContain(next);
  },
);

test(
  'a session that has ended says so and leads back to where one was',
  { tag: '@gate' },
  async ({ page, api }) => {
    const email = await newPerson(api, { password });
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, email));
    await page.goto('/dashboard/users/new');
    const [session] = (await page.context().cookies()).filter(({ name }) => name === '__session');
    await page.request.delete('/api/v1/session', { headers: { origin: runningStack().baseUrl } });
    if (session) await page.context().addCookies([session]);
    await page.locator('#email').fill(newEmail());
    await dashboard.press(dashboard.words.users.inviteSubmit);
    await expect(dashboard.main).toContainText(dashboard.words.signIn.ended);
    await dashboard.audit();
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(password);
    await dashboard.press(dashboard.words.signIn.submit);
    await page.waitForURL(/\/dashboard\/users\/new$/);
  },
);

test('every page can be read and used in Arabic', { tag: '@phone' }, async ({ browser, api, viewport }) => {
  const page = await (await browser.newContext({ locale: 'ar', viewport })).newPage();
  const dashboard = new DashboardPages(page, 'ar');
  const email = await newPerson(api);
  await page.goto('/sign-in');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await dashboard.audit();
  await page.goto(await linkFor(api, email));
  await dashboard.audit();
  await dashboard.main.getByRole('button').click();
  await page.waitForURL(/\/dashboard$/);
  const paths = [
    '',
    '/api-tokens',
    '/users',
    '/users/new',
    '/groups',
    '/groups/new',
    '/embedding',
    '/account',
    '/account/switch?mode=test',
  ];
  for (const path of paths) {
    await page.goto(`/dashboard${path}`);
    await dashboard.audit();
  }
  await page.goto('/dashboard/groups');
  await page
    .getByRole('row')
    .getByRole('link', { name: dashboard.words.groups.first_admin, exact: true })
    .click();
  await expect(dashboard.main).toContainText(dashboard.words.groups.lockedAdmin);
  await dashboard.audit();
  await page.locator('.dash-person > summary').click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.context().close();
});

test('a token is made and revoked with the keyboard alone', { tag: '@desktop' }, async ({ page, api }) => {
  const email = await newPerson(api, { password });
  const keys = page.keyboard;
  await page.goto('/sign-in');
  await tabTo(page, '#email');
  await keys.type(email);
  await keys.press('Tab');
  await keys.type(password);
  await keys.press('Enter');
  await page.waitForURL(/\/dashboard$/);
  await tabTo(page, 'nav details:has(a[href$="/api-tokens"]) > summary');
  await keys.press('Enter');
  await tabTo(page, 'nav a[href$="/api-tokens"]');
  await keys.press('Enter');
  await page.waitForURL(/\/api-tokens$/);
  await tabTo(page, '#name');
  const name = `Keys ${newEmail()}`;
  await keys.type(name);
  await keys.press('Enter');
  await expect(page.locator('.dash-secret')).toBeFocused();
  await tabTo(page, 'a[href$="/revoke"]');
  await keys.press('Enter');
  await page.waitForURL(/\/revoke$/);
  await tabTo(page, 'main form button');
  await keys.press('Enter');
  await expect(page.locator('[data-done]')).toBeFocused();
  await tabTo(page, '.dash-person > summary');
  await keys.press('Enter');
  await expect(page.locator('.dash-person-menu')).toBeVisible();
  await keys.press('Escape');
  await expect(page.locator('.dash-person-menu')).toBeHidden();
});

test(
  'what is wrong is said before a form is sent, and what the API refuses stands at its control',
  { tag: '@gate' },
  async ({ page, api }) => {
    const dashboard = await signedIn(page, api);
    const { tokens, users } = dashboard.words;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto('/dashboard/users/new');
    await page.locator('#email').fill('not an email');
    await dashboard.press(users.inviteSubmit);
    const summary = page.locator('.fd-summary');
    await expect(summary).toBeFocused();
    await expect(page.locator('#email')).toHaveAccessibleDescription(new RegExp(users.emailRequired));
    await page.locator('#email').fill('somebody@example.com');
    await expect(summary).toHaveCount(0);
    await expect(page.locator('#email')).not.toHaveAttribute('aria-invalid');
    expect(sent).toEqual([]);

    await page.goto('/dashboard/api-tokens');
    await page.locator('#name').fill('Payroll');
    await page.locator('#allowed_networks').fill('the office');
    await dashboard.press(tokens.make);
    await expect(page.locator('#allowed_networks')).toHaveAccessibleDescription(
      new RegExp(tokens.networksWrong.slice(0, 30)),
    );
    await expect(page.locator('#name')).toHaveValue('Payroll');
    expect(await violationsOn(page)).toEqual([]);
    expect(sent).toHaveLength(1);
  },
);

test(
  'without JavaScript one signs in, makes a token, and revokes it',
  { tag: ['@desktop', '@gate'] },
  async ({ browser, api, viewport }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false, viewport })).newPage();
    const dashboard = await signedIn(page, api);
    const { tokens } = dashboard.words;
    await page.goto('/dashboard/api-tokens');
    await dashboard.press(tokens.make);
    await expect(dashboard.main).toContainText(tokens.nameRequired);
    const name = `Plain ${newEmail()}`;
    await page.locator('#name').fill(name);
    await dashboard.press(tokens.make);
    const token = await dashboard.secret();
    expect(await statusFor(token)).toBe(200);
    expect(page.url()).not.toContain(token);
    await page.getByRole('row').filter({ hasText: name }).getByRole('link').click();
    await dashboard.press(tokens.revokeSubmit);
    await expect(dashboard.main).toContainText(dashboard.words.deed.tokenRevoked);
    expect(await statusFor(token)).toBe(401);
    const job = await api.post<{ id: string }>('/jobs', { name: 'Driver' });
    await page.goto('/dashboard/groups/new');
    await page.locator('#name').fill(`Plain ${newEmail()}`);
    await page.locator('[name^="lines."][name$=".fact"]').first().selectOption('job.id');
    await page.locator('[name^="lines."][name$=".value"]').first().fill(job.id);
    await dashboard.press(dashboard.words.groups.makeSubmit);
    await expect(dashboard.main).toContainText('“Driver”');
    await page.context().close();
  },
);
