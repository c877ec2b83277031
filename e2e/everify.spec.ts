import type { Locator, Page } from '@playwright/test';

import type { Locale } from '@firstday/domain/languages';
import { picture } from '../apps/everify-simulator/src/picture.ts';
import { EverifyHire } from './hosted/everify-hire.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { expect, Integrator, runningStack, test as base } from './stack.js';

/** Test accounts alone use the simulator. */
const test = base.extend<{ api: Integrator }>({
  api: async ({ baseURL }, provide) => {
    const { baseUrl, testToken } = runningStack();
    await provide(new Integrator(baseURL ?? baseUrl, testToken));
  },
});

const employee = { name: 'Ánh' };

/** The pages of a case, in the words of a language. */
class CasePages extends HostedPages {
  readonly say: HostedPages['words']['everify'];

  constructor(page: Page, locale: Locale = 'en') {
    super(page, locale);
    this.say = this.words.everify;
  }

  /** The case in the list, or on the page that says that the form is signed. */
  card(): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: this.say.name, exact: true }) });
  }

  async enterCase(): Promise<void> {
    await expect(this.card()).toContainText(this.say.simulated);
    await this.follow(this.card().getByRole('link'));
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

  /** On a busy machine a call may be given up and made again, which the page says and then shows. */
  async hasResult(text: string): Promise<void> {
    await expect(this.heading(text)).toBeVisible({ timeout: 60_000 });
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

interface Started {
  readonly hire: EverifyHire;
  readonly pages: CasePages;
}
interface HowStarted {
  readonly locale?: Locale;
  readonly copyOfPassport?: Buffer;
  readonly companyId?: string | null;
  readonly daysAgo?: number;
}

/** A hire whose form both sides have signed; the employer has gone from the list to the case. */
async function start(page: Page, api: Integrator, lastFour: string, how: HowStarted = {}): Promise<Started> {
  const hire = await EverifyHire.make(api, lastFour, how);
  await hire.sign(how.copyOfPassport);
  const pages = new CasePages(page, how.locale);
  await pages.open(await hire.link('employer', how.locale));
  await pages.enterCase();
  return { hire, pages };
}

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test(
    'a case is opened after the form is signed, and authorized at once',
    { tag: '@gate' },
    async ({ page, api }) => {
      const hire = await EverifyHire.make(api, '0001');
      await hire.signOnPages(page);
      const pages = new CasePages(page);
      await pages.enterCase();
      await pages.press(pages.say.openButton);
      await pages.hasResult(pages.say.authorized);
      await expect(pages.text(pages.say.done_open)).toBeFocused();
      expect((await hire.read()).status).toBe('CLOSED');
      await expect(page.getByText((await hire.read()).case_number ?? 'none').first()).toBeVisible();
      // Each step at the time of its reader.
      await expect(page.locator('.case-history time').first()).toContainText(/E[DS]T$/);
    },
  );
});

test(
  'a mismatch is told in private, contested by the employee, referred, and resolved',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const { hire, pages } = await start(page, api, '0003');
    await pages.press(pages.say.openButton);
    await pages.hasResult(pages.say.mismatch);
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
    await expect(page.getByRole('link', { name: pages.say.toClose })).toHaveCount(0);
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
  },
);

