import type { Page } from '@playwright/test';
import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { countKeys } from './hosted/count-keys.js';
import { date } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { tabTo, typeInto } from './hosted/keyboard.js';
import { waitingHires } from './hosted/waiting-hires.js';
import { expect, test } from './stack.js';

const examined = {
  'task.list_choice': 'a',
  'task.list_a_1:document': 'us_passport',
  'task.list_a_1:issuing_authority': 'U.S. Department of State',
  'task.list_a_1:number': '123456789',
  ...date('task.list_a_1', '2031-08-01'),
};

/** Fills in and signs the section that is open, by keys alone. */
async function examineAndSign(page: Page): Promise<void> {
  const keys = page.keyboard;
  for (const [name, value] of Object.entries(examined)) await typeInto(page, name, value);
  await keys.press('Control+Enter');
  await page.waitForURL(/section_2_certification/);
  const representative = page.locator('[name="task.employer_representative"]');
  await expect(representative).toHaveValue('Ortiz, Carmen, HR manager');
  await representative.focus();
  await keys.press('Enter');
  await page.waitForURL(/\/sign$/);
  await tabTo(page, '#consent');
  await keys.press('Space');
  await tabTo(page, '#acknowledgement');
  await keys.press('Space');
  await tabTo(page, '#signature-name');
  await expect(page.locator('#signature-name')).toHaveValue('Carmen Ortiz');
  await keys.press('Control+Enter');
  await page.waitForURL(/\/dashboard\/review\/next/);
}

test(
  'three forms are signed in a row from the queue by keys alone, one is sent back, and the queue is empty',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const { employer, hires } = await waitingHires(api, ['Okafor', 'Reyes', 'Silva', 'Tran']);
    const dashboard = new DashboardPages(page);
    const hosted = new HostedPages(page, 'en');
    const { reviewQueue: words, employer: ours, frame } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await expect(
      page.getByRole('navigation').getByRole('link', { name: words.title, exact: true }),
    ).toBeVisible();

    await page.goto(`/dashboard/review?employer=${employer.id}`);
    const rows = dashboard.main.getByRole('row').filter({ hasText: 'Section 2' });
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toContainText('Ada Okafor');
    await expect(rows.first()).toContainText('1 file');
    await dashboard.audit();
    await page.locator('.review-signer summary').press('Enter');
    await page.locator('[name="name"]').fill('Carmen Ortiz');
    await page.locator('[name="title"]').fill('HR manager');
    await page.locator('[name="title"]').press('Enter');
    await dashboard.expectDone(dashboard.words.deed.signerSaved);

    const pressed = await countKeys(page);
    await page.reload();
    await dashboard.main.getByRole('button', { name: words.begin, exact: true }).focus();
    await page.keyboard.press('Enter');
    for (const [at, { name }] of hires.slice(0, 3).entries()) {
      await page.waitForURL(/section_2_documents/);
      const pictures = page.getByRole('complementary', { name: ours.pictures });
      await expect(pictures.locator('.picture-stage img')).toHaveJSProperty('naturalWidth', 24);
      await expect(page.locator('.attested')).toContainText('Ada');
      await expect(page.locator('.attested')).not.toContainText('412-09');
      if (at === 0) await hosted.audit();
      await examineAndSign(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.did_signed);
      const next = hires[at + 1]?.name ?? '';
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(words.next.replace('{name}', next));
      const go = dashboard.main.getByRole('button', { name: new RegExp(`^${words.reviewNext}`) });
      await expect(go).toBeFocused();
      if (at === 0) await dashboard.audit();
      expect(name).not.toBe(next);
      await page.keyboard.press('Enter');
    }
    const { keys, letters } = pressed();
    test
      .info()
      .annotations.push({ type: 'keys', description: `${keys} keys and ${letters} letters for three` });
    // By Tab alone through every control, lists of documents too: what a mouse and a glance spare is not counted.
    expect(keys).toBeLessThan(600);

    await page.waitForURL(/section_2_documents/);
    await page.getByRole('link', { name: ours.sendBack, exact: true }).press('Enter');
    await page.locator('[name="reason"]').fill('The last name is not as on the card.');
    await dashboard.press(ours.sendBack);
    await page.waitForURL(/\/dashboard\/review\/next/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.did_sent_back);
    await expect(dashboard.main).toContainText(words.endOfQueue);
    await page.keyboard.press('Escape');
    await page.waitForURL(/\/dashboard\/review\?employer=/);
    await expect(dashboard.main).toContainText(words.noneFound);
    await dashboard.audit();
    expect(frame.backToQueue).toBeTruthy();
  },
);

test('a form is left with Escape, its row is found again, and one that is skipped stays', async ({
  page,
  api,
}) => {
  const { employer, hires } = await waitingHires(api, ['Umar', 'Vega']);
  const dashboard = new DashboardPages(page);
  const { reviewQueue: words, employer: ours } = dashboard.words;
  await dashboard.signIn(await linkFor(api, await newPerson(api)));
  await page.goto(`/dashboard/review?employer=${employer.id}`);
  const openRow = () =>
    dashboard.main.getByRole('button', { name: new RegExp(hires[0]?.name ?? '') }).click();
  await openRow();
  await page.waitForURL(/section_2_documents/);
  const number = page.locator('[name="task.additional_information"]');
  await number.fill('Seen at the desk.');
  await number.blur();
  await page.keyboard.press('Escape');
  await page.waitForURL(new RegExp(`/dashboard/review\\?employer=.*#${hires[0]?.task}$`));
  await openRow();
  await page.waitForURL(/section_2_documents/);
  await expect(number).toHaveValue('Seen at the desk.');
  await page.getByRole('link', { name: ours.skip, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.did_skipped);
  await expect(dashboard.main).toContainText(hires[1]?.name ?? '');
  // What the address says was done is said only where it was.
  await page.goto(page.url().replace('did=skipped', 'did=signed'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.did_skipped);
});
