import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { expect, test } from './stack.js';

test(
  'the security log says who did what, is filtered in the address, and is exported',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const dashboard = new DashboardPages(page);
    const words = dashboard.words.securityLog;
    const email = await newPerson(api);
    await dashboard.signIn(await linkFor(api, email));
    await page.goto('/dashboard/security-log');
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    const rows = dashboard.main.getByRole('row').filter({ hasText: email });
    await expect(rows.first()).toContainText(words.kind_session_signed_in);
    await dashboard.audit();

    await dashboard.main.getByRole('link', { name: email }).first().click();
    await page.waitForURL(/actor=user_|subject=user_/);
    const kind = page.getByRole('combobox', { name: words.kind, exact: true });
    // Typed into once the page is alive; until then it is the browser's own list.
    await expect(kind).toHaveAttribute('aria-autocomplete', 'list');
    await kind.fill(words.kind_user_deleted);
    await expect(page.getByRole('option', { name: words.kind_user_deleted, exact: true })).toBeVisible();
    await kind.press('ArrowDown');
    await kind.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await dashboard.press(words.find);
    await page.waitForURL(/kind=user\.deleted/);
    await expect(dashboard.main).toContainText(words.noneFound);
    await dashboard.audit();

    await page.getByRole('link', { name: words.clear }).click();
    const began = page.waitForEvent('download');
    await page.getByRole('link', { name: words.export }).click();
    expect((await began).suggestedFilename()).toBe('security-events.ndjson');
    await page.goto('/dashboard/security-log?kind=security_log.exported');
    await expect(rows.first()).toContainText(words.kind_security_log_exported);
  },
);
