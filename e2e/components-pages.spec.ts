import { readFileSync } from 'node:fs';

import { ComponentPages, linkFor } from './components/component-pages.js';
import { Family } from './components/family.js';
import { emergencyContact, sectionOne } from './hosted/entries.js';
import { EverifyHire } from './hosted/everify-hire.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { tabTo } from './hosted/keyboard.js';
import { readPdf } from './hosted/read-pdf.js';
import { signSection } from './hosted/sign-section.js';
import { Integrator, expect, runningStack, test } from './stack.js';

const isPhone = (width: number | undefined) => (width ?? 0) < 500;

test.describe('the list of employees', () => {
  test(
    'says of each how far they are and what is due, late ones first and in words',
    { tag: ['@everywhere', '@gate'] },
    async ({ page, api }) => {
      const family = new Family(api);
      const [late, later, idle] = [
        await family.hire('Adaeze', -20),
        await family.hire('Bela', 40),
        await family.add('Chloé'),
      ];
      const list = new ComponentPages(page);
      await list.open(api, family.wish);
      expect(await list.names()).toEqual([late.name, later.name, idle.name]);
      await expect(list.row(late.name)).toContainText(/Late: was due \w{3},\s\w{3}\s\d+/);
      await expect(list.row(late.name)).toContainText('0 of 5 forms');
      await expect(list.row(later.name)).toContainText(/\w{3},\s\w{3}\s\d+/);
      await expect(list.row(idle.name)).toContainText(list.words.noForms);
      await expect(page.locator('.cmp-count')).toHaveText('3 employees');
      await expect(page.getByRole('status').filter({ hasText: '3 employees' })).toBeAttached();
      expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).toBe(
        '[{},{}]',
      );
      expect(page.url()).not.toContain('fd_');
      await list.fitsEveryWidth();
      await list.audit();
    },
  );

  test(
    'is sorted, searched and filtered, and a reload keeps all of it',
    { tag: ['@everywhere', '@gate'] },
    async ({ page, api }) => {
      const family = new Family(api);
      for (const [name, start] of [
        ['Bela', -20],
        ['Adaeze', 40],
        ['Chloé', -20],
      ] as const)
        await family.hire(name, start);
      await family.add('Dora');
      const list = new ComponentPages(page);
      await list.open(api, family.wish);
      await list.sortBy(list.words.name, 'descending');
      const sorted = ['Dora', 'Chloé', 'Bela', 'Adaeze'].map((name) => `${name} ${family.name}`);
      expect(await list.names()).toEqual(sorted);

      await list.openFilters();
      await list.audit();
      await list.dialog.getByLabel(list.words.status).selectOption('requires_action');
      await list.dialog.getByRole('button', { name: list.words.overdueNow }).click();
      await list.apply();
      expect(await list.names()).toEqual([sorted[1], sorted[2]]);
      await expect(list.chip('Status: Open forms')).toBeVisible();
      await expect(list.chip('Next due: until')).toBeVisible();
      await list.audit();

      await page.reload();
      expect(await list.names()).toEqual([sorted[1], sorted[2]]);
      await list.chip('Next due').getByRole('button').click();
      await expect.poll(() => list.names()).toEqual(sorted.slice(1));
      await list.search('ada');
      expect(await list.names()).toEqual([sorted[3]]);
      await page.reload();
      await expect(page.getByRole('searchbox')).toHaveValue('ada');
      expect(await list.names()).toEqual([sorted[3]]);

      await list.search('nobody of that name');
      await expect(page.getByRole('heading', { name: list.words.noneFound })).toBeVisible();
      await list.audit();
      await list.button(list.words.clearFilters).click();
      await expect.poll(() => list.names()).toEqual(sorted);
    },
  );

  test(
    'that is longer than a page is read on and back, and a reload stays where one was',
    { tag: '@desktop' },
    async ({ page, api }) => {
      const family = new Family(api);
      const names = ['Ada', 'Bela', 'Chloé', 'Dora', 'Emil'].map((name) => `${name} ${family.name}`);
      for (const name of names) await family.add(name.split(' ')[0] ?? '');
      const list = new ComponentPages(page);
      const filters = { ...family.wish.filters, limit: '2', order_by: 'name' };
      await list.open(api, { ...family.wish, filters });
      expect(await list.names()).toEqual(names.slice(0, 2));
      await list.button(list.words.next).click();
      await expect.poll(() => list.names()).toEqual(names.slice(2, 4));
      await page.reload();
      expect(await list.names()).toEqual(names.slice(2, 4));
      await list.button(list.words.next).click();
      await expect.poll(() => list.names()).toEqual(names.slice(4));
      await expect(list.button(list.words.next)).toBeDisabled();
      await list.audit();
      await list.button(list.words.previous).click();
      await expect.poll(() => list.names()).toEqual(names.slice(2, 4));
      await page.goBack();
      await expect.poll(() => list.names()).toEqual(names.slice(4));
    },
  );

  test(
    'changes by itself when something happens, also where the stream of changes is cut',
    { tag: ['@desktop', '@gate'] },
    async ({ page, api }) => {
      const family = new Family(api);
      const person = await family.add('Adaeze');
      const list = new ComponentPages(page);
      await list.open(api, family.wish);
      await expect(page.locator('.cmp-fresh[data-live]')).toBeVisible();
      await family.place(person.id, -20);
      await expect(list.row(person.name)).toContainText('Late: was due', { timeout: 15_000 });

      await page.route('**/component_changes', (route) => route.abort());
      await page.reload();
      await list.settled();
      await expect(page.locator('.cmp-fresh')).toContainText('Updated at');
      await family.add('Bela');
      await expect(list.row(/^Bela/)).toBeVisible({ timeout: 25_000 });
    },
  );

  test('copies an onboarding link, and shows it where the clipboard is closed', async ({ page, api }) => {
    const family = new Family(api);
    const person = await family.hire('Adaeze');
    const list = new ComponentPages(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await list.open(api, family.wish);
    const copy = list.button(list.words.copyLinkOf.replace('{name}', person.name));
    await copy.click();
    await expect(page.getByRole('status').filter({ hasText: 'is copied' })).toBeAttached();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('/onboarding?link=');

    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await copy.click();
    await expect(list.dialog.getByLabel(list.words.linkCopyHere)).toHaveValue(/\/onboarding\?link=/);
    await list.audit();
    await page.keyboard.press('Escape');
    await expect(list.dialog).toHaveCount(0);
    await expect(copy).toBeFocused();

    const opening = page.waitForEvent('popup');
    await list.button(list.words.openLinkOf.replace('{name}', person.name)).click();
    const tab = await opening;
    await tab.waitForURL(/\/o\//);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });

  test(
    'shows the columns that one chose, and all of them on paper',
    { tag: '@everywhere' },
    async ({ page, api, viewport }) => {
      const family = new Family(api);
      await family.hire('Adaeze', -20);
      const list = new ComponentPages(page);
      await list.open(api, family.wish);
      const email = page.getByRole('columnheader', { name: list.words.email });
      if (!isPhone(viewport?.width)) {
        await expect(email).toHaveCount(0);
        await list.button(list.words.columns).click();
        await list.audit();
        await list.dialog.getByLabel(list.words.email).check();
        await list.dialog.getByLabel(list.words.placements).uncheck();
        await list.apply();
        await page.reload();
        await expect(email).toBeVisible();
        await expect(page.getByRole('columnheader', { name: list.words.placements })).toHaveCount(0);
      }
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('columnheader')).toHaveCount(9);
      await expect(email).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.locator('td.fd-table-actions').first()).toBeHidden();
      expect(await page.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe(
        'table-header-group',
      );
    },
  );

  test(
    'is shown as it was saved: by its filters and with its columns',
    { tag: '@desktop' },
    async ({ page, api }) => {
      const family = new Family(api);
      const late = await family.hire('Adaeze', -20);
      await family.hire('Bela', 40);
      const view = await api.post<{ id: string; name: string }>('/custom_views', {
        component: 'employees/list',
        name: `Late in ${family.name}`,
        filters: { next_task_due_at_to: new Date().toISOString() },
        columns: ['name', 'next_due', 'email'],
      });
      const list = new ComponentPages(page);
      await list.open(api, family.wish);
      await page.getByLabel(list.words.view, { exact: true }).selectOption(view.name);
      await expect.poll(() => list.names()).toEqual([late.name]);
      await expect(page.getByRole('columnheader', { name: list.words.email })).toBeAttached();
      await expect(page.getByRole('columnheader', { name: list.words.placements })).toHaveCount(0);
      await page.reload();
      expect(await list.names()).toEqual([late.name]);
      await list.audit();
      await page.goBack();
      await expect.poll(() => list.names()).toHaveLength(2);
    },
  );

  test(
    'is gone through by keys alone, and comes back to the row that was opened',
    { tag: '@desktop' },
    async ({ page, api }) => {
      const family = new Family(api);
      await family.hire('Adaeze', -20);
      const person = await family.hire('Bela', -20);
      const list = new ComponentPages(page);
      await list.open(api, family.wish);
      await tabTo(page, 'input[type="search"]');
      await page.keyboard.type('bela');
      await expect(page.locator('.cmp-count')).toHaveText('1 employee');
      await tabTo(page, '.cmp-row-link');
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText(list.words.formsOf.replace('{name}', person.name));
      await expect(page.locator('h1')).toBeFocused();
      expect(new URL(page.url()).pathname).toBe(`/components/employees/list/${person.id}`);
      await list.audit();
      await page.reload();
      await list.settled();
      await tabTo(page, '.cmp-why summary');
      await page.keyboard.press('Enter');
      await expect(page.locator('.cmp-why[open] li').first()).toBeVisible();
      await list.audit();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await tabTo(page, '.cmp-back');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('searchbox')).toHaveValue('bela');
      await expect(page.locator('.cmp-row-link').filter({ hasText: person.name })).toBeFocused();
    },
  );
});

test.describe('the forms of an employee', () => {
  test('the employee’s part is opened, filled in and come back from, and the finished form is downloaded', async ({
    page,
    api,
  }) => {
    const family = new Family(api);
    const person = await family.hire('Adaeze');
    const tasks = new ComponentPages(page);
    await tasks.open(api, { component: 'employee/tasks', employee_id: person.id });
    await expect(page.locator('h1')).toHaveText(`Forms of ${person.name}`);
    await expect(page.locator('.cmp-count')).toHaveText('5 forms');
    await tasks.fitsEveryWidth();
    await tasks.audit();
    const row = tasks.row('Emergency contact');
    await expect(row).toContainText(tasks.words.turn_employee);
    await row.getByRole('button', { name: tasks.words.fillIn }).click();
    await page.waitForURL(/\/o\//);

    const hosted = new HostedPages(page, 'en');
    await hosted.enter('emergency-contact');
    await hosted.answer(emergencyContact);
    await hosted.sign(person.name);
    await hosted.list();
    await page.getByRole('link', { name: hosted.words.list.goBack }).click();
    await page.waitForURL(/\/components\/employee\/tasks\?session=/);
    await tasks.settled();
    await expect(row).toContainText(tasks.words.taskCompleted, { timeout: 20_000 });
    await expect(page).not.toHaveURL(/opened=/);
    await tasks.audit();

    for (const [word, text] of [
      [tasks.words.document, 'Emergency'],
      [tasks.words.certificate, 'Emergency'],
    ] as const) {
      const downloading = page.waitForEvent('download');
      await row.getByRole('button', { name: word }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toMatch(/\.pdf$/);
      expect(await readPdf(readFileSync(await file.path()))).toContain(text);
    }
  });

  test(
    'a signed part is sent back with a reason, which the employee reads',
    { tag: '@desktop' },
    async ({ page, api }) => {
      const family = new Family(api);
      const person = await family.hire('Adaeze');
      const path = `/employees/${person.id}/onboarding?assignee_type=employee&locale=en`;
      const link = async () => (await api.get<{ url: string }>(path)).url;
      const task = await family.task(person.id, 'Form I-9, Employment Eligibility Verification');
      await signSection(await link(), task, {
        id: 'section_1',
        answers: { ...sectionOne, 'task.first_name': 'Adaeze', 'task.last_name': family.name },
        name: person.name,
      });

      const tasks = new ComponentPages(page);
      await tasks.open(api, { component: 'employee/tasks', employee_id: person.id });
      const row = tasks.row('Form I-9, Employment Eligibility Verification');
      await expect(row).toContainText(tasks.words.turn_employer);
      await expect(row.getByRole('button', { name: tasks.words.reviewSign })).toBeVisible();
      await row.getByRole('button', { name: tasks.words.sendBack }).click();
      await tasks.dialog.getByRole('button', { name: tasks.words.sendBack, exact: true }).click();
      await expect(tasks.dialog.getByRole('alert')).toHaveText(tasks.words.sendBackReasonNeeded);
      await expect(tasks.dialog.getByRole('textbox')).toBeFocused();
      await tasks.audit();
      await tasks.dialog.getByRole('textbox').fill('The date of birth is not that on the passport.');
      await tasks.dialog.getByRole('button', { name: tasks.words.sendBack, exact: true }).click();
      await expect(row).toContainText(tasks.words.turn_employee);
      await new HostedPages(page, 'en').open(await link());
      await expect(page.getByText('The date of birth is not that on the passport.')).toBeVisible();
    },
  );

  test(
    'are filtered by whose turn it is, and change by themselves when one is filled in elsewhere',
    { tag: '@desktop' },
    async ({ page, api }) => {
      const family = new Family(api);
      const person = await family.hire('Adaeze');
      const tasks = new ComponentPages(page);
      await tasks.open(api, { component: 'employee/tasks', employee_id: person.id });
      const row = tasks.row('Direct deposit');
      const before = await row.locator('.cmp-progress').innerText();
      const id = await family.task(person.id, 'Direct deposit');
      await api.patch(`/tasks/${id}/fields`, { fields: [{ path: 'task.action', value: 'new' }] });
      await expect(row.locator('.cmp-progress')).not.toHaveText(before, { timeout: 15_000 });

      await tasks.openFilters();
      await tasks.audit();
      await tasks.dialog.getByLabel(tasks.words.waitingFor).selectOption('employer_action');
      await tasks.apply();
      await expect(page.getByRole('heading', { name: tasks.words.noneFound })).toBeVisible();
      await page.reload();
      await expect(tasks.chip(tasks.words.waitingFor)).toBeVisible();
    },
  );
});

test(
  'E-Verify cases say where they stand, whose they are and that they are simulated, and are opened',
  { tag: '@everywhere' },
  async ({ page }) => {
    const { baseUrl, testToken } = runningStack();
    const api = new Integrator(baseUrl, testToken);
    const hire = await EverifyHire.make(api, '1111');
    await hire.sign();
    const cases = new ComponentPages(page);
    await cases.open(api, { component: 'everify/cases', filters: { per_page: '100' } });
    const { id } = await hire.read();
    const row = cases.row(/Nguyễn/).filter({ has: page.locator(`[data-row="${id}"]`) });
    await expect(row).toContainText('Harbor Foods');
    await expect(page.getByText(cases.words.simulatedHint)).toBeVisible();
    await cases.audit();
    await cases.openFilters();
    await cases.dialog.getByLabel('Final nonconfirmation').check();
    await cases.audit();
    await cases.apply();
    await expect(cases.chip('Final nonconfirmation')).toBeVisible();
    await page.reload();
    await expect(cases.chip('Final nonconfirmation')).toBeVisible();
    await cases.chip('Final nonconfirmation').getByRole('button').click();
    await cases.fitsEveryWidth();
    await row.getByRole('button').first().click();
    await page.waitForURL(/\/o\//);
    await expect(page.getByRole('heading', { name: 'E-Verify case' })).toBeVisible();
  },
);

test(
  'the account’s theme colours the pages, as far as it can be read',
  { tag: '@desktop' },
  async ({ page }) => {
    const { baseUrl, testToken } = runningStack();
    const api = new Integrator(baseUrl, testToken);
    const light = { primary_background: '#1a3d8f', custom_background: '#fff8e7', radius: '2px' };
    // The account has one theme, whichever project runs first.
    const { data } = await api.get<{ data: { id: string }[] }>('/themes?name=Harbor');
    if (data[0]) await api.patch(`/themes/${data[0].id}`, { light });
    else await api.post('/themes', { name: 'Harbor', light });
    const list = new ComponentPages(page);
    await list.open(api, new Family(api).wish);
    await page.emulateMedia({ colorScheme: 'light' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background()).toBe('rgb(255, 248, 231)');
    await list.audit();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background()).toBe('rgb(18, 20, 28)');
  },
);

test.describe('where there is nothing to be shown, the page says why and what to do', () => {
  test('of a link that was opened before, and of one that nobody knows', async ({ page, api }) => {
    const family = new Family(api);
    const person = await family.add('Adaeze');
    const list = new ComponentPages(page);
    const link = await linkFor(api, family.wish);
    const first = await page.context().newPage();
    await first.goto(link);
    await expect(first.getByText(person.name)).toBeVisible();
    await first.close();
    await page.goto(link);
    await expect(page.locator('h1')).toHaveText(list.words.ended_used);
    await expect(list.button(list.words.ask)).toHaveCount(0);
    await list.audit();
    await page.goto('/components/employees/list?code=made-up');
    await expect(page.locator('h1')).toHaveText(list.words.ended_unknown);
    expect(await page.locator('script, button, a, form').count()).toBe(0);
    await list.audit();
    expect(await page.content()).not.toContain(family.name);
  });

  test('of a session that ends while it is open', { tag: '@desktop' }, async ({ page, api }) => {
    const family = new Family(api);
    const person = await family.add('Adaeze');
    const list = new ComponentPages(page);
    await page.clock.install();
    await list.open(api, family.wish);
    await expect(page.getByText(person.name)).toBeVisible();
    await page.clock.fastForward('59:30');
    await expect(page.getByText(list.words.endingHint)).toBeVisible();
    await list.audit();
    await page.clock.fastForward('01:00');
    await expect(page.locator('h1')).toHaveText(list.words.ended_expired);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.getByText(person.name)).toHaveCount(0);
    await list.audit();
  });

  test('of a service that does not answer, without losing what is there', async ({ page, api }) => {
    const family = new Family(api);
    const person = await family.add('Adaeze');
    const list = new ComponentPages(page);
    await list.open(api, family.wish);
    await page.route('**/component_rows/**', (route) => route.abort());
    await list.sortBy(list.words.created, 'ascending');
    await expect(page.getByText('You are offline')).toBeVisible();
    await expect(page.getByText(person.name)).toBeVisible();
    await list.audit();
    await page.reload();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(list.words.offline);
    await list.audit();
    await page.unroute('**/component_rows/**');
    // The page asks again by itself too when it hears of a change: the button may be gone before it is pressed.
    await expect(async () => {
      const again = list.button(list.words.again);
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(page.getByText(person.name)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.route('**/component_rows/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(list.words.error);
    await list.audit();
  });

  test('of filters that cannot be asked', { tag: '@desktop' }, async ({ page, api }) => {
    const family = new Family(api);
    const person = await family.add('Adaeze');
    const list = new ComponentPages(page);
    await list.open(api, family.wish);
    await page.goto(`${page.url()}&status=odd`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(list.words.badFilter);
    await list.audit();
    await list.button(list.words.clearFilters).click();
    await expect(page.getByText(person.name)).toBeVisible();
  });
});
