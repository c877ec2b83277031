import type { Locator, Page } from '@playwright/test';

import { EverifyHire, passport } from './hosted/everify-hire.js';
import { HostedPages, type Locale } from './hosted/hosted-pages.js';
import { expect, Integrator, runningStack, test as base } from './stack.js';

/** Test accounts alone use the simulator. */
const test = base.extend<{ api: Integrator }>({
  api: async ({ baseURL }, provide) => {
    const { baseUrl, testToken } = runningStack();
    await provide(new Integrator(baseURL ?? baseUrl, testToken));
  },
});
test.describe.configure({ timeout: 240_000 });

const employee = { name: 'Ánh' };

/** The pages of a case, in the words of a language. */
class CasePages extends HostedPages {
  readonly say: HostedPages['words']['everify'];

  constructor(page: Page, locale: Locale = 'en') {
    super(page, locale);
    this.say = this.words.everify;
  }

  /** From the list, or from the page that says that the form is signed, to the case. */
  async enterCase(): Promise<void> {
    const card = this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: this.say.name, exact: true }) });
    await expect(card).toContainText(this.say.simulated);
    await this.follow(card.getByRole('link'));
  }

  /** What each page of a simulated case says, in light and in dark. */
  override async audit(): Promise<void> {
    await super.audit();
    if (!this.page.url().includes('/everify/')) return;
    await expect(this.page.getByRole('heading', { name: this.say.simulated })).toBeVisible();
    await this.page.emulateMedia({ colorScheme: 'dark' });
    await super.audit();
    await this.page.emulateMedia({ colorScheme: 'light' });
  }

  heading(text: string): Locator {
    return this.page.getByRole('heading', { name: filled(text), exact: true });
  }

  text(text: string): Locator {
    return this.page.getByText(filled(text), { exact: true });
  }

  /** Opens a paper of E-Verify as the browser would, without leaving the page. */
  async take(paper: string): Promise<void> {
    const link = this.page.getByRole('link', { name: paper }).first();
    const address = new URL((await link.getAttribute('href')) ?? '', this.page.url());
    const answer = await this.page.request.get(address.href);
    expect([answer.status(), (await answer.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  }
}

const filled = (text: string): string => text.replaceAll('{name}', employee.name);

test('a case is opened after the form is signed, and authorized at once', async ({ page, api }) => {
  const hire = await EverifyHire.make(api, '0001');
  await hire.signForm(page);
  const pages = new CasePages(page);
  await pages.enterCase();
  await pages.press(pages.say.openButton);
  await expect(pages.heading(pages.say.authorized)).toBeVisible();
  await expect(pages.text(pages.say.done_open)).toBeFocused();
  expect((await hire.read()).status).toBe('CLOSED');
  await expect(page.getByText((await hire.read()).case_number ?? 'none').first()).toBeVisible();
});

test('a mismatch is told in private, contested by the employee, referred, and resolved', async ({
  page,
  api,
}) => {
  const hire = await EverifyHire.make(api, '0003');
  await hire.signForm(page);
  const pages = new CasePages(page);
  await pages.enterCase();
  await pages.press(pages.say.openButton);
  await expect(pages.heading(pages.say.mismatch)).toBeVisible();
  await expect(pages.heading(pages.say.noAdverse)).toBeVisible();
  await expect(page.getByRole('button', { name: pages.say.toldButton })).toHaveCount(0);

  await pages.open(await hire.link('employee'));
  await expect(pages.heading(pages.say.name)).toHaveCount(0);

  await pages.open(await hire.link('employer'));
  await pages.enterCase();
  await pages.take(pages.say.notice);
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: pages.say.toldButton }).click();
  await expect(page.getByRole('alert').filter({ hasText: pages.say.confirmTold })).toBeFocused();
  await page.getByRole('checkbox').check();
  await pages.press(pages.say.toldButton);
  await expect(pages.text(pages.say.stepDecisionNow)).toBeVisible();
  await expect(page.getByRole('button', { name: pages.say.referButton })).toHaveCount(0);

  await decide(pages, hire, 'act');

  await pages.open(await hire.link('employer'));
  await pages.enterCase();
  await expect(pages.text(pages.say.decided_act)).toBeVisible();
  await pages.press(pages.say.referButton);
  await expect(pages.heading(pages.say.referred)).toBeVisible();
  await pages.take(pages.say.referral);

  await pages.open(await hire.link('employee'));
  await pages.enterCase();
  await expect(pages.heading(pages.say.yoursNext)).toBeVisible();
  await pages.take(pages.say.referral);

  await hire.wait(3_600);
  await expect.poll(async () => (await hire.read()).status, { timeout: 20_000 }).toBe('CLOSED');
  await page.reload();
  await expect(pages.heading(pages.say.yoursAuthorized)).toBeVisible();
  await pages.audit();
});