test(
  'photos that do not match, one beside the other, lead to copies of the document',
  { tag: '@everywhere' },
  async ({ page, api }) => {
    const { hire, pages } = await start(page, api, '0006', { copyOfPassport: picture() });
    await pages.press(pages.say.openButton);
    const photos = [pages.say.photoAlt, pages.say.photoCopyAlt].map((name) =>
      page.getByRole('img', { name }),
    );
    for (const photo of photos)
      await expect
        .poll(() => photo.evaluate((it) => (it instanceof HTMLImageElement ? it.naturalWidth : 0)))
        .toBe(240);
    const [theirs, ours] = await Promise.all(photos.map((photo) => photo.boundingBox()));
    expect([ours?.y, ours?.height]).toEqual([theirs?.y, theirs?.height]);
    await page.locator('[name="answer"][value="not_matching"]').check();
    await pages.press(pages.say.photoButton);
    await expect(pages.heading(pages.say.copies)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: pages.say.copiesButton }).click();
    await expect(page.getByRole('alert').filter({ hasText: pages.say.frontRequired })).toBeFocused();
    await page
      .locator('input[name="front"]')
      .setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: picture() });
    await pages.press(pages.say.copiesButton);
    await expect(pages.heading(pages.say.moreTime)).toBeVisible();
    expect((await hire.read()).status).toBe('MANUAL_REVIEW');
    await hire.wait(3_600);
    await expect.poll(async () => (await hire.read()).status, { timeout: 20_000 }).toBe('PENDING_REFERRAL');
  },
);

test('while E-Verify is down for an hour the case waits, and is then opened once and on time', async ({
  page,
  api,
}) => {
  const { hire, pages } = await start(page, api, '0010');
  await pages.press(pages.say.openButton);
  await pages.hasResult(pages.say.pending);
  expect(await hire.simulatedCases()).toBe(0);
  const dueOn = (await hire.read()).due_on ?? '';
  await hire.wait(3_601);
  await expect.poll(async () => (await hire.read()).status, { timeout: 60_000 }).toBe('CLOSED');
  expect(await hire.simulatedCases()).toBe(1);
  expect(new Date().toISOString().slice(0, 10) <= dueOn).toBe(true);
  await page.reload();
  await expect(pages.heading(pages.say.authorized)).toBeVisible();
});

test('data that E-Verify cannot match are put right, or the case is closed because they were wrong', async ({
  page,
  api,
}) => {
  const { hire, pages } = await start(page, api, '0011');
  await pages.press(pages.say.openButton);
  await pages.hasResult(pages.say.confirm);
  await pages.follow(page.getByRole('link', { name: pages.say.toClose }));
  await page.getByRole('main').getByRole('button', { name: pages.say.closeButton }).click();
  await expect(page.getByRole('alert').filter({ hasText: pages.say.chooseOne })).toBeFocused();
  await pages.follow(page.getByRole('link', { name: pages.words.page.back }));
  await page.getByRole('textbox', { name: pages.say.field_last_name }).fill('Nguyen');
  await pages.press(pages.say.confirmButton);
  await expect(pages.heading(pages.say.authorized)).toBeVisible();
  expect((await hire.read()).status).toBe('CLOSED');
});

test(
  'what a case lacks is said and not guessed, and a case that nobody needs is discarded',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const { hire, pages } = await start(page, api, '0001', { companyId: null });
    await expect(pages.heading(pages.say.missing)).toBeVisible();
    await expect(pages.text(pages.say.missing_company_id)).toBeVisible();
    await expect(page.getByRole('button', { name: pages.say.openButton })).toHaveCount(0);
    await pages.follow(page.getByRole('link', { name: pages.say.toDiscard }));
    await pages.press(pages.say.discardButton);
    await expect(pages.heading(pages.say.closed)).toBeVisible();
    expect(await hire.simulatedCases()).toBe(0);
  },
);

test(
  'both sides go through a mismatch in their own language, Arabic',
  { tag: '@phone' },
  async ({ page, api }) => {
    const { hire, pages } = await start(page, api, '0005', { locale: 'ar' });
    await pages.press(pages.say.openButton);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await pages.hasResult(pages.say.mismatch);
    await pages.take(pages.say.notice);
    await page.reload();
    await page.getByRole('checkbox').check();
    await pages.press(pages.say.toldButton);
    await decide(pages, hire, 'act');
  },
);

/** The employee reads the notice, chooses and signs; a choice without a signature is refused. */
async function decide(pages: CasePages, hire: EverifyHire, choice: 'act' | 'not_act'): Promise<void> {
  const { page, say } = pages;
  await pages.open(await hire.link('employee', pages.locale));
  await pages.enterCase();
  await expect(pages.heading(say.yoursRights)).toBeVisible();
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
