import { type Entries, HostedPages } from './hosted/hosted-pages.js';
import { sectionOne } from './hosted/entries.js';
import { newHire } from './hosted/new-hire.js';
import { signSection } from './hosted/sign-section.js';
import { expect, test } from './stack.js';

const preparer: Entries = {
  'task.preparer_1_last_name': 'Cho',
  'task.preparer_1_first_name': 'Min',
  'task.preparer_1_address_street': '5 Elm Street',
  'task.preparer_1_address_city': 'Troy',
  'task.preparer_1_address_state': 'NY',
  'task.preparer_1_address_zip': '12180',
};

test(
  'whoever helped is handed the device, signs their own part and gives it back',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const hire = await newHire(api);
    await signSection(await hire.link('employee'), hire.tasks.i9, {
      id: 'section_1',
      answers: { ...sectionOne, 'task.preparer_count': '1' },
      name: 'Ánh Nguyễn',
    });
    const pages = new HostedPages(page, 'en');
    const { words } = pages;
    await pages.open(await hire.link('employee'));
    const list = new URL(page.url()).pathname;
    await pages.enter('i-9');
    await expect(page).toHaveURL(/\/handover$/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await pages.audit();
    await page.emulateMedia({ colorScheme: 'light' });

    // The employee is not the one who helped.
    await pages.fill({ name: 'Ánh Nguyễn' });
    await page.getByRole('main').getByRole('button', { name: words.handover.submit }).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(words.handover.refused);
    await pages.audit();

    await pages.fill({ name: 'Min Cho' });
    await pages.press(words.handover.submit);
    expect(new URL(page.url()).pathname.startsWith(`${list}/`)).toBe(false);
    await expect(page.getByRole('banner')).toContainText('Min Cho');
    await pages.answer(preparer);
    await pages.sign('Min Cho');
    await expect(page.getByRole('main')).not.toContainText('412-09-9999');
    await pages.press(words.handover.submitBack.replace('{name}', 'Ánh'));
    await expect(page).toHaveURL(new RegExp(`${list}(/|$)`));
  },
);
