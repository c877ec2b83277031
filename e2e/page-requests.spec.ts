import type { APIRequestContext } from '@playwright/test';

import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { newHire } from './hosted/new-hire.js';
import { OwnService } from './hosted/own-service.js';
import { type Integrator, expect, test } from './stack.js';
import { limitOf } from './sweep/limit-of.js';

/** How many requests of the person who is signed in a page makes to the API until it is there whole. */
async function requestsOf(request: APIRequestContext, path: string): Promise<number> {
  let asked = 0;
  await expect(async () => {
    const before = await limitOf(request);
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 200]);
    const after = await limitOf(request);
    // Of the same window, and without the question itself.
    expect(after.seconds).toBeLessThanOrEqual(before.seconds);
    asked = before.left - after.left - 1;
    expect(asked).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  return asked;
}

const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };

/** More forms for somebody, and more people for their employer. */
async function manyMore(api: Integrator, { employee, employer, tasks }: Awaited<ReturnType<typeof newHire>>) {
  const { form_id } = await api.get<{ form_id: string }>(`/tasks/${tasks.i9}`);
  for (let form = 0; form < 12; form += 1)
    await api.post('/tasks?allow_duplicate=true', {
      form_id,
      employee_id: employee.id,
      employer_id: employer.id,
    });
  for (let person = 0; person < 12; person += 1) {
    const { id } = await api.post<{ id: string }>('/employees', {
      first_name: 'Ana',
      last_name: `Many ${person}`,
      address,
    });
    const start_date = new Date().toISOString().slice(0, 10);
    await api.post('/placements', {
      employee_id: id,
      employer_id: employer.id,
      start_date,
      create_tasks: true,
    });
  }
}

/** Pages by how many requests they may make at most. A session may make 200 in ten seconds. */
const pagesOf = ({ employee, employer }: { employee: { id: string }; employer: { id: string } }) =>
  [
    [`/dashboard/employees/${employee.id}`, 12],
    [`/dashboard/employees/${employee.id}?tab=history`, 8],
    [`/dashboard/employees/${employee.id}?tab=documents`, 10],
    [`/dashboard/employees?employer=${employer.id}`, 6],
    [`/dashboard/employees?employer=${employer.id}&person=${employee.id}`, 11],
    [`/dashboard?employer=${employer.id}`, 10],
    [`/dashboard/review?employer=${employer.id}`, 8],
    [`/dashboard/records/employers/${employer.id}`, 8],
    [`/dashboard/calendar?employer=${employer.id}`, 6],
    [`/dashboard/employees/new?employer=${employer.id}`, 10],
  ] as const;

test(
  'a page asks the API no more than a few times, however many forms and people it shows',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const hire = await newHire(api, { employer: { name: `Counted Foods ${Date.now().toString(36)}` } });
    await new DashboardPages(page).signIn(await linkFor(api, await newPerson(api)));
    // The page that is open asks by itself now and then.
    await page.goto('about:blank');
    const few: Record<string, number> = {};
    for (const [path] of pagesOf(hire)) few[path] = await requestsOf(page.request, path);
    await manyMore(api, hire);
    const many: Record<string, number> = {};
    for (const [path] of pagesOf(hire)) many[path] = await requestsOf(page.request, path);
    expect(many).toEqual(few);
    for (const [path, most] of pagesOf(hire)) expect(many[path]).toBeLessThanOrEqual(most);
  },
);

/** Uses up what the signed-in person may ask for, at the start of a window. */
async function useUp(request: APIRequestContext, baseUrl: string): Promise<void> {
  await expect(async () => {
    const { left, seconds } = await limitOf(request, { baseUrl });
    expect(seconds).toBeGreaterThan(7);
    const asked = Array.from({ length: left + 1 }, () => request.get(`${baseUrl}/api/v1/session`));
    expect((await Promise.all(asked)).at(-1)?.status()).toBe(429);
  }).toPass({ timeout: 60_000 });
}

test.describe('at the rate limit', () => {
  /** The stack of the journeys has a limit that nothing reaches. */
  let service: OwnService;
  test.beforeAll(async () => {
    service = await OwnService.start({ RATE_LIMIT_SESSIONS: '200' });
  });
  test.afterAll(() => service?.stop());

  test(
    'a page says when to try again and does so, and a form keeps what was typed',
    { tag: '@desktop' },
    async ({ page, context }) => {
      const { api } = service;
      const dashboard = new DashboardPages(page);
      const { trouble, unavailable } = dashboard.words;
      await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/records/jobs/new'));
      const { origin } = new URL(page.url());
      const name = dashboard.main.locator('#name');
      await name.fill('Night dispatcher');
      await useUp(context.request, origin);
      await dashboard.main.locator('form button[type=submit]').last().click();
      const told = dashboard.main.getByText(trouble.limited.slice(0, trouble.limited.indexOf('{')).trim());
      await expect(told.first()).toContainText(/[1-9]/);
      await expect(name).toHaveValue('Night dispatcher');
      await dashboard.audit();

      for (const path of ['/dashboard/inspections/checks', '/dashboard/employees', '/dashboard/reports']) {
        await useUp(context.request, origin);
        const answer = await page.goto(`${origin}${path}`);
        expect([path, answer?.status()]).toEqual([path, 200]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(unavailable.title);
        const again = page.getByRole('link', { name: unavailable.again });
        await expect(again).toHaveAttribute('href', new RegExp(`^${path}(\\?|$)`));
        await expect(async () => {
          await again.click();
          await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`), { timeout: 500 });
        }).toPass();
      }
    },
  );
});
