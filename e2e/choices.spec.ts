import type { Locator } from '@playwright/test';

import { DashboardPages, linkFor, newEmail, newPerson } from './dashboard/dashboard-pages.js';
import { expect, test } from './stack.js';

interface Made {
  readonly id: string;
}

const chosenIn = (boxes: Locator): Promise<string[]> =>
  boxes.evaluateAll((all) =>
    all.flatMap((box) => (box instanceof HTMLInputElement && box.checked ? [box.value] : [])),
  );

/** The page's own program runs once React has taken the form over. */
test(
  'of several boxes those that are ticked are chosen, and no others',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await page.goto('/dashboard/users/new', { waitUntil: 'networkidle' });
    const boxes = dashboard.main.locator('[name="user_group_ids"]');
    const groups = await boxes.evaluateAll((all) =>
      all.flatMap((box) => (box instanceof HTMLInputElement ? [box.value] : [])),
    );
    const [first = '', second = ''] = groups;
    expect(await chosenIn(boxes)).toEqual([]);
    await boxes.first().check();
    expect(await chosenIn(boxes)).toEqual([first]);
    // An email is missing: what is checked before the form is sent says so, and chooses nothing.
    await dashboard.press(dashboard.words.users.inviteSubmit);
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await chosenIn(boxes)).toEqual([first]);
    await boxes.nth(1).check();
    expect(await chosenIn(boxes)).toEqual([first, second]);
    await boxes.first().uncheck();
    expect(await chosenIn(boxes)).toEqual([second]);

    // Somebody who is in the first group alone is so on their page too.
    const { id } = await api.post<Made>('/users', { email: newEmail(), user_group_ids: [first] });
    await page.goto(`/dashboard/users/${id}`, { waitUntil: 'networkidle' });
    expect(await chosenIn(boxes)).toEqual([first]);
    await boxes.nth(1).check();
    expect(await chosenIn(boxes)).toEqual([first, second]);
  },
);
