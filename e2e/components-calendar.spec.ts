import { ComponentPages } from './components/component-pages.js';
import { duePeople } from './components/due-people.js';
import { expect, test } from './stack.js';

test(
  'the calendar shows what is due first in words, is filtered, and leads to the form and back',
  { tag: '@everywhere' },
  async ({ page, api }) => {
    const employer = await duePeople(api, { Overdune: -3, Weekley: 2, Later: 40 });
    const wish = { component: 'compliance/calendar', filters: { employer_id: employer.id } } as const;
    const calendar = new ComponentPages(page);
    const { words } = calendar;
    await calendar.open(api, wish);
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText(/Quirina Overdune/);
    await expect(rows.nth(0)).toContainText(/Late: was due \w{3},\s\w{3}\s\d+/);
    await expect(rows.nth(1)).toContainText(/Quirina Weekley/);
    await expect(rows.nth(2)).toContainText(words.because_chosen);
    await expect(page.locator('.cmp-count')).toHaveText('3 deadlines');
    await calendar.fitsEveryWidth();
    await calendar.audit();

    await calendar.openFilters();
    await calendar.dialog.getByLabel(words.deadline_receipt).check();
    await calendar.audit();
    await calendar.apply();
    await expect(page.getByRole('main')).toContainText(words.noneFound);
    await calendar.audit();
    await calendar.button(words.clearFilters).click();
    await expect(rows).toHaveCount(3);

    const label = words.openDeadlineOf.replace('{name}', 'Quirina Overdune');
    await calendar.button(label).click();
    await page.waitForURL(/\/o\//);
    await page.goBack();
    await expect(rows).toHaveCount(3);
  },
);
