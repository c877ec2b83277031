import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { authorized, completeSectionTwo } from './hosted/complete-i9.js';
import { newHire } from './hosted/new-hire.js';
import { signSection } from './hosted/sign-section.js';
import { type Integrator, expect, test } from './stack.js';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Somebody who began two weeks ago and signed Section 1: Section 2 is late. */
async function lateHire(api: Integrator, last_name: string) {
  const hire = await newHire(api, {
    employer: { name: `Late Foods ${Date.now().toString(36)}` },
    startsOn: daysAgo(14),
  });
  await api.patch(`/employees/${hire.employee.id}`, { first_name: 'Ada', last_name });
  const answers = { ...authorized, 'task.first_name': 'Ada', 'task.last_name': last_name };
  const section = { id: 'section_1', answers, name: `Ada ${last_name}` } as const;
  await signSection(await hire.link('employee'), hire.tasks.i9, section);
  return hire;
}

test(
  'a late Form I-9 stands in Today, is one press away, and goes by itself once it is signed',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api, context }) => {
    const hire = await lateHire(api, 'Okafor');
    const dashboard = new DashboardPages(page);
    const { today, dashboard: frame } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await expect(
      page.getByRole('navigation').getByRole('link', { name: frame.home, exact: true }),
    ).toHaveAttribute('aria-current', 'page');
    await page.goto(`/dashboard?employer=${hire.employer.id}`);
    const row = dashboard.main
      .getByRole('row')
      .filter({ hasText: 'Ada Okafor' })
      .filter({ hasText: today.kind_section });
    await expect(row).toContainText('8 CFR 274a.2(b)(1)(ii)');
    // Of all work, and of what is signed.
    for (const name of [frame.home, frame.review]) {
      const entry = page.getByRole('navigation').getByRole('listitem').filter({ visible: true });
      await expect(
        entry.filter({ has: page.getByRole('link', { name, exact: true }) }).locator('.dash-due'),
      ).toContainText(today.dueNow);
    }
    await dashboard.audit();

    const review = /^Review: Ada Okafor$/;
    const openings = async () => {
      const { data } = await api.get<{ data: readonly { action: string }[] }>(
        `/employees/${hire.employee.id}/history?kind=link&per_page=100`,
      );
      return data.filter(({ action }) => action === 'onboarding_link.used').length;
    };
    const before = await openings();
    await expect(row.getByRole('button', { name: review })).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: review }).press('Enter');
    await other.waitForURL(/\/o\//);
    // A second opening would end the session of the first, or take its cookie.
    await expect(other).not.toHaveURL(/expired/);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(openings).toBe(before + 1);
    await other.close();

    await completeSectionTwo(api, hire);
    await expect(row).toHaveCount(0, { timeout: 30_000 });
  },
);

test(
  'who blocks the next start is answered, with for whom and for what they wait',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const hire = await newHire(api, { employer: { name: `Start Foods ${Date.now().toString(36)}` } });
    const dashboard = new DashboardPages(page);
    const { today } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await page.goto(`/dashboard?employer=${hire.employer.id}`);
    const starts = dashboard.main.getByRole('region', { name: /^Starting by/ });
    await expect(
      starts.getByRole('link', { name: today.ready_waiting.replace('{number}', '1') }),
    ).toBeVisible();
    const row = starts.getByRole('row').filter({ hasText: 'Ánh Nguyễn' });
    await expect(row).toContainText(today.waits_employee);
    await dashboard.main.getByRole('link', { name: new RegExp(`^${today.due_waiting_on_others}`) }).click();
    const waiting = dashboard.main.getByRole('row').filter({ hasText: today.kind_employee_forms });
    await expect(waiting).toContainText(today.link_none);
    await dashboard.audit();
    await waiting.getByRole('link', { name: /^Make link/ }).click();
    await expect(page.getByRole('button', { name: dashboard.words.employees.makeLink })).toBeVisible();
  },
);

test(
  'whoever sees little is shown what they may, and nothing of what they may not',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const hire = await lateHire(api, 'Mbeki');
    const groupOf = (permissions: readonly string[]) =>
      api.post<{ id: string }>('/user_groups', { name: 'See little', permissions });
    const dashboard = new DashboardPages(page);
    const { today } = dashboard.words;
    const reader = await groupOf(['task:view']);
    await dashboard.signIn(await linkFor(api, await newPerson(api, { groups: [reader.id] })));
    await page.goto(`/dashboard?employer=${hire.employer.id}`);
    await expect(dashboard.main).toContainText('Ada Mbeki');
    await expect(dashboard.main.getByRole('button', { name: /^Review/ })).toHaveCount(0);
    await expect(dashboard.main.getByRole('region', { name: /^Starting/ })).toHaveCount(0);
    await expect(dashboard.main).not.toContainText(today.kind_everify_case);
    await dashboard.audit();
  },
);
