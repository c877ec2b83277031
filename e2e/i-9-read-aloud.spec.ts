import type { Page } from '@playwright/test';
import { auditPage } from './audit.js';
import { i9 } from './hosted/entries.js';
import { tabTo, typeInto } from './hosted/keyboard.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

const green = { 'task.citizenship_status': 'lawful_permanent_resident', 'task.lpr_number': 'A123456789' };

/** What a screen reader reads of the page, line by line, without addresses, the lists of places, and what the day decides. */
async function isReadAs(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const read = `${await main.ariaSnapshot()}\n`
    .replaceAll(/^ *- \/url: .*\n/gm, '')
    .replaceAll(/^ *- option "(?!Choose").*\n/gm, '')
    .replaceAll(/\b[A-Z][a-z]+ \d{1,2}, \d{4}/g, '(date)')
    .replaceAll(/\bDue [a-z]+\b/g, 'Due (day)')
    // Saved or not yet: it says so when it comes.
    .replaceAll(/- status: .*/g, '- status');
  expect(read).toMatchSnapshot(`i-9-${name}.txt`);
}

/**
 * Section 1 of Form I-9 without a mouse, and what is read aloud of each of its pages. The transcripts in `transcripts`
 * are to be read, line by line, whenever they change: `npx playwright test i-9-read-aloud --update-snapshots`.
 */
test(
  'Section 1 is filled in and signed by the keyboard alone, and reads as it should',
  { tag: '@gate' },
  async ({ page, api }) => {
    const hire = await newHire(api);
    await page.goto(await hire.link('employee', `&locale=en&task_ids=${hire.tasks.i9}`));
    await expect(page.locator('h1')).toBeVisible();
    await isReadAs(page, '1-list');
    const enter = async (selector: string, on: RegExp) => {
      await tabTo(page, selector);
      await page.keyboard.press('Enter');
      await page.waitForURL(on);
      await expect(page.locator('h1')).toBeVisible();
      await auditPage(page);
    };
    const answer = async (answers: object) => {
      for (const [name, value] of Object.entries(answers)) await typeInto(page, name, String(value));
    };
    const goOn = 'main button[value="continue"]';

    await enter('main .fd-button', /section_1_information/);
    await isReadAs(page, '2-information');
    // Nothing is entered: the summary has the focus, and its first line leads to the field.
    await tabTo(page, goOn);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
    await isReadAs(page, '3-problems');
    await tabTo(page, 'main [role="alert"] a');
    await page.keyboard.press('Enter');
    await expect(page.locator('[name="task.last_name"]')).toBeFocused();
    await answer(i9);
    await enter(goOn, /section_1_status/);
    await answer({ ...green, 'task.preparer_count': '0' });
    await isReadAs(page, '4-status-and-preparers');
    await enter(goOn, /sign$/);
    await isReadAs(page, '5-check-and-sign');
    for (const id of ['consent', 'acknowledgement']) {
      await tabTo(page, `#${id}`);
      await page.keyboard.press('Space');
    }
    await tabTo(page, '#signature-name');
    await page.keyboard.type('Ánh Nguyễn');
    await enter('#signing button.fd-button', /done$/);
    await expect(page.locator('h1')).toBeFocused();
  },
);
