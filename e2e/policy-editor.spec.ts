import type { Page } from '@playwright/test';
import type { Locale } from '@firstday/domain/languages';
import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { PolicyEditorPages } from './dashboard/policy-editor-pages.js';
import { formByKey } from './form-by-key.js';
import { newHire } from './hosted/new-hire.js';
import { tabTo } from './hosted/keyboard.js';
import { Integrator, expect, test } from './stack.js';

interface Named {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

interface Kept {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly condition: unknown;
  readonly tests: readonly { readonly name: string; readonly expected: string; readonly outcome: string }[];
}

const inCity = (value: string) => ({ fact: 'work_location.city', operator: 'equals', value });

async function draftPolicy(api: Integrator, given: object = {}): Promise<Kept> {
  const { id } = await formByKey(api, 'w-9');
  return api.post<Kept>('/policies', {
    name: 'Ports of Oregon',
    condition: { all: [inCity('Astoria')] },
    form_ids: [id],
    status: 'draft',
    ...given,
  });
}

async function editorOf(page: Page, api: Integrator, id: string, locale: Locale = 'en') {
  const editor = await PolicyEditorPages.signIn(page, api, locale);
  await editor.open(id);
  return editor;
}

test(
  'a policy is written, tried, proven and kept by the keyboard alone, from signing in to its use',
  { tag: '@desktop' },
  async ({ page, api }) => {
    await newHire(api);
    const form = await formByKey(api, 'w-9');
    const dashboard = new DashboardPages(page);
    const { words } = dashboard;
    const { keyboard } = page;
    await page.goto(await linkFor(api, await newPerson(api)));
    await tabTo(page, 'main button');
    await keyboard.press('Enter');
    await page.waitForURL(/\/dashboard$/);
    await expect(page.locator('h1')).toBeVisible();
    await tabTo(page, 'nav details:has(a[href="/dashboard/policies"]) > summary');
    await keyboard.press('Enter');
    await tabTo(page, 'nav a[href="/dashboard/policies"]');
    await keyboard.press('Enter');
    await page.waitForURL(/\/dashboard\/policies$/);
    await tabTo(page, 'a[href="/dashboard/policies/new"]');
    await keyboard.press('Enter');
    await page.waitForURL(/\/dashboard\/policies\/new$/);
    const editor = new PolicyEditorPages(page, dashboard);
    await editor.expectLive();
    await editor.audit();

    // Nothing is written: what is missing is said, and leads to its control.
    await tabTo(page, '.policy-bar > .fd-button');
    await keyboard.press('Enter');
    await expect(page.locator('.fd-summary')).toBeFocused();
    await expect(page.locator('.fd-summary li')).toHaveText([
      words.policyProblem.name,
      words.policyProblem.forms,
      words.policyProblem.fact,
    ]);
    await editor.audit();
    await tabTo(page, '.fd-summary a');
    await keyboard.press('Enter');
    await expect(page.locator('#policy-name')).toBeFocused();
    await keyboard.type('Contractors of New York');
    await expect(page.locator('.fd-summary li')).toHaveCount(2);

    // The work location's state is one of New York or New Jersey …
    await tabTo(page, '[id$="-fact"]');
    await keyboard.press('Enter');
    await editor.pick('location state');
    await expect(page.locator('[id$="-operator"]')).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await tabTo(page, '[id$="-value"]');
    await keyboard.press('Enter');
    await editor.pickSeveral('new york', 'jersey');
    await expect(editor.sentence).toHaveText("the work location's state is one of NY or NJ");

    // … and a group: it starts after New Year's day, or the client's name contains “Pier”.
    await tabTo(page, '.policy-group[data-depth="0"] > .policy-group-add > .fd-button + .fd-button');
    await keyboard.press('Enter');
    await expect(page.locator('.policy-group[data-depth="1"] [id$="-fact"]')).toBeFocused();
    await keyboard.press('Enter');
    await editor.pick('start date');
    for (let presses = 0; presses < 20 && (await editor.chosenOperator()) !== 'after'; presses++)
      await keyboard.press('ArrowDown');
    await keyboard.press('Tab');
    await keyboard.type('01012026');
    await tabTo(page, '.policy-group[data-depth="1"] > .policy-group-add > .fd-button');
    await keyboard.press('Enter');
    await expect(page.locator('.policy-group[data-depth="1"] [id$="-fact"]').nth(1)).toBeFocused();
    await keyboard.press('Enter');
    await editor.pick('client name');
    for (let presses = 0; presses < 20 && (await editor.chosenOperator()) !== 'contains'; presses++)
      await keyboard.press('ArrowDown');
    await keyboard.press('Tab');
    await keyboard.type('Pier');
    await expect(editor.sentence).toHaveText(
      "the work location's state is one of NY or NJ and (the placement's start date is after January 1, 2026 or the client's name contains “Pier”)",
    );
    // Moved out of the group by a key, and taken back.
    await keyboard.press('Alt+ArrowDown');
    await expect(editor.sentence).toHaveText(
      "the work location's state is one of NY or NJ and the placement's start date is after January 1, 2026 and the client's name contains “Pier”",
    );
    await expect(page.locator('input[id$="-value"]:focus')).toHaveValue('Pier');
    await keyboard.press('Alt+ArrowUp');
    await expect(editor.sentence).toContainText('or the client');
    await editor.audit();

    await tabTo(page, '#policy-forms');
    await keyboard.press('Enter');
    await editor.pickSeveral(form.name.slice(0, 8));

    await tabTo(page, '#policy-tests');
    await keyboard.press('Enter');
    await expect(page.locator('.policy-test [id$="-name"]')).toBeFocused();
    await keyboard.type('A pier in New Jersey');
    await tabTo(page, '.policy-test-facts [id$="-value"]');
    await keyboard.press('Enter');
    await editor.pick('jersey');
    await expect(editor.tests.first()).toContainText(words.policyTests.fails);
    await expect(editor.tests.first()).toContainText('Undecided: we need');

    // In use it would have to pass: it is refused, and the test says why.
    await tabTo(page, 'input[name="status"]');
    await keyboard.press('ArrowUp');
    await tabTo(page, '#policy-reason');
    await keyboard.type('The second pier opens.');
    await tabTo(page, '.policy-bar > .fd-button');
    await keyboard.press('Enter');
    await expect(page.locator('.fd-summary li')).toHaveText([words.policyProblem.fails]);
    await tabTo(page, '.policy-test-facts li:nth-child(3) [id$="-value"]');
    await keyboard.type('Pier 7');
    await expect(editor.tests.first()).toContainText(words.policyTests.passes);
    await expect(page.locator('.fd-summary')).toHaveCount(0);

    // What is certain, and whom it concerns.
    await editor.tabToButton(words.policyChanges.ask);
    await keyboard.press('Enter');
    await expect(page.getByText(words.policyChanges.done)).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.policy-examples')).toContainText(words.policyChanges.example_unknown);
    await expect(page.locator('.policy-replay table')).toContainText('Required because');
    await expect(page.locator('.policy-total[data-kind="gained"] strong')).not.toHaveText('0');
    await editor.audit();
    await tabTo(page, '.policy-examples .fd-button');
    await keyboard.press('Enter');
    await expect(editor.tests).toHaveCount(2);
    await expect(editor.tests.nth(1)).toContainText(words.policyTests.passes);

    await tabTo(page, '.policy-bar > .fd-button');
    await keyboard.press('Enter');
    await dashboard.expectDone(words.deed.policyCreated);
    await expect(page.getByText('The second pier opens.')).toBeVisible();
    await dashboard.audit();
    const kept = await api.get<Kept>(`/policies/${new URL(page.url()).pathname.split('/').at(-1)}`);
    expect(kept).toMatchObject({
      status: 'active',
      version: 1,
      condition: {
        all: [
          { fact: 'work_location.state', operator: 'in', value: ['NY', 'NJ'] },
          {
            any: [
              { fact: 'placement.start_date', operator: 'after', value: '2026-01-01' },
              { fact: 'client.name', operator: 'contains', value: 'Pier' },
            ],
          },
        ],
      },
      tests: [
        { name: 'A pier in New Jersey', expected: 'met', outcome: 'met' },
        { expected: 'met', outcome: 'met' },
      ],
    });
    await api.patch(`/policies/${kept.id}`, { status: 'archived' });
  },
);

test(
  'what somebody else has changed meanwhile is told, and nothing of either is lost',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const policy = await draftPolicy(api);
    const editor = await editorOf(page, api, policy.id);
    const { words } = editor.dashboard;
    await page.locator('#policy-name').fill('Ports of Oregon, mine');
    await api.patch(`/policies/${policy.id}`, { condition: inCity('Newport'), reason: 'Theirs' });
    await editor.save();
    const conflict = page.getByRole('alert').filter({ hasText: words.policyEditor.conflictTitle });
    await expect(conflict).toContainText("the work location's city is “Newport”");
    await expect(page.locator('#policy-name')).toHaveValue('Ports of Oregon, mine');
    await editor.audit();
    expect(await api.get(`/policies/${policy.id}`)).toMatchObject({ version: 2, name: 'Ports of Oregon' });

    await conflict.getByRole('button', { name: words.policyEditor.saveOver }).click();
    await editor.dashboard.expectDone(words.deed.policySaved);
    // What was not touched here stays as the other left it.
    expect(await api.get(`/policies/${policy.id}`)).toMatchObject({
      version: 3,
      name: 'Ports of Oregon, mine',
      condition: inCity('Newport'),
    });
  },
);

