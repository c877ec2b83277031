import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { authorized, expectCompleted, showsCard } from './hosted/complete-i9.js';
import { EverifyHire } from './hosted/everify-hire.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { Integrator, expect, runningStack, test } from './stack.js';

/** The file as E-Verify gives it: somebody whose card it is, a case that nobody knows, and a line that cannot be read. */
const reportOn = (caseNumber: string): string =>
  [
    'Case Number,A-Number,Document Number,Revocation Date',
    `${caseNumber},A123456789,SRC1234567890,11/20/2026`,
    '2026111111111AA,A123456788,,11/20/2026',
    `${caseNumber},A123456788,SRC1234567890,11/20/2026`,
    'soon,,,',
  ].join('\r\n');

test(
  'whoever a Status Change Report names is reverified, and reads on their own page what is asked',
  { tag: '@everywhere' },
  async ({ page }) => {
    const { baseUrl, testToken } = runningStack();
    // The simulator is for test accounts.
    const api = new Integrator(baseUrl, testToken);
    const hire = await EverifyHire.make(api, '0001');
    await hire.signWith(authorized, showsCard);
    const { id, task_id } = await readOnce(hire);
    await expectCompleted(api, task_id);
    await api.post(`/everify_cases/${id}/open`, {});
    await expect.poll(async () => (await hire.read()).case_number, { timeout: 30_000 }).not.toBeNull();
    const csv = reportOn((await hire.read()).case_number ?? '');

    const dashboard = new DashboardPages(page);
    const { statusChanges: words, list } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await page.goto('/dashboard/calendar');
    await dashboard.main.getByRole('link', { name: dashboard.words.calendar.statusChanges }).click();
    await page.locator('#report').setInputFiles({
      name: 'StatusChangeReport.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
    await dashboard.press(words.check);
    const rows = dashboard.main.getByRole('table').getByRole('row');
    const lines = [
      ['Ánh Nguyễn', words.outcome_to_open],
      ['Ánh Nguyễn', words.matched_both],
      [words.nobody, words.outcome_not_found],
      [words.nobody, words.outcome_numbers_differ],
      [words.nobody, words.column_case_number],
    ] as const;
    for (const [employee, outcome] of lines)
      await expect(rows.filter({ hasText: employee }).filter({ hasText: outcome })).toBeVisible();
    await dashboard.audit();

    await dashboard.main.locator('button[name=apply]').click();
    await expect(dashboard.main.getByRole('status')).toContainText(words.appliedHint);
    await expect(rows.filter({ hasText: words.outcome_opened })).toBeVisible();
    await dashboard.audit();

    const hosted = new HostedPages(page, 'en');
    await page.context().clearCookies();
    await hosted.open(await hire.link('employee', 'en'));
    await expect(
      page.getByRole('heading', { name: hosted.words.list.documentAsked, exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText(hosted.words.list.documentAskedChoice);
    // Whose choice the document is stands on the employee's page alone.
    await page.context().clearCookies();
    await new HostedPages(page, 'en').open(await hire.link('employer'));
    await expect(page.getByRole('main')).not.toContainText(list.documentAsked);
  },
);

/** A case is prepared once the form is complete. */
async function readOnce(hire: EverifyHire) {
  await expect(async () => expect(await hire.read()).toBeDefined()).toPass({ timeout: 30_000 });
  return hire.read();
}
