import { duePeople } from './components/due-people.js';
import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

test(
  'a record is chosen by a part of its name, out of more than a list shows, and stays chosen',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const employer = await duePeople(api, { Weekley: 3 });
    const name = `Quayside ${employer.id.slice(-8)}`;
    await api.patch(`/employers/${employer.id}`, { name });
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/calendar'));
    const { calendar, recordPicker } = dashboard.words;
    // Until its place is seen it is the browser's own list.
    const picker = page.locator('input[role="combobox"]').and(page.getByLabel(calendar.employer));
    await picker.pressSequentially('no such name');
    await expect(page.getByText(recordPicker.noneFound)).toBeVisible();
    await picker.fill('');
    await picker.pressSequentially(name.toLowerCase());
    await page.getByRole('option', { name }).click();
    await page.getByRole('button', { name: calendar.find }).click();
    await expect(page).toHaveURL(new RegExp(`employer=${employer.id}`));
    await expect(picker).toHaveValue(name);
    await expect(dashboard.main).toContainText('Weekley');
    await dashboard.audit();

    const answer = await page.request.get('/dashboard/record-choices?kind=secrets&name=a');
    expect(answer.status()).toBe(400);
  },
);

test('a list of a record that is gone is of all, and says so', { tag: '@desktop' }, async ({ page, api }) => {
  const { employer } = await newHire(api);
  const old = `/dashboard/records/placements?employer=er_gone&after=nowhere`;
  const dashboard = new DashboardPages(page);
  await dashboard.signIn(await linkFor(api, await newPerson(api), old));
  const { recordPicker, records } = dashboard.words;
  // The place to read on from is gone, too: the list is read from its start, and still says whose it was asked to be.
  await expect(page).not.toHaveURL(/after=/);
  await expect(dashboard.main).toContainText(recordPicker.gone_employer);
  await expect(page.locator('h1')).toHaveText(records.placement_title);
  await expect(dashboard.main.getByRole('row').nth(1)).toBeVisible();
  await dashboard.audit();

  await page.goto(`/dashboard/records/placements?employer=${employer.id}`);
  await expect(dashboard.main).not.toContainText(recordPicker.gone_employer);
  await page.goto('/dashboard/appearance/texts?employer=er_gone');
  await expect(dashboard.main).toContainText(recordPicker.goneOfAccount);
});

/** What waits until it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<true>((resolve) => {
    open = () => resolve(true);
  });
  return { opened, open: () => open() };
}

test(
  'what is chosen by keys at once is what was typed, however slow the answer is',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const [employer] = [await duePeople(api, { Longshore: 3 }), await duePeople(api, {})];
    const name = `Wharfage ${employer.id.slice(-8)}`;
    await api.patch(`/employers/${employer.id}`, { name });
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/calendar'));
    const { calendar, recordPicker } = dashboard.words;
    const answers = gate();
    await page.route('**/record-choices?*', async (route) => {
      if (route.request().url().includes('name=Wharfage')) await answers.opened;
      await route.continue();
    });
    const picker = page.locator('input[role="combobox"]').and(page.getByLabel(calendar.employer));
    const options = page.locator('.fd-combobox-list .fd-option');
    await picker.focus();
    await page.keyboard.press('ArrowDown');
    await expect(options).not.toHaveCount(0);
    const other = await options.first().locator('span').first().innerText();

    await page.keyboard.type(name);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: recordPicker.looking })).toBeAttached();
    await expect(options.filter({ hasNotText: name })).toHaveCount(0);
    await expect(picker).toHaveValue(name);
    await expect(page.locator('input[name="employer"]')).toHaveValue('');
    answers.open();
    await expect(page.locator('input[name="employer"]')).toHaveValue(employer.id);
    await expect(picker).toHaveValue(name);
    await expect(options).toHaveCount(0);

    // Arrow keys alone show where one is once the answer is there.
    await picker.selectText();
    await page.keyboard.type(other);
    await page.keyboard.press('ArrowDown');
    await expect(options.and(page.locator('[data-focused]'))).toContainText(other);
    await page.keyboard.press('Escape');

    // Who goes on at once has chosen all the same.
    const later = gate();
    await page.route('**/record-choices?*', async (route) => {
      await later.opened;
      await route.continue();
    });
    await picker.selectText();
    await page.keyboard.type(other);
    for (const key of ['ArrowDown', 'Enter', 'Tab']) await page.keyboard.press(key);
    later.open();
    await expect(picker).toHaveValue(other);
    await expect(page.locator('input[name="employer"]')).not.toHaveValue(employer.id);
    await picker.selectText();
    await page.keyboard.type(name);
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(page.locator('input[name="employer"]')).toHaveValue(employer.id);

    // What is chosen already is not in the way of what is typed over it.
    await picker.selectText();
    await page.keyboard.type(other);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(picker).toHaveValue(other);

    await page.route('**/record-choices?*', (route) => route.abort());
    await picker.selectText();
    await page.keyboard.type('Zzyzx');
    await expect(page.locator('.fd-options-empty')).toHaveText(recordPicker.notLoaded);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the list of a filter comes with the page once it is asked for',
    { tag: '@desktop' },
    async ({ page, api }) => {
      const [employer] = [await duePeople(api, { Weekley: 1 }), await duePeople(api, {})];
      const dashboard = new DashboardPages(page);
      const { recordPicker, calendar } = dashboard.words;
      await dashboard.signIn(
        await linkFor(api, await newPerson(api), `/dashboard/calendar?employer=${employer.id}`),
      );
      const options = page.locator('#employer option');
      await expect(options).toHaveCount(2);
      await page.getByRole('button', { name: `${recordPicker.list} ${recordPicker.employer}` }).click();
      await expect(page).toHaveURL(new RegExp(`employer=${employer.id}`));
      expect(await options.count()).toBeGreaterThan(2);
      await expect(page.locator('#employer')).toHaveValue(employer.id);
      await page.getByRole('button', { name: calendar.find }).click();
      await expect(dashboard.main).toContainText('Weekley');
    },
  );
});
