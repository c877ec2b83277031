import type { Page } from '@playwright/test';

import { DashboardPages, linkFor, newPerson } from '../dashboard/dashboard-pages.js';
import { expect, type Integrator } from '../stack.js';
import { dashboardPage } from './routes.js';
import { type Look, Sweep } from './visit.js';

/** Signs in a person of these groups, who reads the pages in the language of the look. */
export async function signedInFor(
  page: Page,
  api: Integrator,
  look: Look,
  groups: readonly string[] = ['admin'],
): Promise<Sweep> {
  const person = await newPerson(api, { groups });
  const dashboard = new DashboardPages(page, look.locale);
  const link = await linkFor(api, person);
  const { origin } = new URL(link);
  await page.context().addCookies([{ name: '__dashboard_language', value: look.locale, url: origin }]);
  await dashboard.signIn(link);
  await page.setViewportSize({ width: look.width, height: look.width < 600 ? 640 : 800 });
  return new Sweep(page, look);
}

/**
 * Visits these pages of the dashboard.
 * @param addresses by the folders of the pages
 * @param live the account in which the pages are visited that an account without a test account does not have
 */
export async function sweepDashboard(
  page: Page,
  { api, live }: { readonly api: Integrator; readonly live: Integrator },
  addresses: ReadonlyMap<string, string>,
  look: Look,
): Promise<void> {
  const visited: string[] = [];
  const visit = async (account: Integrator, folders: readonly string[]) => {
    if (folders.length === 0) return;
    await page.context().clearCookies();
    const sweep = await signedInFor(page, account, look);
    for (const folder of folders) await sweep.visit(dashboardPage(folder), addresses.get(folder) ?? '');
    visited.push(...sweep.visited);
  };
  const folders = [...addresses.keys()];
  const ofLive = ['account/switch'];
  await visit(
    api,
    folders.filter((folder) => !ofLive.includes(folder)),
  );
  await visit(
    live,
    folders.filter((folder) => ofLive.includes(folder)),
  );
  expect(visited.toSorted()).toEqual(folders.map(dashboardPage).toSorted());
}
