import { firstGroups, Permission } from '@firstday/domain';

import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { pageNeeds } from './dashboard/page-needs.js';
import { Integrator, runningStack, expect, test as base } from './stack.js';
import { ask, type Handler, handlersOf, isWritten, placeOf } from './sweep/handlers.js';
import { mainOf, menuLinks, readHtml, writingForms } from './sweep/read-html.js';
import { handlersOfApp, pagesOfApp, sweptPages } from './sweep/routes.js';
import { caseStates } from './sweep/sweep-cases.js';
import { sweepDashboard } from './sweep/sweep-dashboard.js';
import { sweepEmployee, sweepEmployer, sweepEverify } from './sweep/sweep-hosted.js';
import { sweepComponents, sweepPublic } from './sweep/sweep-open-pages.js';
import { sweepAway, sweepEmpty, sweepGone, sweepNarrowed, sweepRefused } from './sweep/sweep-states.js';
import type { Look } from './sweep/visit.js';
import { type WholeAccount, wholeAccount } from './sweep/whole-account.js';

const testAccount = (): Integrator => {
  const { baseUrl, testToken } = runningStack();
  return new Integrator(baseUrl, testToken);
};

/** `whole` is made once by each worker. */
const test = base.extend<object, { whole: WholeAccount }>({
  whole: [
    async ({ browserName: _ }, provide) => provide(await wholeAccount(testAccount())),
    { scope: 'worker' },
  ],
});

const inGate = { tag: ['@desktop', '@gate'] };
const atNight = { tag: ['@desktop'] };

test('every page of the app is visited', inGate, () => {
  expect(sweptPages().toSorted()).toEqual(pagesOfApp().toSorted());
});

const groups: Readonly<Record<string, readonly Permission[]>> = {
  recruiter: firstGroups.recruiter.permissions,
  viewer: firstGroups.viewer.permissions,
  'who may only look': Permission.options.filter((permission) => permission.endsWith(':view')),
  'who holds nothing': [],
};

/** Pages with a form that needs another permission than to change what the page shows, or none. */
const otherForms: Readonly<Record<string, Permission | null>> = {
  'appearance/[theme]': 'employer:edit',
  // Everyone has saved views of their own.
  employees: null,
};

/** Whether somebody with these permissions may find something to send on a page. */
function mayWrite(folder: string, permissions: readonly Permission[]): boolean {
  const needs = pageNeeds[folder] ?? null;
  if (needs === null) return true;
  const other = otherForms[folder];
  if (other === null || permissions.some((permission) => permission === other)) return true;
  return permissions.some((permission) => permission === needs.replace(':view', ':edit'));
}

for (const [group, permissions] of Object.entries(groups))
  test(
    `each page is open to ${group} where it may be, with nothing to send that is refused`,
    inGate,
    async ({ page, whole }) => {
      const name = `${whole.mark} ${group}`;
      const id = Object.hasOwn(firstGroups, group)
        ? group
        : (await whole.api.post<{ id: string }>('/user_groups', { name, permissions })).id;
      const dashboard = new DashboardPages(page);
      await dashboard.signIn(await linkFor(whole.api, await newPerson(whole.api, { groups: [id] })));
      const { notForYou } = dashboard.words.dashboard;
      const refused = new Map<string, boolean>();
      for (const [folder, needs] of Object.entries(pageNeeds)) {
        const address = whole.addresses.get(folder) ?? '';
        const { status, html } = await readHtml(page.request, address);
        const isOpen = needs === null || permissions.includes(needs);
        expect.soft(status, address).toBe(200);
        expect.soft(html.includes(notForYou), `${address} is refused`).toBe(!isOpen);
        refused.set(address, !isOpen);
        if (!isOpen) expect.soft(mainOf(html), `${address} shows nothing`).not.toContain(whole.mark);
        if (isOpen && !mayWrite(folder, permissions))
          expect.soft(writingForms(html), `forms of ${address}`).toEqual([]);
      }
      const menu = menuLinks((await readHtml(page.request, '/dashboard')).html);
      expect(menu.length).toBeGreaterThan(0);
      for (const path of menu) {
        const isRefused = refused.get(path) ?? (await readHtml(page.request, path)).html.includes(notForYou);
        expect.soft(isRefused, `${path}, which the menu has, is refused`).toBe(false);
      }
    },
  );

/** Pages that have the same address in every account. */
const ofEveryAccount = [
  'policies/library/[policy]',
  'records/[kind]',
  'records/[kind]/new',
  'settings/messages/wording/[message]',
];
/** Whether the address of a page names a record of the account. */
const namesRecord = (folder: string): boolean =>
  folder === 'review/next' || (folder.includes('[') && !ofEveryAccount.includes(folder));

test('no page shows a record of another account', inGate, async ({ page, api, whole }) => {
  await new DashboardPages(page).signIn(await linkFor(api, await newPerson(api)));
  for (const [folder, address] of whole.addresses) {
    const { status, html } = await readHtml(page.request, address);
    const isFound = !namesRecord(folder);
    expect.soft(status, address).toBe(isFound ? 200 : 404);
    expect.soft(html.includes(whole.mark), `${address} shows it`).toBe(false);
  }
});

