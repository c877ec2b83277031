import { i9, sectionOne } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { signSection } from './hosted/sign-section.js';
import { expect, test } from './stack.js';

test(
  'the page that signs shows a number only when it is asked for, and leads from an answer to its question and back',
  { tag: '@gate' },
  async ({ page, api }) => {
    const hire = await newHire(api);
    const employee = new HostedPages(page, 'en');
    await employee.open(await hire.link('employee', '&locale=en'));
    await employee.enter('i-9');
    await employee.answer(i9);

    const row = page.locator('[id="answer-task.social_security_number"]');
    await expect(row).toContainText('9999');
    expect(await page.content()).not.toContain('412-09');
    await row.getByRole('link', { name: /^Show/ }).click();
    await expect(row).toContainText('412-09-9999');
    await employee.audit();
    await row.getByRole('link', { name: /^Hide/ }).click();
    await expect(row).not.toContainText('412-09');

    const email = page.locator('[id="answer-task.email"]');
    await email.getByRole('link', { name: /^Change/ }).click();
    await expect(page).toHaveURL(/#field-task\.email$/);
    const control = page.locator('[name="task.email"]');
    await expect(control).toBeInViewport();
    await control.fill('anh.nguyen@example.com');
    await employee.press(employee.words.page.continue);
    await expect(page).toHaveURL(/\/sign#answer-task\.email$/);
    await expect(email).toContainText('anh.nguyen@example.com');
    await expect(email).toBeInViewport();
  },
);

test('what was advised where it was answered is said once more where it is signed @phone', async ({
  page,
  api,
}) => {
  const hire = await newHire(api);
  const employee = new HostedPages(page, 'en');
  await employee.open(await hire.link('employee', '&locale=en'));
  await employee.enter('i-9');
  const zip = page.locator('[name="task.address_zip"]');
  await employee.fill({ ...i9, 'task.address_zip': '90210' });
  const words = 'This ZIP code is in California. Check the ZIP code and the state.';
  await zip.blur();
  await expect(page.getByText(words)).toBeVisible();
  await employee.answer({ ...i9, 'task.address_zip': '90210' });
  const row = page.locator('[id="answer-task.address_zip"]');
  await expect(row).toContainText(words);
  await employee.audit();
  await row.getByRole('link', { name: /^Change/ }).click();
  await zip.fill('10005');
  await employee.press(employee.words.page.continue);
  await expect(row).toContainText('10005');
  await expect(page.getByText(words)).toHaveCount(0);
});

test('an examiner is shown the number and the birth date of Section 1 only when they ask @desktop', async ({
  page,
  api,
}) => {
  const hire = await newHire(api);
  await signSection(await hire.link('employee'), hire.tasks.i9, {
    id: 'section_1',
    answers: sectionOne,
    name: 'Ánh Nguyễn',
  });
  const employer = new HostedPages(page, 'en');
  await employer.open(await hire.link('employer'));
  await page.goto(`${page.url().replace(/\/$/, '')}/tasks/${hire.tasks.i9}/section_2_documents`);
  const attested = page.locator('.attested');
  await expect(attested).toContainText('9999');
  expect(await page.content()).not.toMatch(/412-09|04\/12\/1990/);
  const shown = async (path: string, text: string) => {
    const row = attested.locator(`[id="answer-${path}"]`);
    await row.getByRole('link', { name: /^Show/ }).click();
    await expect(row).toContainText(text);
    await employer.audit();
    await row.getByRole('link', { name: /^Hide/ }).click();
    await expect(row).not.toContainText(text);
  };
  await shown('task.social_security_number', '412-09-9999');
  await shown('task.date_of_birth', '1990');
});
