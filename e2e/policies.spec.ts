import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { formByKey } from './form-by-key.js';
import { Integrator, expect, runningStack, test } from './stack.js';

interface Named {
  readonly id: string;
  readonly key: string;
}

test(
  'a policy is found, its history is read, and an earlier version is brought back by keyboard',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const { id: handbook } = await formByKey(api, 'handbook');
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
    await dashboard.openSection(frame.policies);
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

const inCity = (value: string) => ({ fact: 'work_location.city', operator: 'equals', value });

async function policyOn(api: Integrator, name: string, condition: object): Promise<Named> {
  return api.post<Named>('/policies', { name, condition, form_ids: [(await formByKey(api, 'w-9')).id] });
}

test(
  'what is certain of a policy stands on its page, of one that is out of use too',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const named = Date.now().toString(36);
    const first = await policyOn(api, `Ports ${named}`, inCity(`Port ${named}`));
    const same = await policyOn(api, `Harbors ${named}`, { all: [inCity(`Port ${named}`)] });
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const { policies, policyChanges } = dashboard.words;
    await page.goto(`/dashboard/policies/${same.id}`);
    const proof = page.getByRole('region', { name: policies.proofTitle, exact: true });
    await expect(proof).toContainText(policies.proofHint_active);
    await expect(proof).toContainText(policyChanges.finding_same);
    await expect(proof).toContainText(`the work location's city is “Port ${named}”`);
    await expect(proof.getByRole('button')).toHaveCount(0);
    await dashboard.audit();

    const other = policyChanges.openOther.replace('{name}', `Ports ${named}`);
    await proof.getByRole('link', { name: other }).first().press('Enter');
    await page.waitForURL(`**/policies/${first.id}`);
    await api.patch(`/policies/${same.id}`, { status: 'draft' });
    await page.reload();
    await expect(proof).toContainText(policyChanges.nothingFound);

    await page.goto(`/dashboard/policies/${same.id}`);
    await expect(proof).toContainText(policies.proofHint_draft);
    await expect(proof).toContainText(policyChanges.finding_same);
    await api.patch(`/policies/${same.id}`, { status: 'archived' });
    await page.reload();
    await expect(proof).toContainText(policies.proofHint_archived);
    await expect(proof).toContainText(policyChanges.finding_same);
    await api.patch(`/policies/${first.id}`, { status: 'archived' });
  },
);

/** Takes long to prove: nothing but trying everything tells what is certain of it. */
const hard = {
  any: [0, 1].map((half) => ({
    all: Array.from({ length: 45 }, (_, at) => ({
      fact: ['job.name', 'employer.name', 'client.name', 'employer.dba_name'][at % 4],
      operator: (at + half) % 3 === 0 ? 'contains' : 'in',
      value: (at + half) % 3 === 0 ? `part ${at % 6}` : Array.from({ length: 5 }, (__, one) => `part ${one}`),
    })),
  })),
};

test(
  'where many proofs are under way the page says so, and it can be tried again',
  { tag: '@desktop' },
  async ({ page }) => {
    // Of the other account: what it asks for keeps nobody else waiting.
    const { baseUrl, testToken } = runningStack();
    const api = new Integrator(baseUrl, testToken);
    const { id } = await policyOn(api, 'Ports that wait', inCity('Portsmouth'));
    const { data: forms } = await api.get<{ data: readonly Named[] }>('/forms?per_page=1');
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const { policies, policyChanges } = dashboard.words;
    const proof = page.getByRole('region', { name: policies.proofTitle, exact: true });

    const draft = { condition: hard, form_ids: forms.map((form) => form.id) };
    // As many as an account may have under way, for as long as the page is made.
    let isAsking = true;
    const ask = async () => {
      while (isAsking)
        await api.post('/policies/proof', draft).catch(() => new Promise((again) => setTimeout(again, 20)));
    };
    await expect(async () => {
      isAsking = true;
      const asking = Promise.all(Array.from({ length: 5 }, ask));
      await page.goto(`/dashboard/policies/${id}`);
      isAsking = false;
      await asking;
      await expect(proof).toContainText(policies.proofBusy, { timeout: 500 });
    }).toPass({ timeout: 40_000 });
    // The rest of the page is as ever.
    await expect(page.getByRole('heading', { level: 2, name: policies.history })).toBeVisible();
    await dashboard.audit();

    await proof.getByRole('link', { name: policies.proofAgain, exact: true }).press('Enter');
    await expect(proof).toContainText(policyChanges.example_met);
    await api.patch(`/policies/${id}`, { status: 'archived' });
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a policy and its history are read', async ({ page, api }) => {
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const { data } = await api.get<{ data: readonly Named[] }>('/policies?per_page=1');
    await page.goto(`/dashboard/policies/${data[0]?.id}`);
    await expect(dashboard.main).toContainText(dashboard.words.policies.history);
    await expect(dashboard.main).toContainText(dashboard.words.policies.proofTitle);
  });
});
