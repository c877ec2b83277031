import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import type { Page } from '@playwright/test';
import { firstGroups, type Permission } from '@firstday/domain';
import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { pageNeeds } from './dashboard/page-needs.js';
import { expect, test } from './stack.js';

const routes = join(import.meta.dirname, '../apps/web/src/app/(dashboard)/dashboard');

test('every page of the dashboard has said who may read it', { tag: '@desktop' }, () => {
  const pages = globSync('**/page.tsx', { cwd: routes }).map((file) => relative('.', dirname(file)));
  expect(pages.toSorted()).toEqual(Object.keys(pageNeeds).toSorted());
});

const groups: readonly { readonly id: string | undefined; readonly permissions: readonly Permission[] }[] = [
  ...Object.entries(firstGroups).map(([id, { permissions }]) => ({ id, permissions })),
  { id: undefined, permissions: [] },
];

for (const { id, permissions } of groups)
  test(
    `each page is open to ${id ?? 'who holds nothing'} where it may be, and says so where it may not`,
    { tag: '@desktop' },
    async ({ page, api }) => {
      test.slow();
      const group = id ?? (await nothing(api));
      const dashboard = new DashboardPages(page);
      await dashboard.signIn(await linkFor(api, await newPerson(api, { groups: [group] })));
      const refusal = dashboard.words.dashboard.notForYou;
      for (const [path, needs] of Object.entries(pageNeeds)) {
        // A record that nobody has: whoever may look for it learns that it is not there, everybody else nothing.
        const address = `/dashboard/${path}`
          .replace('[kind]', 'employers')
          .replaceAll(/\[\w+\]/g, 'none_such');
        const { status, html } = await read(page, address);
        const isOpen = needs === null || permissions.includes(needs);
        const said = isOpen ? [200, 404] : [200];
        expect.soft(said, `${address} answers ${status}`).toContain(status);
        expect.soft(html.includes(refusal), `${address} is refused`).toBe(!isOpen);
      }
    },
  );

/** So many pages at once are more than a person may ask for: then one waits, as the page says. */
async function read(page: Page, address: string) {
  let answer = { status: 0, html: '' };
  await expect(async () => {
    const response = await page.request.get(address);
    answer = { status: response.status(), html: await response.text() };
    expect(response.url()).not.toContain('/unavailable');
    expect(answer.status).not.toBe(500);
  }).toPass({ intervals: [5000], timeout: 90_000 });
  return answer;
}

async function nothing(api: Parameters<typeof newPerson>[0]): Promise<string> {
  const made = await api.post<{ id: string }>('/user_groups', {
    name: `Nothing ${Date.now().toString(36)}`,
    permissions: [],
  });
  return made.id;
}
