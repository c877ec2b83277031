import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/setup/root.mjs';
import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { expect, test } from './stack.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test.describe.configure({ timeout: 120_000 });

test(
  'an administrator sees in plain words what works, and what needs somebody',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const dashboard = new DashboardPages(page);
    const { systemHealth: words } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await page.goto('/dashboard/system-health');
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    const lineOf = (kind: string) =>
      dashboard.main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: kind, exact: true }) });
    await expect(lineOf(words.kind_background_work)).toContainText(words.say_background_work_ok);
    await expect(lineOf(words.kind_background_work)).toContainText(words.lastSeen);
    await expect(lineOf(words.kind_clocks)).toContainText(words.say_clocks_ok);
    await expect(dashboard.main).toContainText(version);
    await dashboard.audit();
  },
);

test(
  'a webhook that fails stands in the system health, which leads to it',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const address = `https://health-${Date.now().toString(36)}.example.test/hook`;
    const dashboard = new DashboardPages(page);
    const { systemHealth: words } = dashboard.words;
    const { id } = await api.post<{ id: string }>('/webhooks', {
      url: address,
      subscribed_events: ['job.created'],
    });
    await api.post('/jobs', { name: 'For the health of a webhook' });
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await expect(async () => {
      await page.goto('/dashboard/system-health');
      await expect(dashboard.main).toContainText(address, { timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    const line = dashboard.main.getByRole('listitem').filter({ hasText: address });
    await expect(line).toContainText(words.state_failing);
    await dashboard.audit();
    await line.getByRole('link', { name: words.link_webhook }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/webhooks/${id}$`));
    await api.remove(`/webhooks/${id}`);
  },
);
