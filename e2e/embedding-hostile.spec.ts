import type { BrowserContext, Page } from '@playwright/test';

import { Family } from './components/family.js';
import { PartnerPage } from './partner/partner-page.js';
import { PartnerSite, type EmbedOptions } from './partner/partner-site.js';
import { visitor } from './partner/visitor.js';
import { Integrator, expect, runningStack, test } from './stack.js';

/*
 * Who would have what a component shows, and is not listed: gets no data, no event, and no use of a code. The visitor's
 * browser keeps third-party cookies, which is the worst case.
 */
const refused = 'chrome-error://chromewebdata/';
const hidden = { referrerpolicy: 'no-referrer' };
let api: Integrator;
let baseUrl: string;
let family: Family;
let person: { readonly id: string; readonly name: string };
let partner: PartnerSite;
let stranger: PartnerSite;
let context: BrowserContext;

test.beforeAll(async () => {
  const stack = runningStack();
  const service = { baseUrl: stack.baseUrl, token: stack.liveToken };
  ({ baseUrl } = stack);
  api = new Integrator(baseUrl, stack.liveToken);
  [partner, stranger] = await Promise.all([PartnerSite.start(service), PartnerSite.start(service)]);
  await api.patch('/embedding', { origins: [partner.origin] });
  family = new Family(api);
  person = await family.hire('Inês');
  context = await visitor('allowed');
});
test.beforeEach(() => {
  const wish: EmbedOptions = family.wish;
  [partner.wish, stranger.wish] = [wish, wish];
});
test.afterAll(async () => {
  await context.close();
  partner.stop();
  stranger.stop();
});

/** The partner's own page shows it: the address was not used before. */
async function stillServes(url: string): Promise<void> {
  const page = await PartnerPage.around(context, partner, [url]);
  await expect(page.component.getByText(person.name)).toBeVisible();
  await page.close();
}

const framed = (page: Page) => page.frames().slice(1);

test('a page that is not listed frames nothing but why, and uses up no code', { tag: '@gate' }, async () => {
  const url = await partner.createUrl();
  const page = await PartnerPage.around(context, stranger, [url]);
  expect(await page.everything()).toContain(page.words.ended_not_listed);
  expect(await page.everything()).not.toContain(family.name);
  // Nothing to be clicked on, whatever is laid over it; nothing that runs.
  const inert = page.component.locator(
    'a, button, form, iframe, input, script, select, textarea, [tabindex]',
  );
  expect(await inert.count()).toBe(0);
  await page.audit();
  await page.close();
  await stillServes(url);
});

test('a page that is not listed and hides where it is frames nothing, and uses up no code', async () => {
  const url = await partner.createUrl();
  const page = await PartnerPage.around(context, stranger, [url], hidden);
  expect(await page.everything()).not.toContain(family.name);
  expect(framed(page.page).map((frame) => frame.url())).toEqual([refused]);
  await page.close();
  await stillServes(url);
});

test('a page that another account lists frames nothing of this one', async () => {
  const { testToken } = runningStack();
  const url = await partner.createUrl({ component: 'employees/list' }, testToken);
  const page = await PartnerPage.around(context, partner, [url]);
  await expect(page.component.getByRole('heading')).toHaveText(page.words.ended_not_listed);
  await page.close();
});

test('a session that is open on the partner’s page cannot be shown on another', async () => {
  const open = await PartnerPage.open(context, partner, 'bare');
  await expect(open.component.getByText(person.name)).toBeVisible();
  const { href } = await open.address();
  expect(href).toContain('session=cs_');
  for (const more of [{}, hidden]) {
    const page = await PartnerPage.around(context, stranger, [href], more);
    expect(await page.everything()).not.toContain(family.name);
    await page.close();
  }
  await open.close();
});

test(
  'a form that is open within the component cannot be framed by another page, nor our other pages by any',
  { tag: '@gate' },
  async () => {
    partner.wish = { component: 'employee/tasks', employee_id: person.id };
    const open = await PartnerPage.open(context, partner, 'loader');
    const frame = await open.openTask('Emergency contact');
    await frame.waitForURL((url) => !url.pathname.endsWith('/framed'));
    await expect(open.component.getByRole('heading').first()).toBeVisible();
    for (const [site, url] of [
      [stranger, frame.url()],
      [partner, `${baseUrl}/sign-in`],
      [partner, `${baseUrl}/dashboard`],
      [partner, `${baseUrl}/api/v1/component_session`],
    ] as const) {
      const page = await PartnerPage.around(context, site, [url]);
      await page.everything();
      expect([url, ...framed(page.page).map((it) => it.url())]).toEqual([url, refused]);
      await page.close();
    }
    await open.close();
  },
);

test('the partner’s page, framed by one that is not listed, shows nothing and hears nothing', async () => {
  const page = await PartnerPage.around(context, stranger, [`${partner.origin}/loader`]);
  expect(await page.everything()).not.toContain(family.name);
  const within = page.page.frames().find((frame) => frame.url() === `${partner.origin}/loader`);
  const events = await within?.evaluate<{ type: string }[]>('window.events');
  expect(events?.filter(({ type }) => type !== 'failed')).toEqual([]);
  await page.close();
});

test('the loader tells a page that its origin is not listed', async () => {
  const page = await PartnerPage.open(context, stranger, 'loader');
  expect(await page.hears('failed', 30_000)).toEqual({ type: 'failed', reason: 'not_listed' });
  expect(await page.everything()).not.toContain(family.name);
  await expect(page.page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.audit();
  await page.close();
});

test('no page reads what a component may read, though the browser sends its cookie', async () => {
  const page = await PartnerPage.open(context, partner, 'bare');
  await expect(page.component.getByText(person.name)).toBeVisible();
  const read = await page.page.evaluate(
    (url) => fetch(url, { credentials: 'include' }).then(String, (error: unknown) => String(error)),
    `${baseUrl}/api/v1/component_rows/employees`,
  );
  expect(read).toBe('TypeError: Failed to fetch');
  await page.close();
});

test('what other windows forge or replay is heard neither by the partner nor by the form', async () => {
  const renewal = await partner.createUrl();
  partner.wish = { component: 'employee/tasks', employee_id: person.id };
  const page = await PartnerPage.open(context, partner, 'bare');
  await expect(page.row('Emergency contact')).toBeVisible();
  const frame = await page.openTask('Emergency contact');
  await frame.waitForURL((url) => !url.pathname.endsWith('/framed'));
  const before = await page.address();
  // Another window of the partner's own origin, and one of a stranger's, reach the frame by its place.
  for (const site of [partner, stranger]) {
    const opening = page.page.waitForEvent('popup');
    await page.page.evaluate((url) => void window.open(url), `${site.origin}/loader`);
    expect(await forgedIn(await opening, renewal)).toEqual([]);
  }
  expect((await page.address()).href).toBe(before.href);
  await page.close();
  await stillServes(renewal);
});

/** Greets the frame of the page that opened this one as the loader does, and says on the port what the loader may. */
async function forgedIn(other: Page, url: string): Promise<unknown> {
  await other.waitForLoadState();
  const answers = await other.evaluate(
    `new Promise((resolve) => {
      const answers = [];
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => answers.push(data);
      const connect = { firstday: 1, type: 'connect', nonce: '0123456789abcdef0123' };
      opener.frames[0].postMessage(connect, '*', [port2]);
      port1.postMessage({ type: 'renew', url: ${JSON.stringify(url)} });
      setTimeout(() => resolve(answers), 1000);
    })`,
  );
  await other.close();
  return answers;
}
