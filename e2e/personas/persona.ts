import type { Page } from '@playwright/test';
import type { Permission } from '@firstday/domain';

import { DashboardPages, linkFor, newPerson } from '../dashboard/dashboard-pages.js';
import { type Integrator, expect } from '../stack.js';
import { PressClock } from './press-clock.js';

interface Comer {
  /** As the lines of the clock name them. */
  readonly called: string;
  /** A group of every account, or what a group of theirs holds and which records it sees. */
  readonly group: string | { readonly permissions: readonly Permission[]; readonly access_rule?: object };
  /** Where their sign-in link leads; Today without it. */
  readonly path?: string;
}

/** Somebody who comes to work in the dashboard, by a sign-in link, with the clock running. */
export async function signedInPersona(page: Page, api: Integrator, { called, group, path }: Comer) {
  const clock = await PressClock.start(page, called);
  const dashboard = new DashboardPages(page);
  const email = await newPerson(api, { groups: [await groupId(api, called, group)] });
  const link = await linkFor(api, email, path);
  await clock.asks('signs in', { presses: 1, fields: 0, pages: 2 }, () => dashboard.signIn(link));
  await dashboard.audit();
  return { clock, dashboard, email };
}

async function groupId(api: Integrator, called: string, group: Comer['group']): Promise<string> {
  if (typeof group === 'string') return group;
  const name = `${called} ${Date.now().toString(36)}-${process.pid}`;
  return (await api.post<{ id: string }>('/user_groups', { name, ...group })).id;
}

/** Types into a search that looks records up, and presses the one that is found. */
export async function pick(dashboard: DashboardPages, id: string, name: string): Promise<void> {
  const field = dashboard.page.locator(`input#${id}`);
  await field.pressSequentially(name);
  await dashboard.choose(name);
}

/** Opens Ctrl K as somebody who sees the page: what is pressed before it has come alive opens nothing. */
export async function findByKeys(
  { page, words }: DashboardPages,
  typed: string,
  found: string,
): Promise<void> {
  await expectAlive(page, 'a[href$="/find"]');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: words.find.title });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(typed);
  await expect(dialog.locator('[role="option"][data-focused]')).toContainText(found);
  await page.keyboard.press('Enter');
}

/** Waits until a control does what it does with scripts. */
export async function expectAlive(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (of) => Object.keys(document.querySelector(of) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  );
}