test('what answers without a page tells nobody what they may not see', inGate, async ({ page, whole }) => {
  const handlers = handlersOf(whole);
  const routes = handlersOfApp().filter((route) => route.startsWith('/dashboard/'));
  expect(handlers.map(({ route }) => `/dashboard${route}`).toSorted()).toEqual(routes.toSorted());
  const same = { 'sec-fetch-site': 'same-origin', origin: new URL(runningStack().baseUrl).origin };
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://attacker.example' };
  const dashboard = new DashboardPages(page);
  const { id } = await whole.api.post<{ id: string }>('/user_groups', {
    name: `${whole.mark} nothing`,
    permissions: [],
  });
  const askAll = async (headers: Readonly<Record<string, string>>) => {
    const place = await placeOf(page);
    const answers: [Handler, Awaited<ReturnType<typeof ask>>][] = [];
    for (const handler of handlers) answers.push([handler, await ask(page, handler, place, headers)]);
    return answers;
  };
  const closed = (answers: Awaited<ReturnType<typeof askAll>>) =>
    answers.filter(([handler]) => !handler.isOpen);

  for (const [{ route }, { status, text }] of closed(await askAll(same))) {
    expect.soft([401, 303], `${route} without a session`).toContain(status);
    expect.soft(text.includes(whole.mark), `${route} without a session`).toBe(false);
  }
  await dashboard.signIn(await linkFor(whole.api, await newPerson(whole.api, { groups: [id] })));
  for (const [{ route, saysNothing }, { status, text }] of closed(await askAll(same))) {
    if (saysNothing === undefined) expect.soft([403, 303], `${route} without permissions`).toContain(status);
    else expect.soft([status, text], `${route} without permissions`).toEqual([200, saysNothing]);
    expect.soft(text.includes(whole.mark), `${route} without permissions`).toBe(false);
  }
  await page.context().clearCookies();
  await dashboard.signIn(await linkFor(whole.api, await newPerson(whole.api)));
  for (const [handler, { status }] of await askAll(foreign))
    if (isWritten(handler)) expect.soft(status, `${handler.route} from another site`).toBe(403);
  for (const [{ route }, { status }] of await askAll(same))
    expect.soft(status, `${route} as an administrator`).toBe(200);
});

const shards = 4;
/** The addresses of one of the shards. */
const shardOf = ({ addresses }: WholeAccount, shard: number) =>
  new Map([...addresses].filter((_, at) => at % shards === shard));

/** Every page in one look. */
function everyoneCanUseEachPage(look: Look, details: typeof inGate): void {
  const title = `in ${look.locale} at ${look.width} px, ${look.themes.join(' and ')}`;
  test.describe(title, () => {
    test.use({ locale: look.locale });

    for (let shard = 0; shard < shards; shard += 1)
      test(
        `everyone can use each page of the dashboard (${shard + 1} of ${shards})`,
        details,
        ({ page, api, whole }) =>
          sweepDashboard(page, { api: whole.api, live: api }, shardOf(whole, shard), look),
      );
    test('everyone can use each hosted page of an employee', details, ({ page, api }) =>
      sweepEmployee(page, api, look),
    );
    test('everyone can use each hosted page of an employer', details, ({ page, api }) =>
      sweepEmployer(page, api, look),
    );
    test('everyone can use each hosted page of E-Verify', details, ({ page }) =>
      sweepEverify(page, testAccount(), look),
    );
    test('everyone can use each component', details, ({ page, whole }) =>
      sweepComponents(page, whole.api, look, whole.shown),
    );
    test('everyone can use each page without signing in', details, ({ page }) => sweepPublic(page, look));
  });
}

const english = { locale: 'en', width: 320, themes: ['light'], isCounted: true } as const;
everyoneCanUseEachPage(english, inGate);

const themes = ['light', 'dark'] as const;
const looksOfNight: readonly Look[] = [
  { ...english, themes: ['dark'], isCounted: false },
  { ...english, width: 1280, themes, isCounted: false },
  ...(['es', 'ar'] as const).flatMap((locale) =>
    [320, 1280].map((width) => ({ locale, width, themes, isCounted: false })),
  ),
];
for (const look of looksOfNight) everyoneCanUseEachPage(look, atNight);

test.describe('everyone can use the pages of the dashboard', () => {
  const look: Look = { ...english, themes, isCounted: false };

  test('in an account that has nothing yet', atNight, ({ page, whole }) =>
    sweepEmpty(page, testAccount(), whole, look),
  );
  test('who sees one employer', atNight, ({ page, whole }) =>
    sweepNarrowed(page, whole, look, {
      permissions: firstGroups.admin.permissions,
      access_rule: { fact: 'employer.name', operator: 'equals', value: `${whole.mark} Foods` },
    }),
  );
  test('who may do nothing', atNight, ({ page, whole }) =>
    sweepNarrowed(page, whole, look, { permissions: [] }),
  );
  test('whose address asks for what there is not', atNight, ({ page, whole }) =>
    sweepRefused(page, whole, look),
  );
  test('of records that are gone', atNight, ({ page, whole }) => sweepGone(page, whole, look));
  test('while the service is away', atNight, ({ page, whole }) => sweepAway(page, whole, look));
});

for (const [state, sweepState] of Object.entries(caseStates))
  test(`everyone can use the pages of a case ${state}`, atNight, ({ page }) =>
    sweepState(page, testAccount(), { ...english, themes, isCounted: false }),
  );