test(
  'whoever leaves without saving is warned, and whoever has saved is not',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const policy = await draftPolicy(api);
    const editor = await editorOf(page, api, policy.id);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.locator('#policy-name').fill('Ports of Oregon and Idaho');
    await page.getByRole('link', { name: editor.dashboard.words.policyEditor.leave, exact: true }).click();
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(page.locator('#policy-name')).toHaveValue('Ports of Oregon and Idaho');
    await editor.save();
    await editor.dashboard.expectDone(editor.dashboard.words.deed.policySaved);
    await page.goto('/dashboard/policies');
    expect(asked).toEqual(['beforeunload']);
  },
);

test('what the API alone knows stands at its row', { tag: '@desktop' }, async ({ page, api }) => {
  const employer = await api.post<Named>('/employers', {
    name: 'Astoria Docks',
    ein: '12-3456789',
    address: { street: '1 Pier', city: 'Astoria', state: 'OR', zip: '97103', country: 'USA' },
  });
  const policy = await draftPolicy(api, {
    condition: { all: [inCity('Astoria'), { any: [{ fact: 'employer.id', operator: 'is_present' }] }] },
  });
  const editor = await editorOf(page, api, policy.id);
  const group = page.locator('.policy-group[data-depth="1"]');
  await group.locator('[id$="-operator"]').selectOption('equals');
  await group.locator('[id$="-value"]').click();
  await editor.pick('Astoria Docks');
  await expect(editor.sentence).toContainText('the employer is “Astoria Docks”');
  await api.remove(`/employers/${employer.id}`);
  await editor.save();
  const { id: message } = editor.dashboard.words.policyProblem;
  await expect(group.locator('.policy-row .fd-error')).toContainText(message);
  await expect(page.locator('.fd-summary li')).toHaveText([message]);
  await editor.audit();
  await page.locator('.fd-summary a').click();
  await expect(group.locator('[id$="-value"]')).toBeFocused();
});