test('a mismatch that is not contested ends in a nonconfirmation, closed with its reason', async ({
  page,
  api,
}) => {
  const hire = await EverifyHire.make(api, '0004');
  await hire.signForm(page);
  const pages = new CasePages(page);
  await pages.enterCase();
  await pages.press(pages.say.openButton);
  await pages.take(pages.say.notice);
  await page.reload();
  await page.getByRole('checkbox').check();
  await pages.press(pages.say.toldButton);
  await decide(pages, hire, 'not_act');

  await pages.open(await hire.link('employer'));
  await pages.enterCase();
  await pages.press(pages.say.declineButton);
  await expect(pages.heading(pages.say.final)).toBeVisible();
  await page
    .getByRole('radio', { name: filled(pages.say.reason_EMPLOYEE_CONTINUES_TO_WORK_AFTER_FNC) })
    .check();
  await page.getByRole('main').getByRole('button', { name: pages.say.closeButton }).click();
  await expect(page.getByRole('alert').filter({ hasText: pages.say.describe })).toBeFocused();
  await page.getByRole('textbox').fill('The appeal is under way.');
  await pages.press(pages.say.closeButton);
  await expect(pages.heading(pages.say.closed)).toBeVisible();
  expect((await hire.read()).status).toBe('CLOSED');
});

test('photos that do not match lead to copies of the document', async ({ page, api }) => {
  const hire = await EverifyHire.make(api, '0006');
  await hire.signForm(page, passport);
  const pages = new CasePages(page);
  await pages.enterCase();
  await pages.press(pages.say.openButton);
  const photo = page.getByRole('img', { name: pages.say.photoAlt });
  await expect
    .poll(() => photo.evaluate((it) => (it instanceof HTMLImageElement ? it.naturalWidth : 0)))
    .toBe(240);
  await page.locator('[name="answer"][value="not_matching"]').check();
  await pages.press(pages.say.photoButton);
  await expect(pages.heading(pages.say.copies)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: pages.say.copiesButton }).click();
  await expect(page.getByRole('alert').filter({ hasText: pages.say.frontRequired })).toBeFocused();
  await page
    .locator('input[name="front"]')
    .setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: dot });
  await pages.press(pages.say.copiesButton);
  await expect(pages.heading(pages.say.moreTime)).toBeVisible();
  expect((await hire.read()).status).toBe('MANUAL_REVIEW');
  await hire.wait(3_600);
  await expect.poll(async () => (await hire.read()).status, { timeout: 20_000 }).toBe('PENDING_REFERRAL');
});

test('while E-Verify is down for an hour the case waits, and is then opened once and on time', async ({
  page,
  api,
}) => {
  const hire = await EverifyHire.make(api, '0010');
  await hire.signForm(page);
  const pages = new CasePages(page);
  await pages.enterCase();
  await pages.press(pages.say.openButton);
  await expect(pages.heading(pages.say.pending)).toBeVisible();
  expect(await hire.simulatedCases()).toBe(0);
  const dueOn = (await hire.read()).due_on ?? '';
  await hire.wait(3_601);
  await expect.poll(async () => (await hire.read()).status, { timeout: 60_000 }).toBe('CLOSED');
  expect(await hire.simulatedCases()).toBe(1);
  expect(new Date().toISOString().slice(0, 10) <= dueOn).toBe(true);
  await page.reload();
  await expect(pages.heading(pages.say.authorized)).toBeVisible();
});

for (const locale of ['es', 'ar'] as const) {
  test(`both sides read a mismatch in their own language: ${locale}`, async ({ page, api }) => {
    const hire = await EverifyHire.make(api, '0005');
    await hire.signForm(page);
    const pages = new CasePages(page, locale);
    await pages.open(await hire.link('employer', locale));
    await pages.enterCase();
    await pages.press(pages.say.openButton);
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    await expect(pages.heading(pages.say.mismatch)).toBeVisible();
    await pages.take(pages.say.notice);
    await page.reload();
    await page.getByRole('checkbox').check();
    await pages.press(pages.say.toldButton);
    await pages.open(await hire.link('employee', locale));
    await pages.enterCase();
    await expect(pages.heading(pages.say.yoursRights)).toBeVisible();
  });
}

/** The employee reads the notice, chooses and signs; a choice without a signature is refused. */
async function decide(pages: CasePages, hire: EverifyHire, choice: 'act' | 'not_act'): Promise<void> {
  const { page, say } = pages;
  await pages.open(await hire.link('employee'));
  await pages.enterCase();
  await pages.take(say.notice);
  await page.getByRole('main').getByRole('button', { name: say.decideButton }).click();
  await expect(page.getByRole('alert').filter({ hasText: say.nameRequired })).toBeFocused();
  await pages.audit();
  await page.locator(`[name="decision"][value="${choice}"]`).check();
  await page.getByRole('checkbox', { name: say.yoursHasRead }).check();
  await page.locator('[name="consents"]').check();
  await page.locator('[name="name"]').fill('Ánh Nguyễn');
  await pages.press(say.decideButton);
  await expect(pages.heading(say.yoursNext)).toBeVisible();
}

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
