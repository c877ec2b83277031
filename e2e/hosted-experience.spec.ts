import { currentEdition } from '@firstday/forms';
import { violationsOn } from './audit.js';
import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { i9, sectionOne, w4 } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { signSection } from './hosted/sign-section.js';
import { expect, test } from './stack.js';

test('an unknown link shows what to do and nothing else', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/onboarding?link=made-up');
  const hosted = new HostedPages(page, 'en');
  await expect(page.getByRole('heading', { name: hosted.words.expired.title })).toBeVisible();
  await hosted.audit();
});

test(
  'Arabic runs from right to left, and the government text stays English from left to right',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const hire = await newHire(api);
    const hosted = new HostedPages(page, 'ar');
    await hosted.open(await hire.link('employee'));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await hosted.enter('i-9');
    const notice = page.getByText('ANTI-DISCRIMINATION NOTICE');
    const direction = await notice.evaluate((element) => getComputedStyle(element).direction);
    expect(direction).toBe('ltr');
    await expect(notice.locator('xpath=ancestor-or-self::*[@lang][1]')).toHaveAttribute('lang', 'en');
  },
);

test('what was answered on one device is there on another', async ({ page, browser, api }) => {
  const hire = await newHire(api);
  const link = await hire.link('employee', '&locale=en');
  const phone = new HostedPages(page, 'en');
  await phone.open(link);
  await phone.enter('i-9');
  await page.locator('[name="task.last_name"]').fill('Nguyễn');
  await page.locator('[name="task.first_name"]').click();
  await expect(page.getByText(phone.words.page.saved, { exact: false }).last()).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  const other = new HostedPages(elsewhere, 'en');
  await other.open(link);
  await other.enter('i-9');
  await expect(elsewhere.locator('[name="task.last_name"]')).toHaveValue('Nguyễn');
  await elsewhere.context().close();
});

test(
  'errors are listed first, take the focus, and lead to what caused them',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const hire = await newHire(api);
    const hosted = new HostedPages(page, 'en');
    await hosted.open(await hire.link('employee', '&locale=en'));
    await hosted.enter('w-4');
    await page.locator('[name="employee.social_security_number"]').fill('000-12-3456');
    await page.getByRole('main').getByRole('button', { name: hosted.words.page.continue }).click();
    const summary = page.getByRole('alert').filter({ hasText: hosted.words.page.problem });
    await expect(summary).toBeFocused();
    await expect(summary).not.toContainText('000-12-3456');
    expect(await violationsOn(page)).toEqual([]);
    await hosted.audit();
    await summary.getByRole('link').first().click();
    await expect(page.locator('[name="employee.social_security_number"]')).toBeFocused();
  },
);

test('where a number stands on a document is drawn for whoever asks', async ({ page, api }) => {
  const hire = await newHire(api);
  const hosted = new HostedPages(page, 'en');
  await hosted.open(await hire.link('employee', '&locale=en'));
  await hosted.enter('i-9');
  await hosted.fill(i9);
  await hosted.press(hosted.words.page.continue);
  await hosted.fill({ 'task.citizenship_status': 'lawful_permanent_resident' });
  const drawing = page.getByRole('main').locator('details').filter({ hasText: hosted.words.page.drawing });
  await expect(drawing.locator('img')).toBeHidden();
  await drawing.locator('summary').click();
  await expect(drawing.locator('img')).toBeVisible();
  await expect(drawing.locator('img')).toHaveJSProperty('naturalWidth', 320);
  await hosted.audit();
});

