import type { BrowserContext } from '@playwright/test';

import { Family } from './components/family.js';
import { emergencyContact } from './hosted/entries.js';
import { FramedForm } from './partner/framed-form.js';
import { PartnerPage } from './partner/partner-page.js';
import { PartnerSite, type EmbedOptions } from './partner/partner-site.js';
import { visitor } from './partner/visitor.js';
import { Integrator, expect, runningStack, test } from './stack.js';

/* How an address and a session begin and end, where the browser blocks third-party cookies. */
const minute = { session_expires_in: 60 };
let api: Integrator;
let baseUrl: string;
let lastName: string;
let wish: EmbedOptions;
let context: BrowserContext;
let partner: PartnerSite;
/** Sessions of a minute, opened at once: what is told of them below is waited for together. */
let renewing: PartnerSite;
let refusing: PartnerSite;
let filling: PartnerSite;
let pages: Record<'renewed' | 'refused' | 'bare', PartnerPage>;
/** How the session that is renewed began, however long the tests before it take. */
let begun: { readonly search: string; readonly at: number };
let form: { readonly page: PartnerPage; readonly ends: number; readonly name: string };

test.beforeAll(async () => {
  const stack = runningStack();
  const { liveToken } = stack;
  ({ baseUrl } = stack);
  api = new Integrator(baseUrl, liveToken);
  const family = new Family(api);
  await family.add('Chloé');
  ({ name: lastName, wish } = family);
  const start = async (wished: EmbedOptions) => {
    const site = await PartnerSite.start({ baseUrl, token: liveToken });
    site.wish = wished;
    return site;
  };
  partner = await start(wish);
  const person = await new Family(api).hire('Emil');
  const tasks: EmbedOptions = { component: 'employee/tasks', employee_id: person.id };
  [renewing, refusing, filling] = [
    await start({ ...wish, options: minute }),
    await start({ ...wish, options: minute }),
    await start({ ...tasks, options: minute }),
  ];
  const sites = [partner, renewing, refusing, filling];
  await api.patch('/embedding', { origins: sites.map(({ origin }) => origin) });
  context = await visitor('blocked');
  pages = {
    renewed: await PartnerPage.open(context, renewing, 'loader'),
    refused: await PartnerPage.open(context, refusing, 'loader'),
    bare: await PartnerPage.open(context, renewing, 'bare'),
  };
  for (const page of Object.values(pages)) await expect(page.component.getByText(lastName)).toBeVisible();
  begun = { search: (await pages.renewed.address()).search, at: Date.now() };
  refusing.failsWith = 403;
  // The session ends while a new address is asked for.
  refusing.failsAfter = 9000;
  const page = await PartnerPage.open(context, filling, 'loader');
  await page.hears('ready');
  form = { page, ends: Date.now() + 60_000, name: person.name };
  await page.openTask('Emergency contact');
});
test.afterAll(async () => {
  await context.close();
  for (const site of [partner, renewing, refusing, filling]) site.stop();
});

test('embed.js may be loaded by any site, and is asked for again only where it changed', async ({
  request,
}) => {
  const first = await fetch(`${baseUrl}/embed.js`, { headers: { origin: partner.origin } });
  expect(first.status).toBe(200);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=0',
    'content-type': expect.stringContaining('javascript'),
  });
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await request.get(`${baseUrl}/embed.js`, { headers })).status()).toBe(304);
});

test('an address that was opened before shows no more than that, and the loader asks for another', async () => {
  const used = await partner.createUrl();
  const first = await PartnerPage.around(context, partner, [used]);
  await expect(first.component.getByText(lastName)).toBeVisible();
  await first.close();
  const second = await PartnerPage.around(context, partner, [used]);
  await expect(second.component.getByRole('heading', { name: second.words.ended_used })).toBeVisible();
  expect(await second.everything()).not.toContain(lastName);
  await second.audit();
  await second.close();

  partner.gives = [used];
  const page = await PartnerPage.open(context, partner, 'loader');
  expect(await page.hears('failed')).toEqual({ type: 'failed', reason: 'used' });
  await expect(page.component.getByText(lastName)).toBeVisible();
  await page.close();
});

