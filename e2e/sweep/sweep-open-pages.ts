import type { Page } from '@playwright/test';

import { ComponentPages, type LinkRequest } from '../components/component-pages.js';
import { expect, type Integrator } from '../stack.js';
import { componentPage, publicPages } from './routes.js';
import { type Look, Sweep } from './visit.js';

/** What the address of a page asks for. */
const queries: Readonly<Record<string, string>> = {
  '/changed': '?token=unknown',
  '/inspection': '?access=unknown',
  '/onboarding/continue': '?code=unknown',
  '/onboarding/sign-in': '?link=unknown',
  '/sign-in/unavailable': '?to=/dashboard',
  '/unsubscribe': '?token=unknown',
};

/** The pages that anyone may open. They have no session, and their API calls are not counted. */
export async function sweepPublic(page: Page, look: Look): Promise<void> {
  await page.setViewportSize({ width: look.width, height: 740 });
  await page.setExtraHTTPHeaders({ 'accept-language': look.locale });
  const sweep = new Sweep(page, look);
  for (const route of publicPages)
    await sweep.visit(route, `${route}${queries[route] ?? ''}`, { isUncounted: true });
  expect([...sweep.visited]).toEqual([...publicPages]);
}

interface Shown {
  readonly employee: string;
  readonly employer: string;
}

/** Each component on a page of its own. @param api of an account that has what they show */
export async function sweepComponents(
  page: Page,
  api: Integrator,
  look: Look,
  { employee, employer }: Shown,
): Promise<void> {
  const wishes: readonly LinkRequest[] = [
    { component: 'compliance/calendar' },
    { component: 'employee/tasks', employee_id: employee },
    { component: 'employees/list' },
    { component: 'everify/cases' },
    { component: 'placements/new', filters: { employer_id: employer } },
    { component: 'policies/explain', employee_id: employee },
  ];
  await page.setViewportSize({ width: look.width, height: 740 });
  const sweep = new Sweep(page, look);
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/v1/')) calls += 1;
  });
  for (const wish of wishes) {
    calls = 0;
    await new ComponentPages(page, look.locale).open(api, wish);
    sweep.judgeCalls(wish.component, calls);
    await sweep.judge(componentPage);
  }
}
