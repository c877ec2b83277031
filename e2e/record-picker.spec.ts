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
