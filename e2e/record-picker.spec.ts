import { duePeople } from './components/due-people.js';
import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
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