test('a form that was sent back says why, and is signed again', { tag: '@gate' }, async ({ page, api }) => {
  const hire = await newHire(api);
  const employee = new HostedPages(page, 'en');
  const employeeLink = await hire.link('employee', '&locale=en');
  const employer = new HostedPages(page, 'en');
  const employerLink = await hire.link('employer', '&locale=en');

  await employer.open(employerLink);
  await employer.enter('i-9');
  const notice = currentEdition('i-9').sections.find(({ id }) => id === 'section_2')?.lockedNotice?.en;
  await expect(page.getByText(notice?.split('{')[0] ?? '?', { exact: false })).toBeVisible();

  await signSection(employeeLink, hire.tasks.i9, {
    id: 'section_1',
    answers: sectionOne,
    name: 'Ánh Nguyễn',
  });

  await employer.open(employerLink);
  await employer.enter('i-9');
  await employer.follow(page.getByRole('link', { name: employer.words.employer.sendBack }));
  await page.getByRole('textbox').fill('Your first name is spelled differently on your card.');
  await employer.press(employer.words.employer.sendBack);

  await employee.open(employeeLink);
  await employee.enter('i-9');
  await expect(page.getByText('Your first name is spelled differently on your card.')).toBeVisible();
  await employee.answer({ 'task.first_name': 'Anh' });
  await employee.sign('Anh Nguyễn');

  const words = employee.words.versions;
  await employee.follow(page.getByRole('link', { name: words.link }));
  await expect(page.getByText('Your first name is spelled differently on your card.')).toBeVisible();
  const changed = page.locator('.version-changes > div').filter({ hasText: 'First Name' });
  await expect(changed.locator('del')).toHaveText('Ánh');
  await expect(changed.locator('ins')).toHaveText('Anh');

  const dashboard = new DashboardPages(page);
  await dashboard.signIn(await linkFor(api, await newPerson(api)));
  await page.goto('/dashboard/archive/versions');
  await page.locator('#task').fill(hire.tasks.i9);
  await dashboard.press(dashboard.words.archive.versionsShow);
  await expect(dashboard.main).toContainText('Your first name is spelled differently on your card.');
  const row = dashboard.main.getByRole('row').filter({ hasText: 'First Name' });
  await expect(row.locator('del')).toHaveText('Ánh');
  await expect(row.locator('ins')).toHaveText('Anh');
  await dashboard.audit();
});

test('a tick that was set before the page came alive stays', async ({ page, api }) => {
  const hire = await newHire(api);
  const hosted = new HostedPages(page, 'en');
  await hosted.open(await hire.link('employee', '&locale=en'));
  await hosted.enter('w-4');
  await hosted.answer(w4);
  // A slow phone: what makes the page alive comes after the person has begun.
  let release: () => void = () => undefined;
  const ticked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await ticked;
    await route.continue();
  });
  await page.goto(page.url(), { waitUntil: 'commit' });
  await page.locator('#consent').check();
  release();
  await page.waitForLoadState('networkidle');
  await page.locator('#signature-method-drawn').check();
  await expect(page.locator('canvas')).toBeVisible();
  await expect(page.locator('#consent')).toBeChecked();
});

test('a signature can be drawn', { tag: ['@everywhere', '@gate'] }, async ({ page, api }) => {
  const hire = await newHire(api);
  const hosted = new HostedPages(page, 'en');
  await hosted.open(await hire.link('employee', '&locale=en'));
  await hosted.enter('w-4');
  await hosted.answer(w4);
  await page.locator('#consent').check();
  await page.locator('#signature-name').fill('Ánh Nguyễn');
  await page.locator('#signature-method-drawn').check();
  await page.locator('canvas').scrollIntoViewIfNeeded();
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('there is nothing to draw on');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  for (const [x, y] of [
    [60, 20],
    [90, 80],
    [140, 30],
    [180, 70],
  ] as const)
    await page.mouse.move(box.x + x, box.y + y);
  await page.mouse.up();
  await hosted.press(hosted.words.sign.submit);
  await expect(page.getByText(hosted.words.done.keep)).toBeVisible();
});

test('a link to one form leads back to where it came from once that is signed', async ({ page, api }) => {
  const hire = await newHire(api);
  const back = 'https://partner.example/hires?step=2';
  const more = `&locale=en&task_ids=${hire.tasks.w4}&redirect_to=${encodeURIComponent(back)}`;
  const hosted = new HostedPages(page, 'en');
  await hosted.open(await hire.link('employee', more));
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await hosted.enter('w-4');
  await hosted.answer(w4);
  await hosted.sign('Ánh Nguyễn');
  await expect(page.getByRole('link', { name: hosted.words.done.leave, exact: true })).toHaveAttribute(
    'href',
    back,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form can be read and answered', { tag: '@gate' }, async ({ page, api }) => {
    const hire = await newHire(api);
    const hosted = new HostedPages(page, 'en');
    await page.goto(await hire.link('employee', '&locale=en'));
    await expect(page.getByRole('heading', { name: 'Form I-9' })).toBeVisible();
    await page.getByRole('link', { name: /Form I-9/ }).click();
    await expect(page.getByText('ANTI-DISCRIMINATION NOTICE')).toBeVisible();
    const first = page.url();
    await hosted.fill(i9);
    await page.getByRole('main').getByRole('button', { name: hosted.words.page.continue }).click();
    expect(page.url()).not.toBe(first);
    await expect(page.getByRole('radio').first()).toBeVisible();
  });
});