test(
  'a replay answers the page that asks for it, and nothing else',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const policy = await draftPolicy(api);
    const editor = await editorOf(page, api, policy.id);
    const place = await editor.place();
    const { origin } = new URL(page.url());
    const replay = async (
      body: object,
      given: { readonly origin?: string; readonly account?: string } = {},
    ) => {
      const query = new URLSearchParams({ ...place, ...(given.account ? { account: given.account } : {}) });
      const headers = { origin: given.origin ?? origin };
      return (
        await page.request.post(`/dashboard/policies/replay?${query}`, { data: body, headers })
      ).status();
    };
    const draft = { policy_id: policy.id, status: 'active' };
    expect(await replay(draft)).toBe(200);
    expect(
      await replay({ ...draft, condition: { fact: 'employee.unknown.fact', operator: 'is_present' } }),
    ).toBe(400);
    expect(await replay({ ...draft, anything: 'else' })).toBe(400);
    expect(await replay({ ...draft, policy_id: `${policy.id.slice(0, -1)}0` })).toBe(404);
    expect(await replay(draft, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await replay(draft, { account: 'acct_of_another' })).toBe(401);
    expect(await replay({ ...draft, name: 'x'.repeat(10_000_000) })).toBe(413);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a policy can be read, and the page says what writing takes', async ({ page, api }) => {
    const policy = await draftPolicy(api);
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await page.goto(`/dashboard/policies/${policy.id}/edit`);
    await expect(dashboard.main).toContainText(dashboard.words.policyEditor.needsScript);
    await expect(dashboard.main).toContainText("the work location's city is “Astoria”");
  });
});

for (const locale of ['en', 'ar'] as const)
  test(
    `the editor is whole on each width (${locale})`,
    { tag: locale === 'en' ? '@everywhere' : '@phone' },
    async ({ page, api }) => {
      const policy = await draftPolicy(api, {
        condition: {
          any: [
            { fact: 'work_location.state', operator: 'in', value: ['NY', 'NJ', 'CT', 'PA', 'ME'] },
            { not: { any: [{ fact: 'employer.employee_count', operator: 'less_than', value: 50 }] } },
            {
              all: [
                { fact: 'placement.start_date', operator: 'before', value: '2026-01-01' },
                { any: [{ not: inCity('Astoria') }] },
              ],
            },
          ],
        },
        tests: [{ name: 'Nothing is known', facts: {}, expected: 'met' }],
      });
      const editor = await editorOf(page, api, policy.id, locale);
      const { words } = editor.dashboard;
      await editor.audit();
      await page.getByRole('button', { name: words.policyChanges.ask, exact: true }).click();
      await expect(page.getByText(words.policyChanges.done)).toBeVisible({ timeout: 60_000 });
      await editor.audit();
      await page.locator('[id$="-fact"]').first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('combobox')).toBeFocused();
      await editor.auditOverlay();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.locator('[id$="-fact"]').first()).toBeFocused();
      await page.locator('[id$="-more"]').first().click();
      await expect(page.getByRole('menu')).toBeVisible();
      await editor.auditOverlay();
      await page.getByRole('menuitem', { name: words.policyEditor.wrap }).click();
      await expect(page.locator('.policy-group')).toHaveCount(6);
      await page.locator('input[name="status"]').first().check();
      await editor.save();
      await expect(page.locator('.fd-summary')).toContainText(words.policyProblem.fails);
      await editor.audit();
    },
  );