test('an address that is opened too late shows no more than that, and the loader asks for another', async () => {
  const options = { redirect_url_expires_in: 1 };
  const late = [
    await partner.createUrl({ ...wish, options }),
    await partner.createUrl({ ...wish, options }),
  ] as const;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const plain = await PartnerPage.around(context, partner, [late[0]]);
  await expect(plain.component.getByRole('heading', { name: plain.words.ended_link })).toBeVisible();
  expect(await plain.everything()).not.toContain(lastName);
  await plain.audit();
  await plain.close();

  partner.gives = [late[1]];
  const page = await PartnerPage.open(context, partner, 'loader');
  expect(await page.hears('failed')).toEqual({ type: 'failed', reason: 'expired' });
  await expect(page.component.getByText(lastName)).toBeVisible();
  await page.close();
});

test('revoking the API token ends what it made, until another token’s address is given', async () => {
  const made = await api.post<{ id: string; token: string }>('/api_tokens', { name: 'of a partner' });
  const [opened = '', unopened = '', given = ''] = await Promise.all(
    [1, 2, 3].map(() => partner.createUrl(wish, made.token)),
  );
  const plain = await PartnerPage.around(context, partner, [opened]);
  await expect(plain.component.getByText(lastName)).toBeVisible();
  await api.remove(`/api_tokens/${made.id}`);
  await plain.reloadFrame();
  for (const page of [plain, await PartnerPage.around(context, partner, [unopened])]) {
    await expect(page.component.getByRole('heading', { name: page.words.ended_revoked })).toBeVisible();
    expect(await page.everything()).not.toContain(lastName);
    await page.audit();
    await page.close();
  }

  partner.gives = [given];
  const page = await PartnerPage.open(context, partner, 'loader');
  expect(await page.hears('failed')).toEqual({ type: 'failed', reason: 'revoked' });
  await expect(page.component.getByText(lastName)).toBeVisible();
  await page.close();
});

test('a session that ends is renewed in place, and the parent hears of it', async () => {
  const page = pages.renewed;
  expect(await page.hears('session_expiring', 75_000)).toMatchObject({ type: 'session_expiring' });
  await expect.poll(async () => (await page.address()).search).not.toBe(begun.search);
  // Past the end of the first session the second one serves.
  await page.page.waitForTimeout(Math.max(0, begun.at + 62_000 - Date.now()));
  await page.component.getByRole('searchbox').fill('nobody');
  await expect(page.component.getByText(lastName)).toHaveCount(0);
  await page.component.getByRole('searchbox').fill('');
  await expect(page.component.getByText(lastName)).toBeVisible();
  expect((await page.heard()).map(({ type }) => type)).not.toContain('failed');
  await page.keepsItsSecrets();
});

test('a partner’s page without scripts of ours says by itself when its session has ended', async () => {
  const { component, words } = pages.bare;
  await expect(component.getByRole('heading', { name: words.ended_expired })).toBeVisible({
    timeout: 70_000,
  });
  expect(await pages.bare.everything()).not.toContain(lastName);
  await pages.bare.audit();
});

test('whom the partner gives no new address has nothing more at the end of the session', async () => {
  const page = pages.refused;
  expect(await page.hears('failed', 90_000)).toEqual({ type: 'failed', reason: 'expired' });
  const again = page.page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 60_000 });
  expect(await page.everything()).not.toContain(lastName);
  refusing.failsWith = undefined;
  await again.click();
  await expect(page.component.getByText(lastName)).toBeVisible();
});

test('whose session ends while they fill in a form loses nothing, and comes back to the component', async () => {
  const { page, ends, name } = form;
  await page.page.waitForTimeout(Math.max(0, ends + 1000 - Date.now()));
  const inFrame = new FramedForm(await page.frame());
  await inFrame.complete(emergencyContact, name);
  await inFrame.goBack();
  await expect(page.row('Emergency contact')).toContainText(page.words.taskCompleted, { timeout: 15_000 });
  expect(await page.hears('failed')).toEqual({ type: 'failed', reason: 'expired' });
  expect(await page.hears('task_completed')).toMatchObject({ type: 'task_completed' });
  expect(filling.urls).toHaveLength(2);
  await page.keepsItsSecrets();
});
