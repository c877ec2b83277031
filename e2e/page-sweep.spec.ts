import { firstGroups, Permission } from '@firstday/domain';

import { goneAddress, hasRecord } from '../tools/pictures/page-addresses.mjs';
import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { pageNeeds } from './dashboard/page-needs.js';
import { expect, runningStack } from './stack.js';
import { atNight, everyoneCanUseEachPage, gateLook, inGate, test } from './sweep/everyone.js';
import { ask, type Handler, handlersOf, isWritten, placeOf } from './sweep/handlers.js';
import { mainOf, menuLinks, readHtml, writingForms } from './sweep/read-html.js';
import { handlersOfApp, pagesOfApp, sweptPages } from './sweep/routes.js';
import type { WholeAccount } from './sweep/whole-account.js';

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

/** Whether a page may have a form for a person with these permissions. */
function mayWrite(folder: string, permissions: readonly Permission[]): boolean {
  const needs = pageNeeds[folder] ?? null;
  if (needs === null) return true;
  const other = otherForms[folder];
  if (other === null || permissions.some((permission) => permission === other)) return true;
  return permissions.some((permission) => permission === needs.replace(':view', ':edit'));
}

/** A group with these permissions in the account. */
async function groupOf({ api, mark }: WholeAccount, group: string): Promise<string> {
  if (Object.hasOwn(firstGroups, group)) return group;
  const body = { name: `${mark} ${group}`, permissions: groups[group] };
  return (await api.post<{ id: string }>('/user_groups', body)).id;
}

/** A group with some of the permissions to edit, and one without any permission. */
const groupsOfGate = ['recruiter', 'who holds nothing'];

for (const [group, permissions] of Object.entries(groups)) {
  test(
    `each page is open to ${group} where it may be, without forms that they may not send`,
    groupsOfGate.includes(group) ? inGate : atNight,
    async ({ page, whole }) => {
      const id = await groupOf(whole, group);
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

  test(
    `${group} learns that a record is missing where the page is open, and nothing where it is not`,
    atNight,
    async ({ page, whole }) => {
      const id = await groupOf(whole, group);
      const dashboard = new DashboardPages(page);
      await dashboard.signIn(await linkFor(whole.api, await newPerson(whole.api, { groups: [id] })));
      const { notForYou } = dashboard.words.dashboard;
      for (const [folder, known] of whole.addresses) {
        if (!hasRecord(folder)) continue;
        const address = goneAddress(folder, known.split('?')[0] ?? '');
        const needs = pageNeeds[folder] ?? null;
        const isOpen = needs === null || permissions.includes(needs);
        const { status, html } = await readHtml(page.request, address);
        expect.soft(status, address).toBe(isOpen ? 404 : 200);
        expect.soft(html.includes(notForYou), `${address} is refused`).toBe(!isOpen);
      }
    },
  );
}

/** Pages that have the same address in every account. */
const ofEveryAccount = [
  'policies/library/[policy]',
  'policies/library/[policy]/waive',
  'policies/library/states/[place]',
  'records/[kind]',
  'records/[kind]/deleted',
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

test('routes without a page show no one what they may not see', inGate, async ({ page, whole }) => {
  const handlers = handlersOf(whole);
  const routes = handlersOfApp().filter((route) => route.startsWith('/dashboard/'));
  expect(handlers.map(({ route }) => `/dashboard${route}`).toSorted()).toEqual(routes.toSorted());
  const same = { 'sec-fetch-site': 'same-origin', origin: new URL(runningStack().baseUrl).origin };
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://attacker.example' };
  const dashboard = new DashboardPages(page);
  const id = await groupOf(whole, 'who holds nothing');
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

everyoneCanUseEachPage(gateLook, inGate);
