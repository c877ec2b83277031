import { date, i9 } from './hosted/entries.js';
import { type Entries, HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

const minor: Entries = {
  ...i9,
  ...date('task.date_of_birth', `${new Date().getUTCFullYear() - 16}-01-05`),
  'task.section_1_completed_by': 'parent_or_guardian',
  'task.preparer_count': '1',
};

const parent: Entries = {
  'task.preparer_1_last_name': 'Trần',
  'task.preparer_1_first_name': 'Mai',
  'task.preparer_1_address_street': '5 Elm Street',
  'task.preparer_1_address_city': 'Troy',
  'task.preparer_1_address_state': 'NY',
  'task.preparer_1_address_zip': '12180',
};

test(
  'a parent completes Section 1 of a minor and certifies it with their own name',
  { tag: '@everywhere' },
  async ({ page, api }) => {
    const hire = await newHire(api);
    const pages = new HostedPages(page, 'en');
    const { words } = pages;
    await pages.open(await hire.link('employee'));
    await pages.enter('i-9');
    await pages.answer(minor);
    await pages.follow(page.getByRole('link', { name: words.review.continue }));
    await expect(page).toHaveURL(/\/handover$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.handover.standInTitle);
    await page.emulateMedia({ colorScheme: 'dark' });
    await pages.audit();
    await pages.fill({ name: 'Mai Trần' });
    await pages.press(words.handover.submit);

    await expect(page).toHaveURL(/\/sign$/);
    await expect(page.getByRole('main')).toContainText('Individual under age 18');
    await page.locator('#consent').check();
    await page.locator('#acknowledgement').check();
    await pages.press(words.sign.submit);

    await pages.answer(parent);
    await pages.sign('Mai Trần');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words.handover.signedTitle.replace('{helper}', 'Mai Trần'),
    );
    await pages.press(words.handover.submitBack.replace('{name}', 'Ánh'));
  },
);
