import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { expect, test } from './stack.js';

interface Named {
  readonly id: string;
  readonly key: string;
}

test(
  'a policy is found, its history is read, and an earlier version is brought back by keyboard',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const { data } = await api.get<{ data: readonly Named[] }>('/forms?per_page=50');
    const handbook = data.find(({ key }) => key === 'handbook')?.id ?? '';
    const at = (value: string) => ({ fact: 'work_location.city', operator: 'equals', value });
    const policy = await api.post<Named>('/policies', {
      name: 'Ports of Maine',
      condition: at('Portland'),
      form_ids: [handbook],
    });
    await api.patch(`/policies/${policy.id}`, {
      condition: { all: [at('Portland'), at('Bangor')] },
      reason: 'Bangor has a port, too.',
    });

    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const { policies, deed, dashboard: frame } = dashboard.words;
    await page.getByRole('link', { name: frame.policies, exact: true }).click();
    await page.getByLabel(policies.status).selectOption('active');
    await page.getByRole('button', { name: policies.find, exact: true }).press('Enter');
    await expect(page).toHaveURL(/status=active/);
    await dashboard.audit();
    const link = page.getByRole('link', { name: 'Ports of Maine' });
    await link.press('Enter');

    await expect(dashboard.main.getByText('Bangor has a port, too.')).toBeVisible();
    await dashboard.audit();
    await page.setViewportSize({ width: 360, height: 740 });
    await dashboard.audit();
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByRole('link', { name: policies.bringBackOne.replace('{version}', '1') }).press('Enter');
    await expect(page).toHaveURL(/roll-back\?version=1$/);
    await dashboard.audit();
    await page.getByRole('button', { name: policies.bringBack, exact: true }).press('Enter');
    await dashboard.expectDone(deed.policyRolledBack);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(
      [3, 2, 1].map((version) => policies.version.replace('{version}', String(version))),
    );
    await page.getByRole('button', { name: policies.archive, exact: true }).press('Enter');
    await dashboard.expectDone(deed.policyArchived);
    const { status } = await page.goto('/dashboard/policies/pol_unknown').then((answer) => ({
      status: answer?.status(),
    }));
    expect(status).toBe(404);
  },
);

test(
  'policies are read by whoever may see them, and changed by nobody else',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const group = await api.post<Named>('/user_groups', {
      name: 'Readers of policies',
      permissions: ['policy:view'],
    });
    const { data } = await api.get<{ data: readonly Named[] }>('/policies?per_page=1');
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api, { groups: [group.id] })));
    expect(data).toHaveLength(1);
    await page.goto(`/dashboard/policies/${data[0]?.id}`);
    await expect(
      page.getByRole('heading', { level: 2, name: dashboard.words.policies.history }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: dashboard.words.policies.archive })).toHaveCount(0);
    await page.goto(`/dashboard/policies/${data[0]?.id}/roll-back?version=1`);
    await expect(page.getByRole('button', { name: dashboard.words.policies.bringBack })).toHaveCount(0);
  },
);
